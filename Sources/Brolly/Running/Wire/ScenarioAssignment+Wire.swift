internal import Diagnostics

extension ScenarioAssignment: WireValue {
  init(from reader: inout WireReader) throws(InvalidMessage) {
    self.init(
      index: try reader.integer(), attempt: try reader.integer(), repetition: try reader.integer(),
      seed: UInt64(bitPattern: Int64(try reader.integer())), name: try reader.text(), feature: try reader.text(),
      rule: try reader.optional(), tags: try reader.values(), location: try reader.value(),
      stepTimeLimit: try reader.value(), timeLimit: try reader.optional(), entries: try reader.values())
  }

  func write(to writer: inout WireWriter) {
    writer.write(index)
    writer.write(attempt)
    writer.write(repetition)
    writer.write(Int(Int64(bitPattern: seed)))
    writer.write(name)
    writer.write(feature)
    writer.write(rule)
    writer.write(tags)
    writer.write(location)
    writer.write(stepTimeLimit)
    writer.write(timeLimit)
    writer.write(entries)
  }
}

extension ScenarioAssignment.Entry: WireValue {
  init(from reader: inout WireReader) throws(InvalidMessage) {
    switch try reader.byte() {
    case 0: self = .hook(try reader.integer())
    case 1: self = .definition(try reader.integer(), captures: try reader.values(), argument: try reader.optional())
    case 2: self = .undefined
    case 3: self = .ambiguous
    default: throw InvalidMessage()
    }
  }

  func write(to writer: inout WireWriter) {
    switch self {
    case .hook(let index):
      writer.write(0 as UInt8)
      writer.write(index)
    case .definition(let index, let captures, let argument):
      writer.write(1 as UInt8)
      writer.write(index)
      writer.write(captures)
      writer.write(argument)
    case .undefined: writer.write(2 as UInt8)
    case .ambiguous: writer.write(3 as UInt8)
    }
  }
}

extension CapturedText: WireValue {
  init(from reader: inout WireReader) throws(InvalidMessage) {
    let text = try reader.text()
    var groups: [String?] = []
    for _ in 0..<(try reader.unsigned()) { groups.append(try reader.optional()) }
    self.init(text: text, groups: groups, parameterType: try reader.optional())
  }

  func write(to writer: inout WireWriter) {
    writer.write(text)
    writer.write(UInt64(groups.count))
    for group in groups { writer.write(group) }
    writer.write(parameterType)
  }
}
