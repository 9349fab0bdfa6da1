internal import Reporting

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A worker as its supervisor holds it: a process, the line to it, its journal, and what it prints.
final class WorkerProcess {
  /// Which worker it is, from 1; its replacement has the same number.
  let number: Int
  let process: pid_t
  /// The line; it does not block.
  let line: Int32

  private let journal: Journal
  private let journalDescriptor: Int32
  private let output: OutputFile
  private var incoming = FrameBuffer()
  private var outgoing: [UInt8] = []
  private var writer = WireWriter()
  private var lastSequence: UInt64 = 0

  /// Starts a worker: this very program again.
  init(number: Int, executable: String, arguments: [String]) throws {
    self.number = number
    output = OutputFile(descriptor: try UnlinkedFile.open(appending: true))
    journalDescriptor = try UnlinkedFile.open()
    journal = try Journal(descriptor: journalDescriptor)
    let ends = try ChildProcessPlatform.socketPair()
    line = ends.parent
    _ = fcntl(line, F_SETFL, O_NONBLOCK)
    let program = Program(
      executable: executable, arguments: arguments,
      environment: Program.inheritedEnvironment.merging([Worker.environmentName: "\(number)"]) { $1 },
      descriptors: [
        1: output.descriptor, 2: output.descriptor, WorkerChannel.descriptor: ends.child,
        WorkerChannel.journalDescriptor: journalDescriptor,
      ])
    process = try program.start()
    close(ends.child)
  }

  deinit {
    journal.unmap()
    for descriptor in [line, journalDescriptor, output.descriptor] { close(descriptor) }
  }

  /// Whether bytes are waiting to be written.
  var hasOutgoing: Bool { !outgoing.isEmpty }

  /// Sends a message; what the line does not take at once waits for `flush`.
  func send(_ message: SupervisorMessage) {
    writer.reset()
    writer.writeFrame(sequence: 0, message)
    outgoing += writer.bytes
  }

  /// Writes as much of what is waiting as the line takes.
  func flush() {
    while !outgoing.isEmpty {
      let count = outgoing.withUnsafeBytes { systemWrite(line, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        // A line that is full is tried again when it has room; one that is closed tells so when it is read.
        if errno != EAGAIN { outgoing = [] }
        return
      }
      outgoing.removeFirst(count)
    }
  }

  /// Reads the messages that are there.
  ///
  /// - Returns: The messages, and whether the line is still open.
  func receive() throws -> (messages: [WorkerMessage], isOpen: Bool) {
    let isOpen = try incoming.fill(from: line)
    return (try takeMessages(), isOpen)
  }

  /// Reads what the worker had written and not sent when it died, or up to now.
  func unsentMessages() throws -> [WorkerMessage] {
    var unsent = FrameBuffer()
    unsent.append(journal.bytes)
    return try messages(of: &unsent)
  }

  /// Takes what was printed and not reported.
  func printed() -> [CapturedOutput] {
    output.take().map { [CapturedOutput(text: $0)] } ?? []
  }

  /// Ends the process and its group at once, and returns how it ended.
  func end() -> ChildProcessStatus {
    kill(-process, SIGKILL)
    return ChildProcessStatus(waitingFor: process)
  }

  private func takeMessages() throws -> [WorkerMessage] {
    try messages(of: &incoming)
  }

  /// A message that was sent and is still in the journal, because its writer died in between, counts once.
  private func messages(of buffer: inout FrameBuffer) throws -> [WorkerMessage] {
    var messages: [WorkerMessage] = []
    while let frame = try buffer.next() {
      var reader = WireReader(frame)
      let sequence = try reader.unsigned()
      guard sequence > lastSequence else { continue }
      lastSequence = sequence
      messages.append(try reader.value())
    }
    return messages
  }
}
