import Reporting
import Synchronization

/// What was written to a terminal that is none.
final class WrittenPieces: Sendable {
  private let written = Mutex<[String]>([])

  var pieces: [String] { written.withLock { $0 } }
  var text: String { pieces.joined() }

  func add(_ piece: String) { written.withLock { $0.append(piece) } }
}

/// What a kind of report writes to a terminal in a whole run.
func rendered(_ events: [RunEvent], as kind: String = "progress", in terminal: Terminal = .plain) throws -> String {
  let written = WrittenPieces()
  var reports = try ReporterSet([.parse(kind)], terminal: terminal, command: "brolly run") { written.add($0) }
  for event in events { reports.receive(event) }
  return written.text
}

/// A report of a whole run.
func junit(_ results: [ScenarioResult]) throws -> String { try junit(events(results)) }

func junit(_ events: [RunEvent]) throws -> String {
  String(decoding: try JUnitDocument(of: RunRecord(events), in: .rich).render().bytes, as: UTF8.self)
}

/// What stands in the only case of a report, its properties left out.
func junitCase(_ result: ScenarioResult) throws -> String {
  let text = try junit([result])
  let rest = text.split(separator: "</properties>\n").last.map(String.init) ?? text
  let body = result.steps.isEmpty ? rest.split(separator: "line=\"12\">\n").last.map(String.init) ?? rest : rest
  return body.split(separator: "    </testcase>").first.map(String.init) ?? body
}
