/// Finds which patterns a text that none of them matches may have meant.
///
/// Near is by words: a word too many, too few or another one counts three, a word with a slip of the keyboard one; for a
/// parameter any word will do. A pattern is near when it counts at most one a word that is not a parameter.
public struct NearestPatterns {
  private struct Word {
    var texts: [Int]
    var isWildcard: Bool
    var isOpen: Bool
  }

  private var vocabulary: [SpelledWord] = []
  private var indices: [String: Int] = [:]
  private var patterns: [[Word]] = []

  /// Makes a finder for patterns; answers name them by their places in this list.
  public init(_ patterns: [StepPattern]) {
    for pattern in patterns {
      let words = PatternWord.words(of: pattern).map { word in
        Word(texts: word.texts.map { index(of: $0) }, isWildcard: word.isWildcard, isOpen: word.isOpen)
      }
      self.patterns.append(words)
    }
  }

  /// Returns the patterns that are near to a text, the nearest first.
  public func nearest(to text: String, limit: Int = 3) -> [Int] {
    let words = TextWords.words(of: text)
    let costs = words.map { word in
      let word = SpelledWord(word)
      return vocabulary.map { word.cost(for: $0) }
    }
    return patterns.indices
      .compactMap { index -> (distance: Int, index: Int)? in
        let pattern = patterns[index]
        let most = pattern.count { !$0.isWildcard }
        let difference = pattern.contains(where: \.isOpen) ? 0 : abs(words.count - pattern.count)
        guard most > 0, 3 * difference <= most else { return nil }
        let distance = distance(costs, pattern)
        return distance <= most ? (distance, index) : nil
      }
      .sorted { $0 < $1 }
      .prefix(limit)
      .map(\.index)
  }

  private mutating func index(of text: String) -> Int {
    if let index = indices[text] { return index }
    vocabulary.append(SpelledWord(text))
    indices[text] = vocabulary.count - 1
    return vocabulary.count - 1
  }

  /// The edit distance of a text's words and a pattern's.
  private func distance(_ costs: [[Int]], _ words: [Word]) -> Int {
    var previous = (0...words.count).map { 3 * $0 }
    for cost in costs {
      var current = [previous[0] + 3]
      for (column, word) in words.enumerated() {
        let replaced = previous[column] + Self.cost(of: word, in: cost)
        let inserted = previous[column + 1] + (word.isOpen ? 0 : 3)
        current.append(min(replaced, inserted, current[column] + 3))
      }
      previous = current
    }
    return previous[words.count]
  }

  private static func cost(of word: Word, in costs: [Int]) -> Int {
    if word.isWildcard { return 0 }
    return word.texts.reduce(3) { min($0, costs[$1]) }
  }
}
