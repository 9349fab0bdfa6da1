import Diagnostics
import FeatureFiles

/// An attempt of a scenario as the pretty report shows it.
struct PrettyScenario {
  let result: ScenarioResult
  let terminal: Terminal

  /// The column of a step's text: four blanks, the mark, a blank, the keyword and two blanks come before it.
  private static let textColumn = 13

  /// The lines: the name, then each step.
  var lines: [String] {
    let failure = result.failure?.lines(or: nil, in: terminal, width: terminal.width - 4) ?? []
    return titleLines + reasonLines + shownSteps.flatMap(lines(of:))
      + (failure + result.output.lines(in: terminal)).indented(by: 4)
  }

  /// The name, and the place behind it or, where there is no room, below it.
  private var titleLines: [String] {
    let attempt = result.attempt > 1 ? " (attempt \(result.attempt))" : ""
    let names = (result.scenario.name.visibleLine + attempt).wrapped(to: terminal.width - 2)
    let place = result.scenario.location.place
    var lines = names.map { terminal.text($0, in: .bold) }
    if (names.last ?? "").displayWidth + place.displayWidth + 4 <= terminal.width {
      lines[lines.count - 1] += "  \(terminal.text(place, in: .dim))"
    } else {
      lines.append(terminal.text(place, in: .dim))
    }
    return lines.indented(by: 2)
  }

  private var reasonLines: [String] {
    result.skipReason.map { "skipped: \($0.visibleLine)".wrapped(to: terminal.width - 4).indented(by: 4) } ?? []
  }

  /// All steps, and the hooks that failed or said something.
  private var shownSteps: [StepResult] {
    result.steps.filter { $0.isStep || $0.outcome != .passed || !$0.attachments.isEmpty }
  }

  private func lines(of step: StepResult) -> [String] {
    let width = terminal.width - Self.textColumn
    let text = step.keywordAndText.text.wrapped(to: step.isStep ? width : width + 7)
    let place = shownPlace(of: step, behind: lineWidth(of: step, text[0]))
    let below = Array(text.dropFirst()) + argumentLines(of: step) + explanationLines(of: step, place != nil)
    return [firstLine(of: step, text) + (place ?? "")] + below.indented(by: Self.textColumn)
  }

  private func firstLine(of step: StepResult, _ text: [String]) -> String {
    let mark = terminal.text(step.outcome.mark, in: step.outcome.ink)
    let keyword = step.isStep ? "\(step.keywordAndText.keyword.padded(to: 5))  " : ""
    let shown = text.count == 1 ? highlighted(step, text[0]) : text[0]
    return "    \(mark) \(terminal.text(keyword, in: .dim))\(shown)\(time(of: step))"
  }

  private func lineWidth(of step: StepResult, _ text: String) -> Int {
    (step.isStep ? Self.textColumn : 6) + text.displayWidth + time(of: step).displayWidth
  }

  private func time(of step: StepResult) -> String {
    step.duration.milliseconds < 100 ? "" : "  \(step.duration.text)"
  }

  /// Where the definition stands, in a column of its own: without its folder, or not at all, where there is no room.
  private func shownPlace(of step: StepResult, behind used: Int) -> String? {
    guard let place = step.definition?.place else { return nil }
    let column = max(used, placeColumn) + 3
    let names = [place, place.split(separator: "/").last.map(String.init) ?? place]
    return names.first { column + $0.displayWidth <= terminal.width }.map {
      String(repeating: " ", count: column - used) + terminal.text($0, in: .dim)
    }
  }

  /// Where the longest text ends, if there is room for places behind it.
  private var placeColumn: Int {
    let ends = shownSteps.map { lineWidth(of: $0, $0.keywordAndText.text) }
    return ends.filter { $0 + 30 <= terminal.width }.max() ?? 0
  }

  /// The text with what parameters took from it in an ink of its own.
  private func highlighted(_ step: StepResult, _ text: String) -> String {
    guard terminal.isColored, case .step(let original) = step.subject, original.text == text else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = ""
    var end = 0
    for argument in step.arguments.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where argument.range.lowerBound >= end && argument.range.upperBound <= scalars.count {
      result += String(scalars[end..<argument.range.lowerBound])
      result += terminal.text(String(scalars[argument.range]), in: .cyan)
      end = argument.range.upperBound
    }
    return result + String(scalars[end...])
  }

  private func argumentLines(of step: StepResult) -> [String] {
    guard case .step(let step) = step.subject else { return [] }
    return step.argumentLines.map(\.visible)
  }

  private func explanationLines(of step: StepResult, _ isDefinitionShown: Bool) -> [String] {
    StepExplanation(
      result: step, reader: .terminal, terminal: terminal, width: terminal.width - Self.textColumn,
      isDefinitionShown: isDefinitionShown
    ).lines
  }
}

extension String {
  fileprivate init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self.init(String.UnicodeScalarView(scalars))
  }
}
