internal import Diagnostics

extension NodeBuilder {
  /// Reports duplicate keys and keys that are no texts, and merges what `<<` names.
  mutating func checkedAndMerged(_ entries: [YAMLEntry]) -> [YAMLEntry] {
    reportKeysThatAreNoTexts(entries)
    if hasDuplicateKeys(entries) { reportDuplicateKeys(entries) }
    return entries.contains { $0.key.isMergeKey } ? merged(entries) : entries
  }

  private func hasDuplicateKeys(_ entries: [YAMLEntry]) -> Bool {
    // Nearly every mapping is small, and then comparing beats hashing.
    guard entries.count <= 8 else { return Set(entries.map(\.key.keyText)).count < entries.count }
    for index in entries.indices.dropFirst() {
      let key = entries[index].key.keyText
      for earlier in entries[..<index] where earlier.key.keyText == key { return true }
    }
    return false
  }

  private mutating func reportDuplicateKeys(_ entries: [YAMLEntry]) {
    var first: [String: YAMLNode] = [:]
    for entry in entries {
      guard let key = entry.key.keyText else { continue }
      if let earlier = first[key] {
        reportDuplicateKey(key, at: entry.key, first: earlier)
      } else {
        first[key] = entry.key
      }
    }
  }

  private mutating func reportKeysThatAreNoTexts(_ entries: [YAMLEntry]) {
    for entry in entries where entry.key.keyText == nil { reportKeyThatIsNoText(entry.key) }
  }

  /// Puts in the place of `<<` the entries that it names, except those whose key the mapping has itself.
  ///
  /// Source: yaml.org/type/merge: one mapping, or a list of mappings of which the earlier ones win.
  private mutating func merged(_ entries: [YAMLEntry]) -> [YAMLEntry] {
    var known = Set(entries.filter { !$0.key.isMergeKey }.compactMap(\.key.keyText))
    var result: [YAMLEntry] = []
    for entry in entries {
      guard entry.key.isMergeKey else {
        result.append(entry)
        continue
      }
      for merged in mergedEntries(of: entry.value) where known.insert(merged.key.keyText ?? "").inserted {
        result.append(merged)
      }
    }
    return result
  }

  private mutating func mergedEntries(of value: YAMLNode) -> [YAMLEntry] {
    switch value.content {
    case .mapping(let entries): return entries
    case .sequence(let items):
      return items.flatMap { item -> [YAMLEntry] in
        if case .mapping(let entries) = item.content { return entries }
        reportMerge(of: item)
        return []
      }
    case .scalar:
      reportMerge(of: value)
      return []
    }
  }
}

extension YAMLNode {
  /// The text of a key; nil where a list or a mapping stands in a key's place.
  fileprivate var keyText: String? {
    if case .scalar(let scalar) = content { scalar.text } else { nil }
  }

  fileprivate var isMergeKey: Bool {
    if case .scalar(let scalar) = content { scalar.text == "<<" && scalar.style == .plain } else { false }
  }
}
