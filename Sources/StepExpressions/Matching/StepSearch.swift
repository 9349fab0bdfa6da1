/// One search for the patterns that match one text.
///
/// Depth first, without recursion: no pattern is too long for the stack. Where a search comes to a node and a position for
/// the second time it turns back, since what can be found from there has been found already, by a way that comes first;
/// so no text and no pattern makes it explode.
struct StepSearch {
  /// A node to go on from.
  private struct Visit {
    var node: Int
    var position: Int
    /// How many captures the way to here had before its last edge.
    var depth: Int
    /// What the last edge took.
    var capture: Capture?
    var isCertain = true
  }

  /// What a parameter took, in UTF-8 offsets.
  struct Capture {
    var parameter: Int
    var range: Range<Int>
  }

  private let trie: StepTrie
  private let text: String
  private let scanner: TextScanner
  private var visits: [Visit] = []
  private var captures: [Capture] = []
  private var ends: [Int] = []
  private var turns = 0
  private var seen: Set<Int> = []
  private(set) var found: [(pattern: Int, captures: [Capture])] = []

  init(_ trie: StepTrie, text: String, bytes: UnsafeBufferPointer<UInt8>) {
    self.trie = trie
    self.text = text
    scanner = TextScanner(bytes: bytes)
  }

  mutating func run() {
    visit(node: 0, position: 0)
    while let next = visits.popLast() {
      captures.removeSubrange(next.depth...)
      if let capture = next.capture { captures.append(capture) }
      guard isNew(next), isMatched(next) else { continue }
      visit(node: next.node, position: next.position)
    }
  }

  /// Most searches are over after a few turns; only those that are not pay for remembering where they were.
  private mutating func isNew(_ visit: Visit) -> Bool {
    turns += 1
    return turns <= 32 || seen.insert(visit.node * (scanner.bytes.count + 1) + visit.position).inserted
  }

  private func isMatched(_ visit: Visit) -> Bool {
    guard !visit.isCertain, let capture = visit.capture else { return true }
    return trie.parameters[capture.parameter].accepts(capture.range, in: text)
  }

  /// Follows the text from a node as far as it goes, and keeps all other ways for later.
  private mutating func visit(node first: Int, position start: Int) {
    var node = first
    var position = start
    while true {
      if position == scanner.bytes.count { record(node) }
      for branch in trie.nodes[node].branches { follow(branch, from: position) }
      guard let next = child(of: node, at: position) else { return }
      let label = trie.nodes[next].label
      guard scanner.hasPart(label, at: position) else { return }
      position += label.count
      node = next
    }
  }

  private func child(of node: Int, at position: Int) -> Int? {
    guard let byte = scanner.byte(at: position) else { return nil }
    for child in trie.nodes[node].children where child.first == byte { return child.node }
    return nil
  }

  private mutating func record(_ node: Int) {
    for pattern in trie.nodes[node].patterns where !found.contains(where: { $0.pattern == pattern }) {
      found.append((pattern, captures))
    }
  }

  private mutating func follow(_ branch: StepTrie.Branch, from position: Int) {
    ends.removeAll(keepingCapacity: true)
    switch branch.edge {
    case .choice(let choice):
      choice.appendEnds(from: position, scanner, to: &ends)
      for end in ends.reversed() where canGoOn(from: branch.target, at: end) {
        visits.append(Visit(node: branch.target, position: end, depth: captures.count))
      }
    case .parameter(let index):
      let parameter = trie.parameters[index]
      parameter.appendEnds(from: position, in: text, scanner, to: &ends)
      for place in ends.indices.reversed() where canGoOn(from: branch.target, at: ends[place]) {
        visits.append(
          Visit(
            node: branch.target, position: ends[place], depth: captures.count,
            capture: Capture(parameter: index, range: position..<ends[place]),
            isCertain: place == 0 || !parameter.isAskedLate))
      }
    }
  }

  /// Whether anything can follow at a node; most ends that a parameter tries are turned down here.
  private func canGoOn(from node: Int, at position: Int) -> Bool {
    if !trie.nodes[node].branches.isEmpty { return true }
    guard position < scanner.bytes.count else { return !trie.nodes[node].patterns.isEmpty }
    return child(of: node, at: position) != nil
  }
}
