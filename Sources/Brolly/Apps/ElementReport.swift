import AppInterface
import Diagnostics

/// Words for what a query did not find as it was wanted, with the screen at that moment.
struct ElementReport {
  private let steps: [QueryStep]
  private let appName: String
  private let screen: ElementSnapshot
  private let waited: Duration

  init(_ steps: [QueryStep], _ appName: String, _ screen: ElementSnapshot, waited: Duration) {
    self.steps = steps
    self.appName = appName
    self.screen = screen
    self.waited = waited
  }

  func missing(at location: SourceLocation) -> AppError {
    error(.noSuchElement, "no \(steps.phrase) on the screen of \(appName)\(within)\(hint)", at: location)
  }

  func doubled(_ count: Int, at location: SourceLocation) -> AppError {
    let advice = "name one by its identifier, or take firstMatch or element(boundBy:)."
    return error(
      .ambiguousElement,
      "\(count) elements are \(steps.phrase) on the screen of \(appName)\(within); \(advice)", at: location)
  }

  func present(at location: SourceLocation) -> AppError {
    error(.conditionNotMet, "\(steps.phrase) is still on the screen of \(appName)\(after).", at: location)
  }

  func refused(_ action: ElementAction, _ reason: WireError, at location: SourceLocation) -> AppError {
    error(
      .elementNotInteractable,
      "\(steps.phrase) on the screen of \(appName) takes no \(action.noun)\(within): \(reason.message).",
      at: location)
  }

  func unequal<Value>(_ name: String, wanted: Value, found: Value, at location: SourceLocation) -> AppError {
    error(
      .conditionNotMet,
      "\(name) of \(steps.phrase) on the screen of \(appName) is \(words(found))\(after), not \(words(wanted)).",
      at: location)
  }

  private func error(_ kind: AppError.Kind, _ sentence: String, at location: SourceLocation) -> AppError {
    let outline = screen.outline
    return AppError(kind, sentence, lines: outline.isEmpty ? ["The screen is empty."] : outline, at: location)
  }

  private var within: String { waited > .zero ? " within \(waited.inSeconds)" : "" }
  private var after: String { waited > .zero ? " after \(waited.inSeconds)" : "" }

  /// What bears the name instead, or names that are near; the end of the sentence.
  private var hint: String {
    guard case .named(let name) = steps.last else { return "." }
    let all = [QueryStep.descendants(.any)].elements(in: screen)
    if let other = all.first(where: { $0.element.names.contains(name) }) { return "; \(place(of: other))." }
    let near = Suggestion.nearest(to: name, among: Set(all.flatMap(\.element.names)).sorted())
    return near.isEmpty ? "." : "; did you mean \(near.map { "\"\($0)\"" }.joined(separator: " or "))?"
  }

  /// `it is a button in a cell`.
  private func place(of other: LocatedElement) -> String {
    let parent = screen.element(at: other.path.dropLast())?.elementType ?? .application
    let outside = parent == .application ? "" : " in \(article(parent))"
    return "it is \(article(other.element.elementType))\(outside)"
  }

  private func article(_ type: ElementType) -> String {
    let name = type.rawValue
    return name.first.map { "aeiou".contains($0) } == true ? "an \(name)" : "a \(name)"
  }

  private func words<Value>(_ value: Value) -> String {
    switch value {
    case let text as String: text.debugDescription
    case let optional as String?: optional?.debugDescription ?? "nil"
    default: "\(value)"
    }
  }
}

extension [QueryStep] {
  /// The query in words: `button "OK" in alert "Something went wrong"`.
  var phrase: String {
    var parts: [String] = []
    for step in self {
      switch step {
      case .descendants(let type), .children(let type): parts.append(type == .any ? "element" : type.rawValue)
      case .named(let name): parts[parts.count - 1] += " \"\(name)\""
      case .identified(let identifier): parts[parts.count - 1] += " with identifier \"\(identifier)\""
      case .at(let position): parts[parts.count - 1] += " at \(position)"
      case .first: parts[parts.count - 1] = "first " + parts[parts.count - 1]
      }
    }
    return parts.reversed().joined(separator: " in ")
  }
}
