extension TextScanner {
  /// `(?=.*\d.*)[-+]?\d*(?:\.(?=\d.*))?\d*(?:\d+[E][+-]?\d+)?`.
  ///
  /// The three runs of digits overlap, so a regular expression tries most ends many times; here each is named once, where
  /// it comes first.
  func appendDecimalEnds(from start: Int, to ends: inout [Int]) {
    guard (start..<endOfLine(from: start)).contains(where: { isDigit(at: $0) }) else { return }
    let hasSign = byte(at: start) == UInt8(ascii: "-") || byte(at: start) == UInt8(ascii: "+")
    let whole = hasSign ? start + 1 : start
    let point = endOfDigits(from: whole)
    if byte(at: point) == UInt8(ascii: "."), isDigit(at: point + 1) {
      let end = endOfDigits(from: point + 1)
      ends.append(end)
      appendExponentEnds(from: end, to: &ends)
      appendDescending(from: end - 1, to: point + 1, &ends)
    }
    ends.append(point)
    if point > whole { appendExponentEnds(from: point, to: &ends) }
    appendDescending(from: point - 1, to: whole, &ends)
    if hasSign { ends.append(start) }
  }

  /// The ends of `[E][+-]?\d+` that follows digits which end at `start`.
  private func appendExponentEnds(from start: Int, to ends: inout [Int]) {
    guard byte(at: start) == UInt8(ascii: "E") else { return }
    let sign = byte(at: start + 1)
    let digits = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") ? start + 2 : start + 1
    appendDescending(from: endOfDigits(from: digits), to: digits + 1, &ends)
  }
}
