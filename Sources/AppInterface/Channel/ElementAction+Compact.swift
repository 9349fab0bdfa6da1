extension ElementAction {
  /// action = kind [text]
  func write(to writer: inout CompactWriter) {
    switch self {
    case .tap: writer.write(byte: 0)
    case .doubleTap: writer.write(byte: 1)
    case .typeText(let text):
      writer.write(byte: 2)
      writer.write(text)
    case .clearText: writer.write(byte: 3)
    }
  }

  /// Reads an action.
  init(from reader: inout CompactReader) throws(CompactReader.Malformed) {
    switch try reader.byte() {
    case 0: self = .tap
    case 1: self = .doubleTap
    case 2: self = .typeText(try reader.text())
    case 3: self = .clearText
    default: throw CompactReader.Malformed()
    }
  }
}

extension ElementReference {
  /// reference = count-of-path position* type identifier label
  func write(to writer: inout CompactWriter) {
    writer.write(path.count)
    for position in path { writer.write(position) }
    for text in [elementType.rawValue, identifier, label] { writer.write(text) }
  }

  /// Reads a reference.
  init(from reader: inout CompactReader) throws(CompactReader.Malformed) {
    var path: [Int] = []
    for _ in 0..<(try reader.number()) { path.append(try reader.number()) }
    guard let elementType = ElementType(rawValue: try reader.text()) else { throw CompactReader.Malformed() }
    self.init(
      to: ElementSnapshot(elementType, identifier: try reader.text(), label: try reader.text()), at: path)
  }
}
