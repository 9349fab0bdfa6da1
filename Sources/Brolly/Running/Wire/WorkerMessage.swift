internal import Reporting

/// What a supervisor says to a worker.
enum SupervisorMessage {
  /// Where the apps are, and how long a step or a hook may take; comes first.
  case configure(AppLocations, stepTimeLimit: Duration)
  /// Run a scenario, after those that were sent before.
  case run(ScenarioAssignment)
  /// Run hooks of the run or of the worker, by their indices, in this order.
  case runHooks([Int])
  /// Nothing is left to do.
  case end
}

/// What a worker says to its supervisor.
enum WorkerMessage {
  /// The worker is ready; the fingerprint of its definitions proves that it is the same build.
  case greeting(fingerprint: Int)
  /// A scenario begins.
  case scenarioStarted(index: Int)
  /// A scenario was handed over and is not started, because the run was interrupted.
  case declined(index: Int)
  /// A step or a hook of the scenario begins, at an instant of the system's monotonic clock.
  case entryStarted(entry: Int, at: Int)
  /// A step or a hook of the scenario ended.
  case entryEnded(entry: Int, EntryResult)
  /// The scenario asked for random numbers, which have this seed.
  case seedUsed(UInt64)
  /// The scenario ended.
  case scenarioEnded(AssignmentEnding)
  /// A hook of the run or of the worker begins, at an instant of the system's monotonic clock.
  case hookStarted(index: Int, at: Int)
  /// A hook of the run or of the worker ended.
  case hookEnded(EntryResult, output: [CapturedOutput])
  /// All hooks that were asked for have ended.
  case hooksEnded
}

extension SupervisorMessage: WireValue {
  init(from reader: inout WireReader) throws(InvalidMessage) {
    switch try reader.byte() {
    case 0: self = .run(try reader.value())
    case 1: self = .runHooks(try reader.values())
    case 2: self = .configure(try reader.value(), stepTimeLimit: try reader.value())
    case 3: self = .end
    default: throw InvalidMessage()
    }
  }

  func write(to writer: inout WireWriter) {
    switch self {
    case .configure(let apps, let stepTimeLimit):
      writer.write(2 as UInt8)
      writer.write(apps)
      writer.write(stepTimeLimit)
    case .run(let assignment):
      writer.write(0 as UInt8)
      writer.write(assignment)
    case .runHooks(let indices):
      writer.write(1 as UInt8)
      writer.write(indices)
    case .end: writer.write(3 as UInt8)
    }
  }
}

extension WorkerMessage: WireValue {
  init(from reader: inout WireReader) throws(InvalidMessage) {
    switch try reader.byte() {
    case 0: self = .greeting(fingerprint: try reader.integer())
    case 1: self = .scenarioStarted(index: try reader.integer())
    case 2: self = .entryStarted(entry: try reader.integer(), at: try reader.integer())
    case 3: self = .entryEnded(entry: try reader.integer(), try reader.value())
    case 4:
      self = .scenarioEnded(
        AssignmentEnding(
          duration: try reader.value(), failure: try reader.optional(), output: try reader.values()))
    case 5: self = .hookStarted(index: try reader.integer(), at: try reader.integer())
    case 6: self = .hookEnded(try reader.value(), output: try reader.values())
    case 7: self = .hooksEnded
    case 8: self = .seedUsed(try reader.unsigned())
    case 9: self = .declined(index: try reader.integer())
    default: throw InvalidMessage()
    }
  }

  func write(to writer: inout WireWriter) {
    switch self {
    case .greeting(let fingerprint):
      writer.write(0 as UInt8)
      writer.write(fingerprint)
    case .scenarioStarted(let index):
      writer.write(1 as UInt8)
      writer.write(index)
    case .entryStarted(let entry, let instant):
      writer.write(2 as UInt8)
      writer.write(entry)
      writer.write(instant)
    case .entryEnded(let entry, let result):
      writer.write(3 as UInt8)
      writer.write(entry)
      writer.write(result)
    case .scenarioEnded(let ending):
      writer.write(4 as UInt8)
      writer.write(ending.duration)
      writer.write(ending.failure)
      writer.write(ending.output)
    case .hookStarted(let index, let instant):
      writer.write(5 as UInt8)
      writer.write(index)
      writer.write(instant)
    case .hookEnded(let result, let output):
      writer.write(6 as UInt8)
      writer.write(result)
      writer.write(output)
    case .hooksEnded:
      writer.write(7 as UInt8)
    case .seedUsed(let seed):
      writer.write(8 as UInt8)
      writer.write(seed)
    case .declined(let index):
      writer.write(9 as UInt8)
      writer.write(index)
    }
  }
}

extension EntryResult: WireValue {
  init(from reader: inout WireReader) throws(InvalidMessage) {
    self.init(
      outcome: try reader.value(), failure: try reader.optional(), reason: try reader.optional(),
      attachments: try reader.values(), duration: try reader.value())
  }

  func write(to writer: inout WireWriter) {
    writer.write(outcome)
    writer.write(remarks?.failure)
    writer.write(remarks?.reason)
    writer.write(attachments)
    writer.write(duration)
  }
}
