internal import Diagnostics

extension NodeBuilder {
  /// What is no error, but hardly what was meant.
  var warnings: [Diagnostic] {
    anchors.unused.map { name, position in
      Diagnostic(
        .warning, at: location(position), length: name.unicodeScalars.count + 1,
        "Nothing refers to the anchor '&\(name)'.",
        advice: "If '&' belongs to the text, quote the whole text; else leave the anchor away.")
    }
  }

  mutating func reportSecondDocument(at position: SourcePosition) {
    report(
      position, length: 3, "A second document begins here; a file holds one.",
      advice: "Move what follows '---' to a file of its own.")
  }

  mutating func reportDepth(at position: SourcePosition) {
    report(
      position, "Lists and mappings are nested here more than \(Budget.depth) levels deep.",
      advice: "Nest them less deeply.")
  }

  mutating func reportExpansion(_ name: String, at position: SourcePosition) {
    report(
      position, length: name.unicodeScalars.count + 1,
      "With '*\(name)' the file's aliases stand for more than \(Budget.expansion) nodes.",
      advice: "Use fewer aliases of anchors that hold aliases themselves.")
  }

  mutating func reportUndefinedAlias(_ name: String, at position: SourcePosition) {
    report(
      position, length: name.unicodeScalars.count + 1, "No anchor '&\(name)' stands above this alias.",
      advice: "If '*' belongs to the text, quote the whole text; else put '&\(name)' before the value that is meant.")
  }

  mutating func reportEndlessAlias(_ name: String, at position: SourcePosition, anchor: SourcePosition) {
    report(
      position, length: name.unicodeScalars.count + 1, "The alias '*\(name)' stands inside its own anchor.",
      advice: "Move the anchor '&\(name)' to a value that does not hold the alias.",
      notes: [Diagnostic.Note(at: location(anchor), "The anchor stands here.")])
  }

  mutating func reportDuplicateKey(_ key: String, at node: YAMLNode, first: YAMLNode) {
    report(
      node.position, length: node.lengthOnItsLine, "The key '\(key)' stands twice in one mapping.",
      advice: adviceOnDuplicateKey(key) ?? "Leave one of them away, or give it another name.",
      notes: [Diagnostic.Note(at: location(first.position), "The first one stands here.")])
  }

  mutating func reportKeyThatIsNoText(_ node: YAMLNode) {
    let columns = node.position.column..<node.position.column + node.lengthOnItsLine
    let text = source.text(onLine: node.position.line, columns: columns)
    report(
      node.position, length: columns.count, "A key must be a text; this one is \(node.kind).",
      advice: "If it is meant as a text, quote it: \(text.quotedForYAML)")
  }

  mutating func reportMerge(of node: YAMLNode) {
    // An undefined alias was reported already.
    guard diagnostics.last?.location != location(node.position) else { return }
    report(
      node.position, length: node.lengthOnItsLine,
      "'<<' merges a mapping, or a list of mappings; this is \(node.kind).",
      advice: "Write '<<: *name', where '&name' stands before a mapping.")
  }

  private mutating func report(
    _ position: SourcePosition, length: Int = 1, _ problem: String, advice: String, notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(
      Diagnostic(at: location(position), length: length, problem, advice: advice, notes: notes))
  }

  private func location(_ position: SourcePosition) -> SourceLocation {
    SourceLocation(file: file, position: position)
  }
}
