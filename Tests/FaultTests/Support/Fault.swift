/// Something that goes wrong in a scenario, and what the report has to say of it.
struct Fault: Sendable {
  /// What is said of a scenario beside its step, such as its tags.
  var settings = ""
  var step: String
  /// The verdict: the element, its type and its message.
  var verdict: String

  init(_ step: String, _ verdict: String, _ settings: String = "") {
    self.step = step
    self.verdict = verdict
    self.settings = settings
  }

  /// A fault that its time limit ends.
  static func hanging(_ step: String, _ settings: String = "") -> Fault {
    Fault(
      step,
      """
      error, TimeOut, The scenario took longer than 0.20 s and did not stop when it was asked to, \
      so its process was ended.
      """, (["timeout: 200ms"] + (settings.isEmpty ? [] : [settings])).joined(separator: "\n    "))
  }

  /// A fault that ends the process.
  static func deadly(_ step: String, _ end: String, _ settings: String = "") -> Fault {
    Fault(step, "error, Crash, The process that ran it \(end)", settings)
  }
}

extension Fault {
  /// What Swift finds wrong itself.
  static let traps: [Fault] = [
    .deadly("a step traps", "was ended by SIGILL (4): Fatal error: there is no way on"),
    .deadly(
      "a step unwraps nil",
      "was ended by SIGILL (4): Fatal error: Unexpectedly found nil while unwrapping an Optional value"),
    .deadly("a step reads past the end of a list", "was ended by SIGILL (4): Fatal error: Index out of range"),
    .deadly("a step overflows", "was ended by SIGILL (4): arithmetic overflow"),
    .deadly("a step divides by zero", "was ended by SIGILL (4): Fatal error: Division by zero"),
    .deadly(
      "a step casts to what it is not",
      "was ended by SIGABRT (6): Could not cast value of type 'Swift.String' to 'Swift.Int'."),
    .deadly(
      "a step is sure not to throw",
      """
      was ended by SIGILL (4): Fatal error: 'try!' expression unexpectedly raised an error: The disk is full.
      """),
    .deadly("a step demands what does not hold", "was ended by SIGILL (4): Precondition failed: the door is shut"),
    .deadly(
      "a step traps in a function that it calls", "was ended by SIGILL (4): Fatal error: Index out of range"),
    .deadly("a step traps in a task of its own", "was ended by SIGILL (4): Fatal error: nobody waits for me"),
    .deadly("a step calls itself for ever", "was ended by SIGSEGV (11)."),
    .deadly("all is well", "was ended by SIGILL (4): Fatal error: not a good start", "tags: [dies-before]"),
    .deadly("all is well", "was ended by SIGILL (4): Fatal error: tidied too much", "tags: [dies-after]"),
  ]

  /// What ends a process from outside, or without a word.
  static let ends: [Fault] = [
    .deadly("a step writes where nothing is", "was ended by SIGSEGV (11)."),
    .deadly("a step aborts", "was ended by SIGABRT (6)."),
    .deadly("a step kills its process", "was ended by SIGKILL (9)."),
    .deadly("a step raises signal 15", "was ended by SIGTERM (15)."),
    .deadly("a step raises signal 11", "was ended by SIGSEGV (11)."),
    .deadly("a step raises signal 7", "was ended by SIGBUS (7)."),
    .deadly("a step raises signal 14", "was ended by SIGALRM (14)."),
    .deadly("a step uses more processor time than it may", "was ended by SIGXCPU (24)."),
    .deadly("a step writes a file that is larger than it may be", "was ended by SIGXFSZ (25)."),
    .deadly(
      "a step takes all the memory that it may",
      "was ended by SIGABRT (6): Fatal error: failed to allocate 67108896 bytes of memory with alignment 8"),
    .deadly("a step exits with status 0", "exited with status 0."),
    .deadly("a step exits with status 3", "exited with status 3."),
    .deadly("a step leaves by the back door with status 7", "exited with status 7."),
    .deadly("a step becomes another program", "exited with status 0."),
    .deadly("a step leaves in another thread", "exited with status 6."),
    .deadly("all is well", "exited with status 5.", "tags: [dies-after-step]"),
  ]

  /// What never comes to an end.
  static let hangs: [Fault] = [
    .hanging("a step loops for ever"),
    .hanging("a step loops in a function that it calls"),
    .hanging("a step reads what nobody writes"),
    .hanging("a step sleeps on its thread"),
    .hanging("a step waits for itself"),
    .hanging("a step waits for an answer that never comes"),
    .hanging("a step sleeps on when it is cancelled"),
    .hanging("a step waits for a task that loops"),
    .hanging("a step stops its process"),
    .hanging("a step heeds no signal and loops"),
    .hanging("all is well", "tags: [hangs-before]"),
    .hanging("an app is launched that works, and a step loops"),
    .hanging("an app is launched that ignores-termination, and a step loops"),
  ]

  /// What harms the worker, or breaks the rules, without ending anything.
  static let nuisances: [Fault] = [
    Fault("a step writes nonsense to the line", invalidMessage),
    Fault("a step writes a message to the line", invalidMessage),
    Fault("a step closes all files", closedLine),
    Fault("a step closes its output", "passed"),
    Fault("a step removes its folder", "passed"),
    Fault("a step prints 3000 lines", "passed"),
    Fault("a step waits for Dispatch beside 140 processes", "passed"),
    Fault("a step throws", "error, StorageError, The disk is full."),
    Fault("a step throws a case", "error, Refusal, The step threw refused(status: 503)."),
    Fault("1 and 2 are the same", "failure, ExpectationFailure, Expected 2, got 1."),
    Fault("a step is not written", "failure, pending, Pending: not today"),
    Fault("a step is skipped", "skipped, no camera"),
    Fault("nobody knows this", "failure, undefined, No definition matches the step \"nobody knows this\"."),
    Fault("all is well", "error, StorageError, The disk is full.", "tags: [after-throws]"),
    Fault(
      "all is well", "error, StorageError, FaultyWorld cannot be made: The disk is full.", "tags: [no-world]"),
    Fault(
      "an app is launched that exits", "error, AppError, FixtureApp exited with status 4 before it showed a screen."),
    Fault(
      "an app is launched that never-answers",
      "error, AppError, FixtureApp showed no screen within 0.3 s; does it call AppHost.run?"),
  ]

  static let all = traps + ends + hangs + nuisances

  private static let closedLine = "error, ClosedLine, Its process closed the line to the run; was it a step?"
  private static let invalidMessage =
    "error, InvalidMessage, Its process sent something that is no message; was it a step?"
}
