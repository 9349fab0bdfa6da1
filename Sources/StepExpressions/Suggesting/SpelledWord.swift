internal import Diagnostics

/// A word, with what tells quickly that another one is spelled quite differently.
struct SpelledWord {
  let text: String
  private let length: Int
  /// One bit for each letter that it has, capitals aside; some letters share one.
  private let letters: UInt32

  init(_ text: String) {
    self.text = text
    let scalars = text.lowercased().unicodeScalars
    length = scalars.count
    letters = scalars.reduce(0) { $0 | 1 << ($1.value & 0x1F) }
  }

  /// What it counts that this word stands where the other one should: nothing, one for a slip, three otherwise.
  func cost(for other: SpelledWord) -> Int {
    if text == other.text { return 0 }
    // A slip adds a letter, takes one away, or both; the comparison in full allows one for three letters.
    let slips = max(1, max(length, other.length) / 3)
    guard abs(length - other.length) <= slips, (letters ^ other.letters).nonzeroBitCount <= 2 * slips else { return 3 }
    return Suggestion.nearest(to: text, among: CollectionOfOne(other.text)).isEmpty ? 3 : 1
  }
}
