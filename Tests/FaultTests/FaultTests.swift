import TestSupport
import Testing

/// Every fault has the outcome that it deserves, and none takes another scenario's away.
@Suite struct `A scenario in which something goes wrong` {
  @Test(arguments: [1, 4], Array(Fault.all.indices))
  func `is told with its cause, and the one behind it passes`(jobs: Int, number: Int) async throws {
    let run = try await FaultRun.shared(jobs: jobs)
    let fault = Fault.all[number]
    #expect(run.verdict(onFault: number) == fault.verdict, "\(fault.step)")
    #expect(run.verdict(onNeighbour: number) == "passed")
  }

  @Test(arguments: [1, 4])
  func `is one of many, all of which are in the report`(jobs: Int) async throws {
    let run = try await FaultRun.shared(jobs: jobs)
    #expect(run.caseCount == 2 * Fault.all.count)
    #expect(run.result.status == 1)
    #expect(run.result.errors == "")
  }
}
