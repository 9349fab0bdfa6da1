/// The regular expressions of a parameter type, as one that is asked where in a text it matches.
struct ParameterRegex {
  private let regex: Regex<AnyRegexOutput>?
  private let groups: [Int]
  private let isLazy: Bool

  init(_ sources: [String]) {
    let source = sources.count == 1 ? sources[0] : sources.map { "(?:\($0))" }.joined(separator: "|")
    // A parameter type refuses sources that cannot be read, so this one can be.
    regex = try? Regex(source).matchingSemantics(.unicodeScalar)
    groups = RegexGroups.outermost(of: source)
    isLazy = ["*?", "+?", "??", "}?"].contains { source.contains($0) }
  }

  /// Appends the end that the regular expression prefers, then all others: the longest first, or the shortest for a lazy
  /// one; whether it matches up to those is asked later.
  func appendEnds(from start: Int, in text: String, _ scanner: TextScanner, to ends: inout [Int]) {
    let from = text.utf8.index(text.startIndex, offsetBy: start)
    guard let match = try? regex?.prefixMatch(in: text[from...]) else { return }
    let preferred = text.utf8.distance(from: text.startIndex, to: match.range.upperBound)
    ends.append(preferred)
    let first = ends.count
    scanner.appendDescending(from: scanner.bytes.count, to: start, &ends)
    ends[first...].removeAll { $0 == preferred }
    if isLazy { ends[first...].reverse() }
  }

  func matches(_ text: String, _ range: Range<Int>) -> Bool { match(text, range) != nil }

  func groups(in text: String, _ range: Range<Int>) -> [String?]? {
    guard !groups.isEmpty, let output = match(text, range)?.output else { return nil }
    return groups.map { $0 < output.count ? output[$0].substring.map { String($0) } : nil }
  }

  private func match(_ text: String, _ range: Range<Int>) -> Regex<AnyRegexOutput>.Match? {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(start, offsetBy: range.count)
    return try? regex?.wholeMatch(in: text[start..<end])
  }
}
