/// The expressions of a suite as one tree, in which what expressions begin with alike is kept once.
///
/// An edge is a piece of text, a parameter, or a choice of texts; choices are edges as they are, so a thousand optionals
/// take a thousand edges and not two to that power. Each expression is one way from the root, so the order in which a
/// search tries an edge's ends is the order in which a regular expression for that expression alone would try them.
struct StepTrie {
  /// A place in the tree, and the text that leads to it from the one above.
  struct Node {
    var label: [UInt8] = []
    /// Where text goes on; each begins with another byte.
    var children: [(first: UInt8, node: Int)] = []
    /// Where something else goes on.
    var branches: [Branch] = []
    /// The patterns that end here.
    var patterns: [Int] = []
  }

  /// A way on that is not just text.
  struct Branch {
    var edge: Edge
    var target: Int
  }

  /// What leads along a branch.
  enum Edge: Equatable {
    /// A parameter, by its place in `parameters`.
    case parameter(Int)
    case choice(TextChoice)
  }

  private(set) var nodes = [Node()]
  private(set) var parameters: [ParameterMatcher] = []
  private var parameterIndices: [ParameterType: Int] = [:]

  /// Adds an expression's elements as the way to a pattern.
  mutating func insert(_ elements: [ExpressionElement], pattern: Int) {
    var node = 0
    for element in elements {
      switch element {
      case .literal(let bytes): node = insert(bytes, below: node)
      case .parameter(let type): node = target(of: .parameter(index(of: type)), from: node)
      case .choice(let choice): node = target(of: .choice(choice), from: node)
      }
    }
    nodes[node].patterns.append(pattern)
  }

  private mutating func index(of type: ParameterType) -> Int {
    if let index = parameterIndices[type] { return index }
    parameters.append(ParameterMatcher(type))
    parameterIndices[type] = parameters.count - 1
    return parameters.count - 1
  }

  private mutating func target(of edge: Edge, from node: Int) -> Int {
    if let branch = nodes[node].branches.first(where: { $0.edge == edge }) { return branch.target }
    nodes.append(Node())
    nodes[node].branches.append(Branch(edge: edge, target: nodes.count - 1))
    return nodes.count - 1
  }

  private mutating func insert(_ bytes: [UInt8], below node: Int) -> Int {
    var parent = node
    var rest = bytes[...]
    while let first = rest.first {
      guard let slot = nodes[parent].children.firstIndex(where: { $0.first == first }) else {
        nodes.append(Node(label: Array(rest)))
        nodes[parent].children.append((first, nodes.count - 1))
        return nodes.count - 1
      }
      let child = nodes[parent].children[slot].node
      let shared = zip(nodes[child].label, rest).prefix { $0 == $1 }.count
      rest = rest.dropFirst(shared)
      if shared < nodes[child].label.count {
        parent = split(child, after: shared, in: slot, of: parent)
      } else {
        parent = child
      }
    }
    return parent
  }

  /// Puts a node between a node and its child, and returns it.
  private mutating func split(_ child: Int, after count: Int, in slot: Int, of parent: Int) -> Int {
    let label = nodes[child].label
    nodes.append(Node(label: Array(label[..<count]), children: [(label[count], child)]))
    nodes[child].label = Array(label[count...])
    nodes[parent].children[slot].node = nodes.count - 1
    return nodes.count - 1
  }
}
