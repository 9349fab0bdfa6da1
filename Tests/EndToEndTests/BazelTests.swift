import Foundation
import TestSupport
import Testing

@Suite struct `A suite that Bazel runs` {
  @Test func `writes its report where Bazel wants it, runs its shard, and says that it came to its end`() async throws {
    let place = try Workplace(scenarios: ["One": "all is well", "Two": "a step throws", "Three": "all is well"])
    let run = try await place.run(
      "--jobs", "1",
      environment: [
        "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "0", "TEST_SHARD_STATUS_FILE": place.path("status"),
        "XML_OUTPUT_FILE": place.path("test.xml"), "TEST_PREMATURE_EXIT_FILE": place.path("early"),
        "TEST_WARNINGS_OUTPUT_FILE": place.path("warnings"),
        "TEST_INFRASTRUCTURE_FAILURE_FILE": place.path("infrastructure"),
      ])
    #expect(run.status == 0)
    #expect(run.output.contains("shard 1/2"))
    let outline = try place.outline("test.xml")
    #expect(
      outline == """
        Faults › One: passed
        Faults › Three: passed
        2 tests, 0 failures, 0 errors, 0 skipped
        """)
    #expect(place.holds("status"))
    #expect(!place.holds("early"))
    #expect(!place.holds("warnings"))
    #expect(!place.holds("infrastructure"))
  }

  @Test func `runs what --test_filter names, and stops after the first failure where that is wanted`() async throws {
    let place = try Workplace(scenarios: ["Bad one": "a step throws", "Bad two": "all is well", "Good": "all is well"])
    let run = try await place.run(
      "--jobs", "1",
      environment: [
        "XML_OUTPUT_FILE": place.path("test.xml"), "TESTBRIDGE_TEST_ONLY": "bad",
        "TESTBRIDGE_TEST_RUNNER_FAIL_FAST": "1",
      ])
    #expect(run.status == 1)
    let outline = try place.outline("test.xml")
    #expect(
      outline == """
        Faults › Bad one: error, StorageError, The disk is full.
        Faults › Bad two: skipped, The run was stopped after 1 scenario that was not green.
        2 tests, 0 failures, 1 errors, 1 skipped
        """)
  }

  @Test func `puts attachments among the undeclared outputs`() async throws {
    let place = try Workplace(scenarios: ["One": "a step attaches 'a note'"])
    _ = try await place.run(
      environment: [
        "XML_OUTPUT_FILE": place.path("test.xml"), "TEST_UNDECLARED_OUTPUTS_DIR": place.path("outputs"),
      ])
    #expect(try place.report("test.xml").contains("[[ATTACHMENT|"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path("outputs")).count == 1)
  }

  @Test func `leaves the file of an early exit where it did not come to its end`() async throws {
    let place = try Workplace("not a feature")
    let run = try await place.run(environment: [
      "BAZEL_TEST": "1", "TEST_PREMATURE_EXIT_FILE": place.path("early"),
    ])
    #expect(run.status == 2)
    #expect(place.holds("early"))
  }
}
