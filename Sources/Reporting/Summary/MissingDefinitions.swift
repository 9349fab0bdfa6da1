import Diagnostics

/// The definitions that undefined steps ask for: one for each that is missing, however many steps want it.
struct MissingDefinitions {
  private var snippets: [(text: String, steps: Int)] = []
  private var indices: [String: Int] = [:]

  /// Collects them from the last attempts of scenarios.
  init(of scenarios: [ScenarioRecord]) {
    for scenario in scenarios {
      for step in scenario.attempts.last?.steps ?? [] {
        if case .define(let snippet, _) = step.advice { add(snippet) }
      }
    }
  }

  /// The lines that say what to paste; none where nothing is missing.
  func lines(in terminal: Terminal) -> [String] {
    guard !snippets.isEmpty else { return [] }
    let steps = snippets.reduce(0) { $0 + $1.steps }
    let what = steps == 1 ? "1 step has no definition" : "\(steps) steps have no definition"
    let paste = snippets.count == 1 ? "Paste this one and fill it in:" : "Paste these and fill them in:"
    return ["\(what). \(paste)"]
      + snippets.flatMap { [""] + $0.text.visible.lines.map { terminal.text($0, in: .cyan) }.indented(by: 2) }
  }

  private mutating func add(_ snippet: String) {
    if let index = indices[snippet] {
      snippets[index].steps += 1
    } else {
      indices[snippet] = snippets.count
      snippets.append((snippet, 1))
    }
  }
}
