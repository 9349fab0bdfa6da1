#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A worker's end of the line to its supervisor.
///
/// What is sent goes into the journal first, and over the line at the next `flush`.
struct WorkerChannel {
  /// The descriptors that a worker finds its line and its journal at.
  static let descriptor: Int32 = 3
  static let journalDescriptor: Int32 = 4
  /// The descriptor of the pipe that the supervisor interrupts it over.
  static let controlDescriptor: Int32 = 5

  private let journal: Journal
  private var incoming = FrameBuffer()
  private var writer = WireWriter()
  private var sequence: UInt64 = 0
  private var lastFlush = 0
  /// A millisecond, in nanoseconds.
  private static let moment = 1_000_000

  init() throws(SystemError) {
    // The apps that steps start must not hold the line open.
    for descriptor in [Self.descriptor, Self.journalDescriptor, Self.controlDescriptor] {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    journal = try Journal(descriptor: Self.journalDescriptor)
  }

  /// Sends a message with the next flush.
  mutating func send(_ message: WorkerMessage) throws(SystemError) {
    sequence += 1
    writer.reset()
    writer.writeFrame(sequence: sequence, message)
    if journal.append(writer.bytes) { return }
    try flush()
    if journal.append(writer.bytes) { return }
    try Self.write(writer.bytes)
  }

  /// Sends all that was not sent yet, unless something was sent a moment ago: then it can wait in the journal, where the
  /// supervisor finds it when it wants to know more.
  mutating func flushNowAndThen() throws(SystemError) {
    let now = monotonicNanoseconds()
    guard now - lastFlush > Self.moment else { return }
    lastFlush = now
    try flush()
  }

  /// Sends all that was not sent yet.
  mutating func flush() throws(SystemError) {
    let bytes = journal.bytes
    guard !bytes.isEmpty else { return }
    let code = Self.writeAll(bytes)
    if code != 0 { throw SystemError("The supervisor cannot be reached", code: code) }
    journal.clear()
  }

  /// Waits for the next message; returns nil when the supervisor has closed the line.
  ///
  /// It blocks its thread, which is the main one between two scenarios: there is nothing else to do for it.
  mutating func receive() throws -> SupervisorMessage? {
    while true {
      if let frame = try incoming.next() {
        var reader = WireReader(frame)
        _ = try reader.unsigned()
        return try reader.value(SupervisorMessage.self)
      }
      try flush()
      guard try incoming.fill(from: Self.descriptor) else { return nil }
    }
  }

  private static func write(_ bytes: [UInt8]) throws(SystemError) {
    let code = bytes.withUnsafeBytes { writeAll($0) }
    if code != 0 { throw SystemError("The supervisor cannot be reached", code: code) }
  }

  /// Writes all bytes, and returns the system's error, or 0.
  private static func writeAll(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    var rest = bytes
    while !rest.isEmpty {
      let count = systemWrite(descriptor, rest.baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return 0
  }
}
