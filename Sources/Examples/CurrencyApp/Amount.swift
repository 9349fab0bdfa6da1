import Foundation

/// An amount of money that a person typed, written the same way everywhere: digits with a point, such as `1.50`.
///
/// A comma is refused rather than guessed at, since `1,000` is a thousand to one person and one to another.
struct Amount: Equatable {
  let value: Decimal

  /// Reads a text.
  init(_ text: String) throws(AmountMistake) {
    let text = text.trimmingCharacters(in: .whitespaces)
    if text.isEmpty { throw .missing }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard Self.isNumber(digits) else { throw .notANumber(text) }
    if text.hasPrefix("-") { throw .negative }
    // Beyond that a Decimal could no longer tell the cents, or not be made at all.
    guard let value = Decimal(string: String(digits)), value < Self.limit else { throw .tooLarge }
    self.value = value
  }

  private static let limit = Decimal(sign: .plus, exponent: 15, significand: 1)

  /// number = digits ["." [digits]] | "." digits
  private static func isNumber(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let digits = parts.joined()
    return !digits.isEmpty && digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
