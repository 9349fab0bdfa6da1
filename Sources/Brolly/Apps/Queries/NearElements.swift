import AppInterface
import Diagnostics

/// What is on a screen instead of what a query asks for.
struct NearElements {
  private let steps: [QueryStep]
  private let screen: ElementSnapshot

  init(_ steps: [QueryStep], _ screen: ElementSnapshot) {
    self.steps = steps
    self.screen = screen
  }

  /// The end of a sentence that says what is missing: what bears the name instead, or names that are near.
  var hint: String {
    guard let missing = firstMissing else { return "." }
    let found = bearer(of: missing)
    if missing.count == steps.count { return found.map { "; \($0)" } ?? "." }
    return "; there is no \(missing.phrase)" + (found.map { ", \($0)" } ?? ".")
  }

  /// The first steps that lead nowhere, up to the last of those that say what the elements are that are looked for there.
  private var firstMissing: [QueryStep]? {
    let ends = steps.indices.filter { $0 == steps.count - 1 || steps[$0 + 1].goesDeeper }
    return ends.lazy.map { Array(steps[...$0]) }.first { $0.elements(in: screen).isEmpty }
  }

  private func bearer(of steps: [QueryStep]) -> String? {
    guard case .named(let name) = steps.last else { return nil }
    let all = [QueryStep.descendants(.any)].elements(in: screen)
    if let other = all.first(where: { $0.element.names.contains(name) }) { return "\(place(of: other))." }
    let near = Suggestion.nearest(to: name, among: Set(all.flatMap(\.element.names)).sorted())
    return near.isEmpty ? nil : "did you mean \(near.map { "\"\($0)\"" }.joined(separator: " or "))?"
  }

  /// `it is a button in a cell`.
  private func place(of other: LocatedElement) -> String {
    let parent = screen.element(at: other.path.dropLast())?.elementType ?? .application
    let outside = parent == .application ? "" : " in \(parent.nounWithArticle)"
    return "it is \(other.element.elementType.nounWithArticle)\(outside)"
  }
}
