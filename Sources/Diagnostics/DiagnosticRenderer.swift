/// Writes diagnostics the way compilers do: the place, the problem, the line with a caret, and what to do.
///
///     Features/weather.yaml:4:9: error: The step holds ': ', which makes it a mapping.
///       4 |   - I see "Error: no network"
///         |     ^
///       Quote the whole step: - 'I see "Error: no network"'
public struct DiagnosticRenderer {
  private let isColored: Bool
  private let readSource: (String) -> String?
  private var lines: [String: [Substring]] = [:]

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - isColored: Whether to use ANSI colours.
  ///   - readSource: Returns the text of a file that a location names, or nil where there is none to show.
  public init(isColored: Bool = false, readSource: @escaping (String) -> String?) {
    self.isColored = isColored
    self.readSource = readSource
  }

  /// Renders diagnostics one after another, an empty line between them.
  public mutating func render(_ diagnostics: [Diagnostic]) -> String {
    var texts: [String] = []
    for diagnostic in diagnostics { texts.append(render(diagnostic)) }
    return texts.joined(separator: "\n")
  }

  /// Renders one diagnostic; every line of the result ends in a line break.
  public mutating func render(_ diagnostic: Diagnostic) -> String {
    let label = diagnostic.severity == .error ? colored("error:", "31;1") : colored("warning:", "33;1")
    let place = diagnostic.location.map { "\($0): " } ?? ""
    var text = "\(colored(place, "1"))\(label) \(diagnostic.problem)\n"
    if let location = diagnostic.location { text += excerpt(at: location, length: diagnostic.length) }
    if let advice = diagnostic.advice {
      for line in advice.split(separator: "\n", omittingEmptySubsequences: false) {
        text += line.isEmpty ? "\n" : "  \(line)\n"
      }
    }
    for note in diagnostic.notes {
      text += "\(note.location.map { "  \($0): " } ?? "  ")\(note.text)\n"
    }
    return text
  }

  private mutating func excerpt(at location: SourceLocation, length: Int) -> String {
    guard let line = line(location.line, of: location.file) else { return "" }
    let excerpt = SourceExcerpt(String(line), column: location.column, length: length)
    let number = String(location.line)
    let gutter = String(repeating: " ", count: number.utf8.count)
    return "  \(number) | \(excerpt.text)\n  \(gutter) | \(colored(excerpt.mark, "31;1"))\n"
  }

  private mutating func line(_ number: Int, of file: String) -> Substring? {
    if lines[file] == nil {
      lines[file] = readSource(file).map(Self.splitLines) ?? []
    }
    guard let known = lines[file], known.indices.contains(number - 1) else { return nil }
    return known[number - 1]
  }

  /// Splits at the line breaks that libyaml counts, and drops a byte order mark.
  private static func splitLines(_ text: String) -> [Substring] {
    let body = text.unicodeScalars.first == "\u{FEFF}" ? text.unicodeScalars.dropFirst() : text.unicodeScalars[...]
    return Substring(body).split(omittingEmptySubsequences: false) { character in
      ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(character)
    }
  }

  private func colored(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
