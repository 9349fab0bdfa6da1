import Diagnostics
import FeatureFiles

/// Writes a `testcase`: what it is, how it ended, its other attempts, and what was printed.
struct JUnitCaseElement {
  let testCase: JUnitCase
  let record: RunRecord
  let dialect: JUnitDocument.Dialect

  /// Writes the element; attachments are kept as files.
  func write(to xml: inout XMLWriter, _ attachments: inout JUnitAttachments) {
    xml.element("testcase") { xml in
      xml.attribute("classname", testCase.className)
      xml.attribute("name", testCase.name)
      xml.attribute("time", testCase.duration.decimalSeconds)
      switch testCase.subject {
      case .scenario(let index): write(record.scenarios[index], to: &xml, &attachments)
      case .run(let failure, let hook): write(failure, in: hook, to: &xml, &attachments)
      }
    }
  }

  private func write(_ record: ScenarioRecord, to xml: inout XMLWriter, _ attachments: inout JUnitAttachments) {
    if dialect == .rich {
      xml.attribute("file", record.scenario.file.visibleLine)
      xml.attribute("line", String(record.scenario.location.line))
      writeProperties(of: record, to: &xml)
    }
    if case .skipped(let reason) = testCase.status { writeSkipped(reason, to: &xml) }
    guard let told = record.toldIndex else { return }
    if record.outcome != .passed { writeVerdict(on: record.attempts[told], to: &xml) }
    if dialect == .rich, record.attempts.count > 1 { writeOtherAttempts(of: record, to: &xml, &attachments) }
    writeOutput(record.attempts[told].output, record.attempts[told].steps.attachments, to: &xml, &attachments)
  }

  private func writeVerdict(on result: ScenarioResult, to xml: inout XMLWriter) {
    guard let verdict = Verdict(of: result) else { return }
    switch verdict.kind {
    case .failure: xml.element("failure") { write(verdict, result.documentText, to: &$0) }
    case .error: xml.element("error") { write(verdict, result.documentText, to: &$0) }
    }
  }

  private func write(
    _ failure: Failure, in hook: RunHookResult?, to xml: inout XMLWriter, _ attachments: inout JUnitAttachments
  ) {
    let lines = failure.lines(or: hook?.location, in: .plain, width: .max)
    let text = ([testCase.name] + lines).joined(separator: "\n")
    xml.element("error") { write(Verdict(of: failure, isInStep: false), text, to: &$0) }
    if let hook { writeOutput(hook.output, hook.attachments, to: &xml, &attachments) }
  }

  private func write(_ verdict: Verdict, _ text: String, to xml: inout XMLWriter) {
    xml.attribute("type", verdict.type.visibleLine)
    xml.attribute("message", verdict.message)
    xml.text(text)
  }

  /// The tags and the steps.
  private func writeProperties(of record: ScenarioRecord, to xml: inout XMLWriter) {
    let steps = record.toldIndex.map { record.attempts[$0].steps } ?? record.scenario.steps.map(\.notRun)
    let seed = record.toldIndex.flatMap { record.attempts[$0].seed }
    if record.scenario.tags.isEmpty, steps.isEmpty, seed == nil { return }
    xml.element("properties") { rows in
      for tag in record.scenario.tags { rows.property(name: "tag", value: tag.visibleLine) }
      if let seed { rows.property(name: "seed", value: String(seed)) }
      // By index, so that no step is copied.
      for index in steps.indices {
        guard case .step(let step) = steps[index].subject else { continue }
        let text = "\(step.keyword.rawValue) \(step.text.visibleLine)"
        rows.property(name: steps[index].outcome.propertyName, value: text)
      }
    }
  }

  /// Jenkins' older schema knows no attribute here.
  private func writeSkipped(_ reason: String, to xml: inout XMLWriter) {
    xml.element("skipped") { xml in
      if reason.isEmpty { return }
      if dialect == .rich { xml.attribute("message", reason.visibleLine) } else { xml.text(reason.visible) }
    }
  }

  /// Source: Surefire's schema: attempts before one that passed are flaky, attempts after one that failed are reruns.
  private func writeOtherAttempts(
    of record: ScenarioRecord, to xml: inout XMLWriter, _ attachments: inout JUnitAttachments
  ) {
    let isFlaky = record.outcome?.isGreen == true
    for attempt in record.otherAttempts {
      guard let verdict = Verdict(of: attempt) else { continue }
      xml.element(verdict.kind.elementName(isFlaky: isFlaky)) { xml in
        xml.attribute("type", verdict.type.visibleLine)
        xml.attribute("message", verdict.message)
        xml.element("stackTrace") { $0.text(attempt.documentText) }
        writeOutput(attempt.output, attempt.steps.attachments, to: &xml, &attachments)
      }
    }
  }

  /// What was printed and logged, and the attachments by their paths, each on a line as Jenkins and GitLab read it.
  private func writeOutput(
    _ output: [CapturedOutput], _ attached: [Attachment], to xml: inout XMLWriter,
    _ attachments: inout JUnitAttachments
  ) {
    let printed = output.filter { !$0.text.isEmpty }.map { printed in
      let title = printed.app.map { "Output of \($0.visibleLine):\n" } ?? ""
      return title + printed.text.cutInMiddle(to: 65_536).visible
    }
    let others = attached.flatMap { $0.isLog ? $0.lines : ["[[ATTACHMENT|\(attachments.add($0))]]"] }
    let parts = (printed + others).filter { !$0.isEmpty }
    if parts.isEmpty { return }
    xml.element("system-out") { $0.text(parts.joinedAsLines) }
  }
}

extension [String] {
  /// The texts one after another, each on lines of its own.
  fileprivate var joinedAsLines: String {
    reduce(into: "") { result, part in
      if !result.isEmpty, result.utf8.last != 0x0A { result += "\n" }
      result += part
    }
  }
}

extension Verdict.Kind {
  fileprivate func elementName(isFlaky: Bool) -> StaticString {
    switch (self, isFlaky) {
    case (.failure, true): "flakyFailure"
    case (.error, true): "flakyError"
    case (.failure, false): "rerunFailure"
    case (.error, false): "rerunError"
    }
  }
}

extension Step {
  /// What became of it where nothing was run.
  fileprivate var notRun: StepResult { StepResult(StepBinding(.step(self)), outcome: .skipped) }
}

extension Outcome {
  /// The name of a step's property, in the form that test management servers read.
  fileprivate var propertyName: StaticString {
    switch self {
    case .passed: "step[passed]"
    case .skipped: "step[skipped]"
    case .pending: "step[pending]"
    case .undefined: "step[undefined]"
    case .ambiguous: "step[ambiguous]"
    case .failed: "step[failed]"
    }
  }
}

extension [StepResult] {
  /// What steps and hooks logged and attached, in order.
  fileprivate var attachments: [Attachment] {
    indices.lazy.filter { !self[$0].attachments.isEmpty }.flatMap { self[$0].attachments }
  }
}

extension ScenarioResult {
  /// All that there is to say of an attempt to someone who has nothing but the report.
  fileprivate var documentText: String {
    let text = ScenarioText(result: self, reader: .document)
    return (["\(scenario.title)  \(scenario.location.place)"] + text.stepLines).joined(separator: "\n")
  }
}
