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
  /// The file that Swift's backtracer writes to when the worker crashes.
  private let trace: Int32
  /// The end of the pipe that the worker hears interruptions over, and the end of this process.
  private let control: Int32
  /// Whether the worker tells where it stands when it crashes, or is asked.
  let tellsWhereItStands: Bool
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
    trace = try UnlinkedFile.open()
    let ends = try ChildProcessPlatform.socketPair()
    let pipe = try ChildProcessPlatform.pipe()
    defer { for descriptor in [ends.child, pipe.read] { close(descriptor) } }
    line = ends.parent
    control = pipe.write
    _ = fcntl(line, F_SETFL, O_NONBLOCK)
    var environment = Program.inheritedEnvironment
    environment[Worker.environmentName] = "\(number)"
    let settings = Backtracer.settings(writingTo: trace)
    if let settings { environment[Backtracer.variable] = settings }
    tellsWhereItStands = settings != nil
    var program = Program(
      executable: executable, arguments: arguments, environment: environment,
      descriptors: [
        1: output.descriptor, 2: output.descriptor, WorkerChannel.descriptor: ends.child,
        WorkerChannel.journalDescriptor: journalDescriptor, WorkerChannel.controlDescriptor: pipe.read,
      ])
    program.leadsSession = true
    process = try program.start()
  }

  deinit {
    journal.unmap()
    for descriptor in [line, control, journalDescriptor, output.descriptor, trace] { close(descriptor) }
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

  /// What came over the line: the messages up to the first that is none, and how the line is now.
  struct News {
    enum Line { case open, closed, garbled }

    var messages: [WorkerMessage] = []
    var line = Line.open
  }

  /// Reads the messages that are there.
  func receive() -> News {
    do {
      let isOpen = try incoming.fill(from: line)
      var news = takeMessages(of: &incoming, isJournal: false)
      if news.line == .open, !isOpen { news.line = .closed }
      return news
    } catch {
      return News(line: .garbled)
    }
  }

  /// Reads what the worker had written and not sent when it died, or up to now.
  func unsentMessages() -> [WorkerMessage] {
    var unsent = FrameBuffer()
    unsent.append(journal.copy)
    // A journal whose end is garbled was being written when its writer died; what came before counts.
    return takeMessages(of: &unsent, isJournal: true).messages
  }

  /// Takes what was printed and not reported.
  func printed() -> [CapturedOutput] {
    guard let text = output.take().map(Backtracer.withoutRemarks), !text.isEmpty else { return [] }
    return [CapturedOutput(text: text)]
  }

  /// Asks the worker to let what it runs end soon, and to start nothing more.
  func interrupt() {
    var byte: UInt8 = 1
    _ = systemWrite(control, &byte, 1)
  }

  /// Whether the worker has crashed and its backtracer is at work; the process ends soon.
  var isCrashing: Bool { tellsWhereItStands && Backtracer.isAnnounced(in: output.tail(1 << 12)) }

  /// Whether the process has ended, of which its line tells a moment earlier.
  var hasEnded: Bool {
    for _ in 0..<Self.patience {
      if ChildProcessStatus.isThere(for: process) { return true }
      usleep(1000)
    }
    return false
  }

  /// How many milliseconds a process that closed its line may take to end.
  private static let patience = 250

  /// Makes the worker tell where it stands, and end; `crashReport` is there then.
  func askWhereItStands() {
    kill(process, Backtracer.signal)
    // One that was stopped would not hear of it.
    kill(process, SIGCONT)
  }

  /// Where the worker stood when it crashed, or when it was asked; nil where it has not told.
  var crashReport: CrashReport? {
    let size = Int(lseek(trace, 0, SEEK_END))
    guard size > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: size)
    return pread(trace, &bytes, size, 0) == size ? CrashReport(parsing: bytes) : nil
  }

  /// Ends the process and everything in its session at once, and returns how it ended.
  func end() -> ChildProcessStatus {
    kill(-process, SIGKILL)
    // Before its number is let go, which names the session.
    ProcessSession.endMembers(of: process)
    return ChildProcessStatus(waitingFor: process)
  }

  /// A message that was sent and is still in the journal, because its writer died in between, counts once; one that
  /// is in the journal behind others that are still on the line waits until these have come.
  private func takeMessages(of buffer: inout FrameBuffer, isJournal: Bool) -> News {
    var news = News()
    do {
      while let frame = try buffer.next() {
        var reader = WireReader(frame)
        let sequence = try reader.unsigned()
        guard sequence > lastSequence else { continue }
        guard sequence == lastSequence + 1 else {
          if isJournal { return news }
          throw InvalidMessage()
        }
        news.messages.append(try reader.value())
        lastSequence = sequence
      }
    } catch {
      news.line = .garbled
    }
    return news
  }
}
