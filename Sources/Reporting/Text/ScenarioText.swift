import Diagnostics
import FeatureFiles

/// An attempt of a scenario as text: its steps with their marks, what went wrong below them, and what was printed.
struct ScenarioText {
  let result: ScenarioResult
  var reader = StepExplanation.Reader.terminal
  var terminal = Terminal.plain
  /// The least column of the marks.
  var markColumn = 0
  /// Whether steps that hold are shown too.
  var showsEveryStep = true

  /// The lines of the steps and of what went wrong outside them.
  var stepLines: [String] {
    let column = max(markColumn, ownMarkColumn)
    return shownSteps.flatMap { lines(of: $0, markColumn: column) } + failureLines + seedLines
  }

  /// The lines of what was printed.
  var outputLines: [String] {
    result.output.lines(in: terminal).indented(by: 2)
  }

  /// The column where marks stand, if nothing else has a say.
  var ownMarkColumn: Int {
    let widest = shownSteps.map { prefix(of: $0).displayWidth + $0.keywordAndText.text.displayWidth }.max() ?? 0
    return min(widest + 3, terminal.width - 14)
  }

  private var shownSteps: [StepResult] {
    result.steps.filter { step in
      step.isStep ? showsEveryStep || !step.outcome.isGreen : step.outcome != .passed || !step.attachments.isEmpty
    }
  }

  private var failureLines: [String] {
    let width = reader == .document ? Int.max : terminal.width - 2
    return result.failure?.lines(or: nil, in: terminal, width: width).indented(by: 2) ?? []
  }

  /// How to have the random numbers again that led to this; where all is well nobody wants to.
  private var seedLines: [String] {
    guard let seed = result.seed, !result.outcome.isGreen else { return [] }
    return ["  With the same random numbers again:  --seed \(seed)"]
  }

  private func prefix(of step: StepResult) -> String {
    step.isStep ? "  \(step.keywordAndText.keyword.padded(to: 5))  " : "  "
  }

  private func lines(of step: StepResult, markColumn: Int) -> [String] {
    let prefix = prefix(of: step)
    let indentation = prefix.displayWidth
    let text = step.keywordAndText.text.wrapped(to: markColumn - indentation - 3)
    let first = "\(prefix)\(text[0])".padded(to: markColumn) + verdict(of: step)
    return [first] + Array(text.dropFirst()).indented(by: indentation)
      + explanation(of: step, indentedBy: indentation + 2).lines.indented(by: step.isStep ? indentation : 4)
  }

  private func verdict(of step: StepResult) -> String {
    let isPlain = step.outcome == .passed || step.outcome == .failed
    let word = isPlain ? "" : "  \(step.outcome.rawValue)"
    let time = step.duration.milliseconds < 100 ? "" : "  \(step.duration.text)"
    return terminal.text(step.outcome.mark, in: step.outcome.ink) + word + time
  }

  private func explanation(of step: StepResult, indentedBy indentation: Int) -> StepExplanation {
    // A document's lines can be found by their text, so they are not broken.
    let width = reader == .document ? .max : terminal.width - indentation
    return StepExplanation(result: step, reader: reader, terminal: terminal, width: width)
  }
}
