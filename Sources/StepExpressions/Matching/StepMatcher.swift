/// Finds which of a suite's patterns match a text.
///
/// Expressions are kept as one tree, so the time that a text takes hardly depends on how many there are. Regular expressions
/// of Swift's are asked one by one.
public struct StepMatcher {
  private var trie = StepTrie()
  private var regexes: [(pattern: Int, regex: Regex<AnyRegexOutput>)] = []

  /// Makes a matcher of patterns; matches name them by their places in this list.
  public init(_ patterns: [StepPattern]) {
    for (index, pattern) in patterns.enumerated() {
      switch pattern {
      case .expression(let expression): trie.insert(expression.elements, pattern: index)
      case .regex(let regex): regexes.append((index, regex.make()))
      }
    }
  }

  /// How many nodes the tree of its expressions has.
  package var size: Int { trie.nodes.count }

  /// Returns every pattern that matches the whole text, once each, in the order of the patterns.
  public func matches(_ text: String) -> [StepMatch] {
    var text = text
    var matches = text.withUTF8 { [text] bytes in expressionMatches(text, bytes) }
    for (pattern, regex) in regexes {
      guard let match = try? regex.wholeMatch(in: text) else { continue }
      matches.append(StepMatch(pattern: pattern, captures: Self.captures(of: match.output, in: text)))
    }
    if matches.count > 1 { matches.sort { $0.pattern < $1.pattern } }
    return matches
  }

  private func expressionMatches(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> [StepMatch] {
    var search = StepSearch(trie, text: text, bytes: bytes)
    search.run()
    return search.found.map { found in
      var scalars = 0
      var end = 0
      return StepMatch(
        pattern: found.pattern,
        captures: found.captures.map { capture in
          let start = scalars + bytes[end..<capture.range.lowerBound].scalarCount
          scalars = start + bytes[capture.range].scalarCount
          end = capture.range.upperBound
          let matcher = trie.parameters[capture.parameter]
          return StepCapture(
            range: start..<scalars, text: String(decoding: bytes[capture.range], as: UTF8.self),
            parameterType: matcher.type, innerGroups: matcher.groups(in: text, capture.range))
        })
    }
  }

  private static func captures(of output: AnyRegexOutput, in text: String) -> [StepCapture] {
    output.dropFirst().map { group in
      guard let range = group.range else { return StepCapture(range: nil, text: "") }
      let start = text.unicodeScalars.distance(from: text.startIndex, to: range.lowerBound)
      let length = text.unicodeScalars.distance(from: range.lowerBound, to: range.upperBound)
      return StepCapture(range: start..<start + length, text: String(text[range]))
    }
  }
}

extension Sequence<UInt8> {
  /// How many Unicode scalars begin in these bytes of UTF-8.
  fileprivate var scalarCount: Int {
    var count = 0
    for byte in self where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
