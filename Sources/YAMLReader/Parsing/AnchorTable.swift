internal import Diagnostics

/// The anchors of a document, and what aliases make of them.
struct AnchorTable {
  /// What an alias stands for.
  enum Use {
    case node(YAMLNode)
    case undefined
    /// The anchor's node is not finished where the alias stands: the alias would contain itself.
    case open(SourcePosition)
    case tooDeep
    case tooLarge
  }

  private struct Anchor {
    let position: SourcePosition
    var node: YAMLNode?
    var measure = Measure()
    var isUsed = false
  }

  private var anchors: [String: Anchor] = [:]
  private var expandedNodes = 0
  /// Anchors whose name was given away again before an alias used it.
  private var forgotten: [(name: String, position: SourcePosition)] = []

  /// The anchors that nothing refers to, in the order of their places.
  var unused: [(name: String, position: SourcePosition)] {
    let rest = anchors.filter { !$0.value.isUsed }.map { (name: $0.key, position: $0.value.position) }
    return (forgotten + rest).sorted { $0.position < $1.position }
  }

  /// Notes that the node of an anchor begins.
  mutating func open(_ name: String, at position: SourcePosition) {
    if let old = anchors[name], !old.isUsed { forgotten.append((name, old.position)) }
    anchors[name] = Anchor(position: position)
  }

  /// Gives an anchor its node, unless a later anchor of the same name stands inside it: an alias means the latest.
  mutating func define(_ name: String, as node: YAMLNode) {
    if case .scalar = node.content { open(name, at: node.position) }
    guard anchors[name]?.position == node.position else { return }
    anchors[name]?.node = node
    anchors[name]?.measure = Measure(node)
  }

  /// Looks up an alias that stands inside `depth` collections.
  mutating func use(_ name: String, depth: Int) -> Use {
    guard let anchor = anchors[name] else { return .undefined }
    anchors[name]?.isUsed = true
    guard let node = anchor.node else { return .open(anchor.position) }
    if depth + anchor.measure.depth > Budget.depth { return .tooDeep }
    expandedNodes += anchor.measure.nodes
    return expandedNodes > Budget.expansion ? .tooLarge : .node(node)
  }
}

/// How large a node is, everything inside it included.
private struct Measure {
  var nodes = 0
  var depth = 0

  init() {}

  init(_ node: YAMLNode) {
    nodes = 1
    switch node.content {
    case .scalar: break
    case .sequence(let items): items.forEach { add(Measure($0)) }
    case .mapping(let entries): entries.forEach { add(Measure($0.value)) }
    }
  }

  private mutating func add(_ child: Measure) {
    nodes += child.nodes
    depth = max(depth, child.depth + 1)
  }
}
