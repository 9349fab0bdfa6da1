internal import Diagnostics

/// Builds nodes from libyaml's events, and collects every mistake that still lets it go on.
struct NodeBuilder: ~Copyable {
  /// A list or a mapping whose end was not met yet.
  struct Frame {
    let isMapping: Bool
    let anchor: String?
    let tag: String?
    let start: SourcePosition
    /// The index in `nodes` of its first child.
    let firstChild: Int
  }

  let file: String
  let source: SourceText
  /// What to do about a key that stands twice, where the reader of the document knows better than YAML.
  let adviceOnDuplicateKey: (String) -> String?
  private var events: YAMLEvents
  /// The collections that are open, outermost first.
  var frames: [Frame] = []
  /// The finished children of all open collections, outermost first: each takes its own when it ends.
  private var nodes: [YAMLNode] = []
  /// Where what was read last ends.
  private var lastEnd = SourcePosition(line: 1, column: 1)
  var anchors = AnchorTable()
  var diagnostics: [Diagnostic] = []

  init(_ source: SourceText, file: String, adviceOnDuplicateKey: @escaping (String) -> String?) {
    self.file = file
    self.source = source
    self.adviceOnDuplicateKey = adviceOnDuplicateKey
    events = YAMLEvents(source.bytes)
  }

  /// Reads the one document of the text; nil where the text holds none, or is not YAML.
  mutating func buildDocument() -> YAMLNode? {
    do throws(YAMLSyntaxError) {
      try readEvents()
    } catch {
      let diagnostic = Diagnostic(error, in: source, file: file)
      // What else was odd about the line is explained by this, such as an alias in a text that begins with '*'.
      diagnostics.removeAll { $0.location?.line == diagnostic.location?.line }
      diagnostics.append(diagnostic)
      return nil
    }
    // Where a budget is spent, collections are still open, and their first child is no document.
    guard frames.isEmpty else { return nil }
    return nodes.first.flatMap { $0.isAbsent ? nil : $0 }
  }

  /// A mapping's own mistakes are found when it ends, so behind those of what it holds.
  var diagnosticsByPlace: [Diagnostic] {
    let start = SourcePosition(line: 1, column: 1)
    return diagnostics.sorted { ($0.location?.position ?? start) < ($1.location?.position ?? start) }
  }

  private mutating func readEvents() throws(YAMLSyntaxError) {
    var documents = 0
    while true {
      switch try events.next() {
      case .streamEnd: return
      case .other: break
      case .documentStart(let position):
        documents += 1
        guard documents == 1 else { return reportSecondDocument(at: position) }
      case .scalar(let scalar, let anchor, let start, let end):
        finish(YAMLNode(.scalar(scalar), at: start, end: end), anchor: anchor, end: end)
      case .alias(let name, let start, let end):
        guard expand(name, at: start, end: end) else { return }
      case .collectionStart(let isMapping, let anchor, let tag, let start):
        guard open(isMapping: isMapping, anchor: anchor, tag: tag, at: start) else { return }
      case .collectionEnd(let end):
        close(at: end ?? lastEnd)
      }
    }
  }

  /// Opens a collection; false where collections are nested too deeply to go on.
  private mutating func open(isMapping: Bool, anchor: String?, tag: String?, at start: SourcePosition) -> Bool {
    guard frames.count < Budget.depth else {
      reportDepth(at: start)
      return false
    }
    if let anchor { anchors.open(anchor, at: start) }
    frames.append(Frame(isMapping: isMapping, anchor: anchor, tag: tag, start: start, firstChild: nodes.count))
    return true
  }

  private mutating func close(at end: SourcePosition) {
    guard let frame = frames.popLast() else { return }
    let content: YAMLNode.Content = frame.isMapping ? .mapping(takeEntries(of: frame)) : .sequence(takeItems(of: frame))
    finish(YAMLNode(content, at: frame.start, end: end, tag: frame.tag), anchor: frame.anchor, end: end)
  }

  // Both fill an array from its end: that moves the nodes, where a slice would copy them and count references.

  private mutating func takeItems(of frame: Frame) -> [YAMLNode] {
    let count = nodes.count - frame.firstChild
    return Array(unsafeUninitializedCapacity: count) { items, initializedCount in
      for index in (0..<count).reversed() { items.initializeElement(at: index, to: nodes.removeLast()) }
      initializedCount = count
    }
  }

  private mutating func takeEntries(of frame: Frame) -> [YAMLEntry] {
    let count = (nodes.count - frame.firstChild) / 2
    let entries = [YAMLEntry](unsafeUninitializedCapacity: count) { entries, initializedCount in
      for index in (0..<count).reversed() {
        let value = nodes.removeLast()
        entries.initializeElement(at: index, to: YAMLEntry(key: nodes.removeLast(), value: value))
      }
      initializedCount = count
    }
    return checkedAndMerged(entries)
  }

  private mutating func finish(_ node: YAMLNode, anchor: String?, end: SourcePosition) {
    if let anchor { anchors.define(anchor, as: node) }
    nodes.append(node)
    lastEnd = end
  }

  /// Puts the anchor's node, with the anchor's places, where the alias stands; false where a budget is spent.
  private mutating func expand(_ name: String, at start: SourcePosition, end: SourcePosition) -> Bool {
    var node = YAMLNode(.scalar(YAMLScalar("")), at: start, end: end)
    switch anchors.use(name, depth: frames.count) {
    case .node(let anchored): node = anchored
    case .undefined: reportUndefinedAlias(name, at: start)
    case .open(let anchor): reportEndlessAlias(name, at: start, anchor: anchor)
    case .tooDeep:
      reportDepth(at: start)
      return false
    case .tooLarge:
      reportExpansion(name, at: start)
      return false
    }
    finish(node, anchor: nil, end: end)
    return true
  }
}
