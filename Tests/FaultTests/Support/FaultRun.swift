import Foundation
import TestSupport

/// One run of all faults, each in a scenario between two that are well; its report is what many tests look at.
struct FaultRun: Sendable {
  let result: ProgramResult
  /// The verdict on each case, by its name.
  private let verdicts: [String: String]
  let caseCount: Int

  static let withOneWorker = Task { try await FaultRun(jobs: 1) }
  static let withFourWorkers = Task { try await FaultRun(jobs: 4) }

  static func shared(jobs: Int) async throws -> FaultRun {
    try await (jobs == 1 ? withOneWorker : withFourWorkers).value
  }

  private init(jobs: Int) async throws {
    let place = try Workplace(Self.feature)
    result = try await place.run(
      ["--jobs", "\(jobs)", "--grace", "100ms", "--format", "junit:report.xml", "--format", "quiet"],
      environment: .withBacktraces)
    let lines = try place.outline().split(separator: "\n").dropLast()
    caseCount = lines.count
    verdicts = Dictionary(
      lines.map { line in
        let parts = line.split(separator: ": ", maxSplits: 1)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
      }, uniquingKeysWith: { first, _ in "\(first), twice" })
  }

  /// What the report says of a fault, by its place in the table.
  func verdict(onFault number: Int) -> String? { verdicts["Faults › Fault \(number)"] }

  /// What the report says of the scenario behind a fault.
  func verdict(onNeighbour number: Int) -> String? { verdicts["Faults › Neighbour \(number)"] }

  private static var feature: String {
    var text = "feature: Faults\nscenarios:\n"
    for (number, fault) in Fault.all.enumerated() {
      text += "  - scenario: Fault \(number)\n"
      if !fault.settings.isEmpty { text += "    \(fault.settings)\n" }
      text += "    when: \(fault.step)\n  - scenario: Neighbour \(number)\n    when: all is well\n"
    }
    return text
  }
}

extension [String: String] {
  /// An environment in which workers tell where they crashed, which the tests' own keeps them from.
  static let withBacktraces = ["SWIFT_BACKTRACE": ""]
}
