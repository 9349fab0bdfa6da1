internal import Diagnostics
internal import FeatureFiles
internal import Reporting
internal import StepExpressions

/// One thread's pass over scenarios; a matcher may not leave its thread, so each pass has its own.
final class BindingPass {
  let binder: StepBinder
  let matcher: StepMatcher
  private let patterns: [StepPattern]
  /// What was found for a text before: the sentences of a suite come again and again.
  private var known: [String: Bound] = [:]
  // Only a run with undefined steps pays for these.
  private lazy var nearest = NearestPatterns(patterns)
  private lazy var generator = ExpressionGenerator(binder.parameterTypes)

  init(_ binder: StepBinder, _ patterns: [StepPattern]) {
    self.binder = binder
    self.patterns = patterns
    matcher = StepMatcher(patterns)
  }

  /// Binds a step, and checks the value behind it.
  func entry(for step: Step, mistakes: inout [Diagnostic]) -> PlannedEntry {
    let bound = bound(step)
    if case .definition(let index, let captures) = bound.action {
      do {
        let definition = binder.contents.definitions[index]
        try ArgumentCheck(step: step, definition: definition, captures: captures.count).run()
      } catch {
        mistakes.append(error)
      }
    }
    let binding = StepBinding(
      .step(step), definition: bound.definition, arguments: bound.arguments, advice: bound.advice)
    return PlannedEntry(binding: binding, action: bound.action)
  }

  /// What a step's text alone says of its binding.
  private struct Bound {
    var action = PlannedEntry.Action.nothing
    var definition: SourceLocation?
    var arguments: [MatchedArgument] = []
    var advice: StepAdvice?
  }

  private func bound(_ step: Step) -> Bound {
    if let bound = known[step.text] { return bound }
    let matches = matcher.matches(step.text)
    guard let match = matches.first, matches.count == 1 else {
      // What to paste depends on more than the text.
      return Bound(advice: matches.isEmpty ? undefined(step) : ambiguous(matches))
    }
    let bound = Bound(
      action: .definition(match.pattern, match.captures.map(CapturedText.init)),
      definition: binder.contents.definitions[match.pattern].location,
      arguments: match.captures.compactMap(MatchedArgument.init))
    known[step.text] = bound
    return bound
  }

  private func ambiguous(_ matches: [StepMatch]) -> StepAdvice { .choose(matches.map { candidate($0.pattern) }) }

  private func undefined(_ step: Step) -> StepAdvice {
    let snippet = DefinitionSnippet(step, generator.expressions(for: step.text))
    return .define(snippet: snippet.code, nearest: nearest.nearest(to: step.text).map(candidate))
  }

  private func candidate(_ index: Int) -> StepAdvice.Candidate {
    StepAdvice.Candidate(
      expression: patterns[index].source, location: binder.contents.definitions[index].location)
  }
}

extension CapturedText {
  init(_ capture: StepCapture) {
    let text: String = if case .string(let unquoted) = capture.value { unquoted } else { capture.text }
    self.init(text: text, groups: capture.groups, parameterType: capture.parameterType?.name)
  }
}

extension MatchedArgument {
  init?(_ capture: StepCapture) {
    guard let range = capture.range else { return nil }
    self.init(range: range, text: capture.text, parameterType: capture.parameterType?.name)
  }
}
