/// A line of the table of figures.
enum Row {
  /// Prints a figure, what it is of another where they were measured in turn, and the goal.
  static func print(_ name: String, _ value: Double, _ unit: String, ratio: Double? = nil, most: Double? = nil) {
    var line = "  " + name.padding(to: 40) + rounded(value).leftPadding(to: 9) + " " + unit.padding(to: 4)
    if let ratio { line += (rounded(ratio, digits: 2) + " ×").leftPadding(to: 11) }
    if let most { line += (ratio == nil ? "           " : "") + "   (at most \(rounded(most, digits: 2)))" }
    Swift.print(line)
  }

  /// With one decimal or two, and none where there is nothing to tell.
  private static func rounded(_ value: Double, digits: Int = 1) -> String {
    let factor = digits == 1 ? 10 : 100
    let number = Int((value * Double(factor)).rounded())
    if number % factor == 0, digits == 2 || value >= 1000 { return "\(number / factor)" }
    let fraction = abs(number % factor)
    return "\(number / factor)." + (digits == 2 && fraction < 10 ? "0" : "") + "\(fraction)"
  }
}

/// The value in the middle.
func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  fileprivate func leftPadding(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }
}
