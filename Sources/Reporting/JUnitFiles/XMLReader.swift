import CLibXML2
import Diagnostics

/// Reads an XML document into elements, through libxml2's streaming reader.
///
/// A report has no document type: one that has is refused, and with it every entity that could name a file or grow.
struct XMLReader {
  /// More levels than a report has; a document that is nested deeper was made to overflow somebody's stack.
  private static let mostLevels = 100

  private let file: String
  private var open: [XMLElement] = []
  private var root: XMLElement?

  private init(file: String) {
    self.file = file
  }

  /// Reads a document and returns its root.
  ///
  /// - Throws: What is wrong with it, at its line.
  static func root(of bytes: [UInt8], file: String) throws(Diagnostic) -> XMLElement {
    let options = Int32(
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
        | XML_PARSE_HUGE.rawValue | XML_PARSE_NOCDATA.rawValue)
    guard !bytes.isEmpty else { throw Diagnostic(at: nil, "The report '\(file)' is empty.") }
    xmlResetLastError()
    return try bytes.withUnsafeBufferPointer { buffer throws(Diagnostic) in
      let characters = UnsafeRawBufferPointer(buffer).bindMemory(to: CChar.self)
      guard let count = Int32(exactly: characters.count),
        let reader = xmlReaderForMemory(characters.baseAddress, count, nil, nil, options)
      else { throw Diagnostic(at: nil, "The report '\(file)' is too large to be read.") }
      defer { xmlFreeTextReader(reader) }
      var document = XMLReader(file: file)
      return try document.read(reader)
    }
  }

  private mutating func read(_ reader: xmlTextReaderPtr) throws(Diagnostic) -> XMLElement {
    var result = xmlTextReaderRead(reader)
    while result == 1 {
      try take(reader)
      result = xmlTextReaderRead(reader)
    }
    guard result == 0, let root else { throw mistake() }
    return root
  }

  private mutating func take(_ reader: xmlTextReaderPtr) throws(Diagnostic) {
    switch xmlReaderTypes(rawValue: UInt32(max(0, xmlTextReaderNodeType(reader)))) {
    case XML_READER_TYPE_ELEMENT:
      guard open.count < Self.mostLevels else { throw refusal("is nested too deeply", reader) }
      let isEmpty = xmlTextReaderIsEmptyElement(reader) == 1
      open.append(element(reader))
      if isEmpty { close() }
    case XML_READER_TYPE_END_ELEMENT: close()
    case XML_READER_TYPE_TEXT, XML_READER_TYPE_CDATA: append(.text(text(xmlTextReaderConstValue(reader))))
    case XML_READER_TYPE_DOCUMENT_TYPE, XML_READER_TYPE_ENTITY_REFERENCE:
      throw refusal("has a document type or an entity, which no report has", reader)
    // White space that a document is laid out with, comments and instructions say nothing.
    default: break
    }
  }

  private func element(_ reader: xmlTextReaderPtr) -> XMLElement {
    var element = XMLElement(name: text(xmlTextReaderConstName(reader)))
    while xmlTextReaderMoveToNextAttribute(reader) == 1 {
      let name = text(xmlTextReaderConstName(reader))
      element.attributes.append(XMLElement.Attribute(name: name, value: text(xmlTextReaderConstValue(reader))))
    }
    xmlTextReaderMoveToElement(reader)
    return element
  }

  private mutating func close() {
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { append(.element(element)) }
  }

  private mutating func append(_ content: XMLElement.Content) {
    guard !open.isEmpty else { return }
    open[open.count - 1].content.append(content)
  }

  private func text(_ characters: UnsafePointer<xmlChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }

  /// What libxml2 found wrong; its own words where they help, which at the end of a document they do not.
  private func mistake() -> Diagnostic {
    guard let error = xmlGetLastError()?.pointee, error.code != 0, let message = error.message else {
      return Diagnostic(at: nil, "The report '\(file)' is empty.")
    }
    let place = place(line: Int(error.line), column: Int(error.int2))
    switch (xmlParserErrors(rawValue: UInt32(error.code)), open.last) {
    case (XML_ERR_DOCUMENT_EMPTY, _): return Diagnostic(at: place, "This is no XML.")
    case (XML_ERR_DOCUMENT_END, let last?):
      return Diagnostic(at: place, "The report ends before its '\(last.name)' does.", advice: "It may be cut off.")
    default:
      let reason = String(cString: message).split(separator: "\n").first.map(String.init) ?? ""
      return Diagnostic(at: place, "The report is no XML: \(reason).")
    }
  }

  private func refusal(_ reason: String, _ reader: xmlTextReaderPtr) -> Diagnostic {
    let place = place(
      line: Int(xmlTextReaderGetParserLineNumber(reader)), column: Int(xmlTextReaderGetParserColumnNumber(reader)))
    return Diagnostic(at: place, "The report \(reason).")
  }

  private func place(line: Int, column: Int) -> SourceLocation {
    SourceLocation(file: file, line: max(1, line), column: max(1, column))
  }
}
