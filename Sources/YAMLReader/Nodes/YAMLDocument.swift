public import Diagnostics

/// A YAML file that was read.
public struct YAMLDocument: Sendable {
  /// The file's path as the user knows it.
  public var file: String
  /// The document's node; nil where the file holds nothing, or only comments.
  public var root: YAMLNode?
  /// What is wrong with the text; empty in a document whose initializer throws.
  public private(set) var mistakes: [Diagnostic] = []
  /// What is no error, but hardly what was meant, such as an anchor that nothing refers to.
  public var warnings: [Diagnostic] = []

  /// Comments that may have swallowed a part of a text, by the place where the text before them ends.
  private var comments: [SourcePosition: YAMLComment] = [:]

  /// Makes a document.
  public init(file: String, root: YAMLNode?) {
    self.file = file
    self.root = root
  }

  /// Reads the one document of a YAML text.
  ///
  /// - Parameters:
  ///   - bytes: The text, UTF-8 with or without a byte order mark.
  ///   - file: The path that locations in errors and nodes name.
  ///   - adviceOnDuplicateKey: What to do about a key that stands twice, where the document's kind allows better advice
  ///     than to leave one away.
  /// - Throws: A `DiagnosticList` where the text is not one YAML document.
  public init(
    parsing bytes: some Collection<UInt8>, file: String,
    adviceOnDuplicateKey: @escaping (String) -> String? = { _ in nil }
  ) throws(DiagnosticList) {
    self.init(reading: bytes, file: file, adviceOnDuplicateKey: adviceOnDuplicateKey)
    if !mistakes.isEmpty { throw DiagnosticList(mistakes) }
  }

  /// Reads as much of a YAML text as can be understood, so that its reader can go on and find more mistakes.
  ///
  /// Where `mistakes` are about a key or an alias, the rest of the document is there; where the text is not YAML, `root` is
  /// nil.
  public init(
    reading bytes: some Collection<UInt8>, file: String,
    adviceOnDuplicateKey: @escaping (String) -> String? = { _ in nil }
  ) {
    let parse = { (buffer: UnsafeBufferPointer<UInt8>) in
      Self.parse(SourceText(buffer), file: file, adviceOnDuplicateKey)
    }
    self = bytes.withContiguousStorageIfAvailable(parse) ?? Array(bytes).withUnsafeBufferPointer(parse)
  }

  /// The place of a node, or of a position, of this document.
  public func location(of position: SourcePosition) -> SourceLocation {
    SourceLocation(file: file, position: position)
  }

  /// The comment that cut a plain scalar short, if its `#` is followed by text at once: `I open issue #42`.
  ///
  /// A comment that begins with `# ` is meant as one, so there is none here.
  public func comment(cutting node: YAMLNode) -> YAMLComment? {
    guard case .scalar(let scalar) = node.content, scalar.style == .plain else { return nil }
    return comments[node.end]
  }

  private static func parse(
    _ source: SourceText, file: String, _ adviceOnDuplicateKey: @escaping (String) -> String?
  ) -> Self {
    var document = YAMLDocument(file: file, root: nil)
    do throws(DiagnosticList) {
      try source.checkEncoding(file: file)
      var builder = NodeBuilder(source, file: file, adviceOnDuplicateKey: adviceOnDuplicateKey)
      document.root = builder.buildDocument()
      document.mistakes = builder.diagnosticsByPlace
      document.warnings = builder.warnings
      document.comments = source.commentsWithoutBlank()
    } catch {
      document.mistakes = error.diagnostics
    }
    return document
  }
}
