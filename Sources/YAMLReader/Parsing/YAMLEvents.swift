internal import CLibYAML
internal import Diagnostics

/// libyaml's parser over a text: the only place that knows the C library, and the owner of what it allocates.
///
/// Every parser has its own state, so several files may be read at the same time.
struct YAMLEvents: ~Copyable {
  /// On the heap, because libyaml keeps a pointer to the parser in the parser.
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// Reads bytes that outlive these events, UTF-8 without a byte order mark.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    // Where memory is short this leaves a parser full of zeros, which `next` refuses.
    guard yaml_parser_initialize(parser) == 1 else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    // An empty buffer may have no address, and libyaml asserts that there is one, of which it then reads nothing.
    let address = bytes.baseAddress ?? UnsafeRawPointer(parser).assumingMemoryBound(to: UInt8.self)
    yaml_parser_set_input_string(parser, address, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deinitialize(count: 1)
    parser.deallocate()
  }

  /// Takes the next event.
  mutating func next() throws(YAMLSyntaxError) -> YAMLEvent {
    var event = yaml_event_t()
    guard parser.pointee.read_handler != nil, yaml_parser_parse(parser, &event) == 1 else {
      throw YAMLSyntaxError(parser.pointee)
    }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(event)
  }
}

extension YAMLEvent {
  fileprivate init(_ event: yaml_event_t) {
    let start = SourcePosition(event.start_mark)
    let end = SourcePosition(event.end_mark)
    switch event.type {
    case YAML_SCALAR_EVENT:
      let anchor = String(yaml: event.data.scalar.anchor)
      self = .scalar(YAMLScalar(event), anchor: anchor, start: start, end: end)
    case YAML_ALIAS_EVENT:
      self = .alias(String(yaml: event.data.alias.anchor) ?? "", start: start, end: end)
    case YAML_SEQUENCE_START_EVENT:
      let data = event.data.sequence_start
      self = .collectionStart(
        isMapping: false, anchor: String(yaml: data.anchor), tag: String(yaml: data.tag), start: start)
    case YAML_MAPPING_START_EVENT:
      let data = event.data.mapping_start
      self = .collectionStart(
        isMapping: true, anchor: String(yaml: data.anchor), tag: String(yaml: data.tag), start: start)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      // Only a closing bracket or brace takes room.
      self = .collectionEnd(end: start < end ? end : nil)
    case YAML_DOCUMENT_START_EVENT: self = .documentStart(at: start)
    case YAML_STREAM_END_EVENT: self = .streamEnd
    default: self = .other
    }
  }
}

extension YAMLScalar {
  fileprivate init(_ event: yaml_event_t) {
    let scalar = event.data.scalar
    let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
    self.init(text, style: Style(scalar.style), tag: String(yaml: scalar.tag))
  }
}

extension YAMLScalar.Style {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}

extension String {
  fileprivate init?(yaml text: UnsafeMutablePointer<yaml_char_t>?) {
    guard let text else { return nil }
    self.init(cString: text)
  }
}

extension SourcePosition {
  /// libyaml counts lines and columns from 0, columns in Unicode scalars.
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}

extension YAMLSyntaxError {
  fileprivate init(_ parser: yaml_parser_t) {
    let problem = parser.problem.map { String(cString: $0) }
    if parser.error == YAML_READER_ERROR {
      self.init(problem ?? "unreadable", at: .byte(Int(parser.problem_offset), value: Int(parser.problem_value)))
    } else {
      self.init(problem ?? "out of memory", at: .position(SourcePosition(parser.problem_mark)))
    }
    guard let context = parser.context else { return }
    self.context = String(cString: context)
    contextPosition = SourcePosition(parser.context_mark)
  }
}

/// libyaml's events of a text, and nothing made of them: what the cost of reading is compared with.
package enum BareEventLoop {
  /// Loops over the events of a text and returns how many there are.
  package static func countEvents(of text: [UInt8]) -> Int {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { return 0 }
    defer { yaml_parser_delete(&parser) }
    return text.withUnsafeBufferPointer { bytes in
      yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
      var count = 0
      var event = yaml_event_t()
      while yaml_parser_parse(&parser, &event) == 1 {
        let isLast = event.type == YAML_STREAM_END_EVENT
        yaml_event_delete(&event)
        count += 1
        if isLast { break }
      }
      return count
    }
  }
}
