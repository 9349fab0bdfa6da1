internal import Diagnostics
internal import Reporting

extension String: WireValue {
  init(from reader: inout WireReader) throws(InvalidMessage) { self = try reader.text() }
  func write(to writer: inout WireWriter) { writer.write(self) }
}

extension Int: WireValue {
  init(from reader: inout WireReader) throws(InvalidMessage) { self = try reader.integer() }
  func write(to writer: inout WireWriter) { writer.write(self) }
}

extension Duration: WireValue {
  /// Whole nanoseconds.
  init(from reader: inout WireReader) throws(InvalidMessage) { self = .nanoseconds(try reader.integer()) }

  func write(to writer: inout WireWriter) {
    let (seconds, attoseconds) = components
    writer.write(Int(seconds) &* 1_000_000_000 &+ Int(attoseconds / 1_000_000_000))
  }
}

extension SourceLocation: WireValue {
  init(from reader: inout WireReader) throws(InvalidMessage) {
    self.init(file: try reader.text(), line: try reader.integer(), column: try reader.integer())
  }

  func write(to writer: inout WireWriter) {
    writer.write(file)
    writer.write(line)
    writer.write(column)
  }
}

extension Outcome: WireValue {
  init(from reader: inout WireReader) throws(InvalidMessage) {
    let index = Int(try reader.byte())
    guard Self.allCases.indices.contains(index) else { throw InvalidMessage() }
    self = Self.allCases[index]
  }

  func write(to writer: inout WireWriter) {
    switch self {
    case .passed: writer.write(0 as UInt8)
    case .skipped: writer.write(1 as UInt8)
    case .pending: writer.write(2 as UInt8)
    case .undefined: writer.write(3 as UInt8)
    case .ambiguous: writer.write(4 as UInt8)
    case .failed: writer.write(5 as UInt8)
    }
  }
}

extension Failure: WireValue {
  init(from reader: inout WireReader) throws(InvalidMessage) {
    guard let kind = Kind(rawValue: try reader.text()) else { throw InvalidMessage() }
    self.init(kind, type: try reader.text(), try reader.text(), at: try reader.optional())
  }

  func write(to writer: inout WireWriter) {
    writer.write(kind.rawValue)
    writer.write(type)
    writer.write(message)
    writer.write(location)
  }
}

extension Attachment: WireValue {
  init(from reader: inout WireReader) throws(InvalidMessage) {
    let name: String? = try reader.optional()
    let mediaType = try reader.text()
    let body: Body = try reader.flag() ? .text(try reader.text()) : .bytes(Array(try reader.raw()))
    self.init(name: name, mediaType: mediaType, body: body)
  }

  func write(to writer: inout WireWriter) {
    writer.write(name)
    writer.write(mediaType)
    switch body {
    case .text(let text):
      writer.write(true)
      writer.write(text)
    case .bytes(let bytes):
      writer.write(false)
      writer.write(bytes)
    }
  }
}

extension CapturedOutput: WireValue {
  init(from reader: inout WireReader) throws(InvalidMessage) {
    self.init(app: try reader.optional(), text: try reader.text())
  }

  func write(to writer: inout WireWriter) {
    writer.write(app)
    writer.write(text)
  }
}
