/// Cuts a text into words; what stands in quotes is one word, as `{string}` takes it.
enum TextWords {
  static func words(of text: String) -> [String] {
    var words = [String.UnicodeScalarView()]
    var quote: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == " ", quote == nil {
        words.append(String.UnicodeScalarView())
        continue
      }
      if quote == nil, words[words.count - 1].isEmpty, scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if quote == scalar {
        quote = nil
      }
      words[words.count - 1].append(scalar)
    }
    guard quote == nil else { return text.split(separator: " ").map { String($0) } }
    return words.lazy.filter { !$0.isEmpty }.map { String($0) }
  }
}
