/// A parameter type, ready to look for in texts.
///
/// Immutable, and a class only because a search names it many times, which is cheaper by reference.
final class ParameterMatcher {
  let type: ParameterType
  private let literals: [[UInt8]]
  private let regex: ParameterRegex?

  init(_ type: ParameterType) {
    self.type = type
    if case .literals(let texts) = type.pattern { literals = texts.map { Array($0.utf8) } } else { literals = [] }
    if case .regularExpressions(let sources) = type.pattern { regex = ParameterRegex(sources) } else { regex = nil }
  }

  /// Appends where the parameter can end that begins at `start`, in the order in which the ends are to be tried.
  func appendEnds(from start: Int, in text: String, _ scanner: TextScanner, to ends: inout [Int]) {
    switch type.pattern {
    case .integer: scanner.appendIntegerEnds(from: start, to: &ends)
    case .decimal: scanner.appendDecimalEnds(from: start, to: &ends)
    case .word: scanner.appendWordEnds(from: start, to: &ends)
    case .quoted: scanner.appendQuotedEnd(from: start, to: &ends)
    case .anything: scanner.appendAnythingEnds(from: start, to: &ends)
    case .literals: scanner.appendLiteralEnds(literals, from: start, to: &ends)
    case .regularExpressions: regex?.appendEnds(from: start, in: text, scanner, to: &ends)
    }
  }

  /// Whether only the first of the ends is certain; the others are to be asked for with `accepts`.
  ///
  /// Regular expressions are asked late: when it is known that the rest of a pattern can go on from there.
  var isAskedLate: Bool { regex != nil }

  /// Whether a parameter that could take `range` does.
  func accepts(_ range: Range<Int>, in text: String) -> Bool { regex?.matches(text, range) ?? true }

  /// What the groups of its regular expression took; nil where it has none.
  func groups(in text: String, _ range: Range<Int>) -> [String?]? { regex?.groups(in: text, range) }
}
