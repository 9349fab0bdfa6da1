internal import Diagnostics
internal import YAMLReader

extension YAMLNode: WireValue {
  init(from reader: inout WireReader) throws(InvalidMessage) {
    let position = SourcePosition(line: try reader.integer(), column: try reader.integer())
    let end = SourcePosition(line: try reader.integer(), column: try reader.integer())
    let tag: String? = try reader.optional()
    let content: Content
    switch try reader.byte() {
    case 0: content = .scalar(try reader.value())
    case 1: content = .sequence(try reader.values())
    case 2: content = .mapping(try reader.values())
    default: throw InvalidMessage()
    }
    self.init(content, at: position, end: end, tag: tag)
  }

  func write(to writer: inout WireWriter) {
    writer.write(position.line)
    writer.write(position.column)
    writer.write(end.line)
    writer.write(end.column)
    writer.write(tag)
    switch content {
    case .scalar(let scalar):
      writer.write(0 as UInt8)
      writer.write(scalar)
    case .sequence(let nodes):
      writer.write(1 as UInt8)
      writer.write(nodes)
    case .mapping(let entries):
      writer.write(2 as UInt8)
      writer.write(entries)
    }
  }
}

extension YAMLEntry: WireValue {
  init(from reader: inout WireReader) throws(InvalidMessage) {
    self.init(key: try reader.value(), value: try reader.value())
  }

  func write(to writer: inout WireWriter) {
    writer.write(key)
    writer.write(value)
  }
}

extension YAMLScalar: WireValue {
  init(from reader: inout WireReader) throws(InvalidMessage) {
    let text = try reader.text()
    guard let style = Style(rawValue: try reader.byte()) else { throw InvalidMessage() }
    self.init(text, style: style, tag: try reader.optional())
  }

  func write(to writer: inout WireWriter) {
    writer.write(text)
    writer.write(style.rawValue)
    writer.write(tag)
  }
}
