import CLibXML2

/// Writes an XML document into memory, element by element, through libxml2's streaming writer.
///
/// Texts must be `visible`: what XML cannot hold does not get here. A call that libxml2 refuses is remembered, and
/// `finish` throws it.
struct XMLWriter: ~Copyable {
  /// libxml2 refused to write: it ran out of memory, or the calls made no document.
  struct WriteError: Error, CustomStringConvertible {
    var description: String { "libxml2 could not write the document" }
  }

  private let buffer: xmlBufferPtr
  private let writer: xmlTextWriterPtr
  private var isBroken = false
  /// How many elements are open.
  private var depth = 0
  /// What rows are put together in.
  private var rows = XMLRows()

  /// Begins a document in UTF-8.
  init() throws(WriteError) {
    guard let buffer = xmlBufferCreateSize(1 << 16) else { throw WriteError() }
    guard let writer = xmlNewTextWriterMemory(buffer, 0) else {
      xmlBufferFree(buffer)
      throw WriteError()
    }
    xmlBufferSetAllocationScheme(buffer, XML_BUFFER_ALLOC_DOUBLEIT)
    self.buffer = buffer
    self.writer = writer
    check(xmlTextWriterSetIndent(writer, 1))
    check(xmlTextWriterSetIndentString(writer, "  "))
    check(xmlTextWriterStartDocument(writer, nil, "UTF-8", nil))
  }

  /// Begins a fragment: elements that belong into an element of that name in another document.
  init(fragmentOf parent: StaticString) throws(WriteError) {
    try self.init()
    check(xmlTextWriterStartElement(writer, parent.utf8Start))
    depth = 1
  }

  deinit {
    xmlFreeTextWriter(writer)
    xmlBufferFree(buffer)
  }

  /// Writes an element with what `content` writes in it: first its attributes, then what stands between its tags.
  mutating func element<Failure: Error>(
    _ name: StaticString, content: (inout XMLWriter) throws(Failure) -> Void
  ) throws(Failure) {
    check(xmlTextWriterStartElement(writer, name.utf8Start))
    depth += 1
    try content(&self)
    depth -= 1
    check(xmlTextWriterEndElement(writer))
  }

  /// Writes an element of rows, the first in its parent.
  ///
  /// libxml2 takes it as it is: it would need four calls a row, and rows are most of a report.
  mutating func element(_ name: StaticString, rows write: (inout XMLRows) -> Void) {
    rows.begin(name, depth: depth)
    write(&rows)
    rows.end(name, depth: depth)
    check(rows.withBytes { xmlTextWriterWriteRawLen(writer, $0.baseAddress, Int32($0.count)) })
    // After text that it did not lay out libxml2 would lay out nothing more in the parent.
    check(xmlTextWriterSetIndent(writer, 1))
  }

  /// Writes an attribute of the element that has just begun.
  mutating func attribute(_ name: StaticString, _ value: String) {
    check(xmlTextWriterWriteAttribute(writer, name.utf8Start, value))
  }

  /// Writes an element whose name was read, with what `content` writes in it.
  mutating func element(named name: String, content: (inout XMLWriter) -> Void) {
    check(xmlTextWriterStartElement(writer, name))
    content(&self)
    check(xmlTextWriterEndElement(writer))
  }

  /// Writes an attribute whose name was read.
  mutating func attribute(named name: String, _ value: String) {
    check(xmlTextWriterWriteAttribute(writer, name, value))
  }

  /// Writes text between the tags.
  mutating func text(_ text: String) {
    check(xmlTextWriterWriteString(writer, text))
  }

  /// Ends a fragment and returns its bytes: the lines between the tags of its parent.
  mutating func finishFragment(of parent: StaticString) throws(WriteError) -> [UInt8] {
    let document = try finishedBytes()
    // The declaration and `<parent>` before it, each on a line; `</parent>` and a line break behind it.
    let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"#.utf8.count + 1
    let (before, behind) = (declaration + parent.utf8CodeUnitCount + 3, parent.utf8CodeUnitCount + 4)
    guard document.count >= before + behind else { throw WriteError() }
    return Array(document[before..<document.count - behind])
  }

  /// Ends a document whose root holds nothing yet, and returns its bytes with fragments as all that the root holds.
  mutating func finish(root: StaticString, holding fragments: [[UInt8]]) throws(WriteError) -> [UInt8] {
    let document = try finishedBytes()
    // An element that holds nothing ends in `/>`, and then the line ends.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(fragments.reduce(document.count + 32) { $0 + $1.count })
    bytes += document.dropLast(3)
    bytes += ">\n".utf8
    for fragment in fragments { bytes += fragment }
    bytes += "</\(root)>\n".utf8
    return bytes
  }

  /// Ends the document and returns its bytes.
  mutating func finish() throws(WriteError) -> [UInt8] { Array(try finishedBytes()) }

  /// Ends the document; the bytes are the writer's, and last as long as it does.
  private mutating func finishedBytes() throws(WriteError) -> UnsafeBufferPointer<UInt8> {
    check(xmlTextWriterEndDocument(writer))
    check(xmlTextWriterFlush(writer))
    guard !isBroken, let content = xmlBufferContent(buffer) else { throw WriteError() }
    return UnsafeBufferPointer(start: content, count: Int(xmlBufferLength(buffer)))
  }

  private mutating func check(_ result: Int32) {
    if result < 0 { isBroken = true }
  }
}
