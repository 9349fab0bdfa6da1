extension Duration {
  /// What to write where a duration is wanted.
  package static let advice = "Write numbers with their units: 500ms, 5s, 2m or 1m30s."

  /// Reads a duration as people write it: `500ms`, `5s`, `1.5s`, `2m`, `1h30m`; nil where it is none.
  ///
  /// Grammar: `duration = part {part}`, `part = digits ["." digits] unit`, `unit = "h" | "m" | "s" | "ms"`, each unit at
  /// most once, the larger ones first.
  package init?(parsing text: String) {
    var rest = Substring(text)
    var total = 0.0
    var allowed = Self.units[...]
    repeat {
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      rest = rest.dropFirst(digits.count)
      let name = rest.prefix { $0.isASCII && $0.isLetter }
      rest = rest.dropFirst(name.count)
      guard digits.first?.isNumber == true, digits.last?.isNumber == true, let number = Double(digits),
        let unit = allowed.firstIndex(where: { $0.name == name })
      else { return nil }
      total += number * allowed[unit].milliseconds
      allowed = allowed[(unit + 1)...]
    } while !rest.isEmpty
    // A year is more than anybody waits, and small enough for every clock.
    guard total <= 366 * 24 * 3_600_000 else { return nil }
    self = .milliseconds(total)
  }

  private static let units: [(name: String, milliseconds: Double)] =
    [("h", 3_600_000), ("m", 60_000), ("s", 1000), ("ms", 1)]
}
