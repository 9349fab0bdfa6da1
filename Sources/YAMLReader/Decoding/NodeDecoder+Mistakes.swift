internal import Diagnostics

extension NodeDecoder {
  /// What a sentence about the node begins with.
  var subject: String {
    let path = codingPath.pathText
    return path.isEmpty ? "The value" : "`\(path)`"
  }

  /// A mistake at the node.
  func diagnostic(_ problem: String, advice: String? = nil) -> Diagnostic {
    diagnostic(at: node, problem, advice: advice)
  }

  /// The node is of the wrong shape.
  func mismatch(expected: String, advice: String? = nil) -> DecodingError {
    let problem = "\(subject) is \(shape), where \(expected) is expected."
    return DecodingError(diagnostic(problem, advice: advice), at: codingPath)
  }

  /// The scalar is not what its type wants: `which is not an integer`.
  func unreadable(_ reason: String, advice: String? = nil) -> DecodingError {
    DecodingError(diagnostic("\(subject) holds \(quoted), \(reason).", advice: advice), at: codingPath)
  }

  /// The mapping lacks a key.
  func missingKey(_ key: any CodingKey) -> DecodingError {
    let present = node.entries?.map(\.key) ?? []
    let name = key.stringValue
    let near = Suggestion.nearest(to: name, among: present.compactMap(\.string), limit: 1).first
    let place = near.flatMap { name in present.first { $0.string == name } } ?? node
    let advice = near.map { "Did you mean '\(name)' where '\($0)' stands?" } ?? "Add '\(name): …'."
    return DecodingError(diagnostic(at: place, "\(subject) has no key '\(name)'.", advice: advice), at: codingPath)
  }

  /// The list ends before the type has what it wants.
  func missingItem(number: Int) -> DecodingError {
    let count = number - 1
    let problem = "\(subject) has \(count) \(count == 1 ? "item" : "items"), and one more is expected."
    return DecodingError(diagnostic(problem), at: codingPath)
  }

  /// The node has a tag that nothing here knows.
  func unknownTag(_ tag: String) -> DecodingError {
    let problem = "\(subject) has the tag '\(tag)', which means nothing here."
    return DecodingError(
      diagnostic(problem, advice: "If '!' belongs to the text, quote the whole text; else leave the tag away."),
      at: codingPath)
  }

  /// What a type's own code, or code that Swift synthesized for it, threw.
  func explained<Value>(_ error: any Error, as type: Value.Type) -> DecodingError {
    let candidates = rawValues(of: type)
    if let text = node.string, !candidates.isEmpty, error is DecodingError {
      let list = "\(type) is one of: \(candidates.joined(separator: ", "))."
      let advice = Suggestion.didYouMean(text, among: candidates).map { "\($0) \(list)" }
      return unreadable("which is no \(type)", advice: advice ?? list)
    }
    if case .typeMismatch(_, let context)? = error as? DecodingError, context.codingPath.count == codingPath.count,
      let entries = node.entries
    {
      return noCase(entries, of: type)
    }
    let context = (error as? DecodingError)?.context
    let reason = context?.debugDescription ?? "\(error)"
    let place = node.descendant(at: context?.codingPath.dropFirst(codingPath.count) ?? [])
    return DecodingError(diagnostic(at: place, "\(subject) is no \(type): \(reason.asSentence)"), at: codingPath)
  }

  /// The mapping is not one case of an enum: the only thing that Swift's own code finds wrong about a mapping.
  private func noCase<Value>(_ entries: [YAMLEntry], of type: Value.Type) -> DecodingError {
    guard entries.count == 1, let entry = entries.first else {
      let problem = "\(subject) has \(entries.count) keys, where one is expected: a case of \(type)."
      return DecodingError(diagnostic(problem), at: codingPath)
    }
    let problem = "\(subject) has the key '\(entry.key.string ?? "")', which is no case of \(type)."
    return DecodingError(diagnostic(at: entry.key, problem), at: codingPath)
  }

  private func diagnostic(at node: YAMLNode, _ problem: String, advice: String? = nil) -> Diagnostic {
    let location = SourceLocation(file: file, position: node.position)
    return Diagnostic(at: location, length: node.lengthOnItsLine, problem, advice: advice)
  }

  private var shape: String {
    guard case .scalar(let scalar) = node.content, !scalar.isNull else { return node.kind }
    return "the text \(quoted)"
  }

  private var quoted: String { "'\(String((node.string ?? "").prefix(60)))'" }
}

/// The raw values of an enum that lists its cases; none for any other type.
private func rawValues<Value>(of type: Value.Type) -> [String] {
  func list<Cases: CaseIterable & RawRepresentable>(_ type: Cases.Type) -> [String] {
    type.allCases.map { "\($0.rawValue)" }
  }
  guard let type = type as? any (CaseIterable & RawRepresentable).Type else { return [] }
  return list(type)
}

extension YAMLNode {
  /// The node that a coding path leads to, or the last one on the way.
  fileprivate func descendant(at path: ArraySlice<any CodingKey>) -> YAMLNode {
    guard let key = path.first else { return self }
    if let index = key.intValue, let items, items.indices.contains(index) {
      return items[index].descendant(at: path.dropFirst())
    }
    return self[key.stringValue]?.descendant(at: path.dropFirst()) ?? self
  }
}

extension String {
  fileprivate var asSentence: String { hasSuffix(".") ? self : self + "." }
}
