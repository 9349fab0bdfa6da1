import Foundation

extension Decimal {
  /// The number with two digits behind the point, rounded half up: `0.92`, `1234.50`.
  var inHundredths: String {
    var (number, rounded) = (self, Decimal())
    NSDecimalRound(&rounded, &number, 2, .plain)
    let parts = "\(rounded)".split(separator: ".")
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    return parts[0] + "." + fraction + String(repeating: "0", count: 2 - fraction.count)
  }
}
