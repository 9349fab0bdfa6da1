import TestSupport
import Testing

/// A hook misbehaves; the scenarios that it has nothing to do with have their results all the same.
@Suite struct `Hooks that misbehave` {
  private let feature = """
    feature: Hooks
    scenarios:
      - scenario: First
        when: all is well
      - scenario: Bad
        tags: [TAG]
        when: all is well
      - scenario: Last
        when: all is well
    """

  @Test(arguments: [
    ("before-throws", "error, StorageError, The disk is full."),
    ("before-step-throws", "error, StorageError, The disk is full."),
    ("after-step-throws", "error, StorageError, The disk is full."),
    ("after-throws", "error, StorageError, The disk is full."),
    ("no-world", "error, StorageError, FaultyWorld cannot be made: The disk is full."),
  ])
  func `a scenario fails whose hook throws or whose world cannot be made`(tag: String, verdict: String) async throws {
    let place = try Workplace(feature.replacing("TAG", with: tag))
    let run = try await place.run("--format", "junit:report.xml", "--format", "quiet")
    #expect(run.status == 1)
    let outline = try place.outline()
    #expect(
      outline == """
        Hooks › First: passed
        Hooks › Bad: \(verdict)
        Hooks › Last: passed
        3 tests, 0 failures, 1 errors, 0 skipped
        """)
  }

  @Test func `the failure of a hook carries its name and its place`() async throws {
    let place = try Workplace(feature.replacing("TAG", with: "before-throws"))
    let run = try await place.run("--jobs", "1")
    #expect(
      run
        == ProgramResult(
          status: 1,
          output: """
            Hooks  2 of 3 0 s  1 failed

            FAILED  Hooks › Bad       Features/a.yaml:5
              Before hook "prepare"   ✘
                The disk is full.
                Tests/Fixtures/FaultySuite/FaultyHooks.swift:#
              when   all is well      –  skipped

            2 passed, 1 failed · 3 scenarios, 3 steps · 0 s, 1 worker
            Run it again:  FaultySuite run Features/a.yaml:5

            """))
  }

  @Test(arguments: [
    ("BeforeAll", "open the house"), ("BeforeWorker", "take a seat"),
  ])
  func `no scenario runs when a hook before them fails, and the report says why`(
    hook: String, name: String
  ) async throws {
    for (way, verdict) in Self.ways {
      let outline = try await outline(of: "\(hook) \(way)")
      #expect(
        outline == """
          status 1
          Run › \(hook) hook "\(name)": error, \(verdict)
          Hooks › First: skipped, A \(hook) hook failed.
          Hooks › Bad: skipped, A \(hook) hook failed.
          Hooks › Last: skipped, A \(hook) hook failed.
          4 tests, 0 failures, 1 errors, 3 skipped
          """)
    }
  }

  @Test(arguments: [
    ("AfterWorker", "leave the seat"), ("AfterAll", "close the house"),
  ])
  func `all scenarios have their results when a hook after them fails`(hook: String, name: String) async throws {
    for (way, verdict) in Self.ways {
      let outline = try await outline(of: "\(hook) \(way)")
      #expect(
        outline == """
          status 1
          Run › \(hook) hook "\(name)": error, \(verdict)
          Hooks › First: passed
          Hooks › Bad: passed
          Hooks › Last: passed
          4 tests, 0 failures, 1 errors, 0 skipped
          """)
    }
  }

  private static let ways: KeyValuePairs = [
    "throws": "StorageError, The disk is full.",
    "dies": "Crash, The process that ran it was ended by SIGKILL (9).",
  ]

  private func outline(of misbehavior: String) async throws -> String {
    let place = try Workplace(feature.replacing("TAG", with: "any"))
    let run = try await place.run(
      "--format", "junit:report.xml", "--format", "quiet", "--jobs", "1", environment: ["FAULTY_HOOK": misbehavior])
    return "status \(run.status)\n" + (try place.outline())
  }
}
