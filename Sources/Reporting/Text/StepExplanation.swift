import Diagnostics
import FeatureFiles

/// What is to be said below a step or a hook: why it did not hold, and what to do about it.
struct StepExplanation {
  /// Who reads it.
  enum Reader {
    /// Someone at a terminal: definitions to paste come once, at the end of the summary.
    case terminal
    /// Someone who has only this text: it says everything, places in the feature file included.
    case document
  }

  let result: StepResult
  let reader: Reader
  let terminal: Terminal
  /// How many columns the lines may take.
  let width: Int
  /// Whether the definition's place already stands elsewhere.
  var isDefinitionShown = false

  /// The lines, not indented.
  var lines: [String] { placeLines + verdictLines + attachmentLines }

  private var placeLines: [String] {
    guard reader == .document, !result.outcome.isGreen, case .step(let step) = result.subject else { return [] }
    return ["at \(step.location.place)"]
  }

  private var verdictLines: [String] {
    switch result.outcome {
    case .passed: []
    case .skipped: reasonLines
    case .pending: reasonLines + (ownLocation.map { [terminal.text($0.place, in: .dim)] } ?? [])
    case .undefined, .ambiguous: adviceLines
    case .failed: result.failure?.lines(or: ownLocation, in: terminal, width: width) ?? []
    }
  }

  /// Where the hook or the definition stands: the place of a failure that has none of its own.
  private var ownLocation: SourceLocation? {
    if isDefinitionShown { return nil }
    return if case .hook(let hook) = result.subject { hook.location } else { result.definition }
  }

  private var reasonLines: [String] {
    result.reason.map { $0.visible.lines.flatMap { $0.wrapped(to: width) } } ?? []
  }

  private var adviceLines: [String] {
    switch result.advice {
    case .define(let snippet, let nearest): defineLines(snippet, nearest)
    case .choose(let candidates):
      ["These definitions match; only one of them may:"] + candidateLines(candidates)
    case nil: []
    }
  }

  private func defineLines(_ snippet: String, _ nearest: [StepAdvice.Candidate]) -> [String] {
    var lines = ["No definition matches this step."]
    if !nearest.isEmpty { lines += ["The nearest ones are:"] + candidateLines(nearest) }
    if reader == .document { lines += ["Paste this and fill it in:"] + snippet.visible.lines.indented(by: 2) }
    return lines
  }

  private func candidateLines(_ candidates: [StepAdvice.Candidate]) -> [String] {
    let column = candidates.map { $0.expression.visibleLine.displayWidth }.max() ?? 0
    return candidates.flatMap { candidate -> [String] in
      let (expression, place) = (candidate.expression.visibleLine, candidate.location.place)
      let isFitting = column + 4 + place.displayWidth <= width
      return isFitting
        ? ["  \(expression.padded(to: column))  \(terminal.text(place, in: .dim))"]
        : ["  \(expression)", "    \(terminal.text(place, in: .dim))"]
    }
  }

  private var attachmentLines: [String] { result.attachments.flatMap(\.lines) }
}

extension Attachment {
  /// A line of the log as it is; of anything else, what it is.
  var lines: [String] {
    guard isLog, case .text(let text) = body else { return ["attached: \(summary)"] }
    return text.visible.lines.cutInMiddle(to: 20).map { "log: \($0)" }
  }
}
