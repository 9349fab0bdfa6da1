/// A screen crosses the channel at each change, and may have thousands of elements: as JSON it would take ten times
/// as long to write and read.
extension ElementSnapshot {
  /// What is written of an element besides its texts.
  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let isEnabled = Flags(rawValue: 1)
    static let isSelected = Flags(rawValue: 2)
    static let hasValue = Flags(rawValue: 4)
    static let hasPlaceholder = Flags(rawValue: 8)
  }

  /// A tree that is nested deeper is no screen, and would overflow the stack of its reader.
  private static let mostLevels = 500

  /// element = type flags identifier label title [value] [placeholder] count-of-children element*
  func write(to writer: inout CompactWriter) {
    var flags: Flags = []
    if isEnabled { flags.insert(.isEnabled) }
    if isSelected { flags.insert(.isSelected) }
    if value != nil { flags.insert(.hasValue) }
    if placeholderValue != nil { flags.insert(.hasPlaceholder) }
    writer.write(elementType.rawValue)
    writer.write(byte: flags.rawValue)
    for text in [identifier, label, title] { writer.write(text) }
    if let value { writer.write(value) }
    if let placeholderValue { writer.write(placeholderValue) }
    writer.write(children.count)
    for child in children { child.write(to: &writer) }
  }

  /// Reads an element and all that it holds.
  init(from reader: inout CompactReader, level: Int = 0) throws(CompactReader.Malformed) {
    guard level < Self.mostLevels, let type = ElementType(rawValue: try reader.text()) else {
      throw CompactReader.Malformed()
    }
    let flags = Flags(rawValue: try reader.byte())
    self.init(
      type, identifier: try reader.text(), label: try reader.text(), title: try reader.text(),
      value: flags.contains(.hasValue) ? try reader.text() : nil,
      placeholderValue: flags.contains(.hasPlaceholder) ? try reader.text() : nil,
      isEnabled: flags.contains(.isEnabled), isSelected: flags.contains(.isSelected))
    for _ in 0..<(try reader.number()) { children.append(try ElementSnapshot(from: &reader, level: level + 1)) }
  }
}
