extension Duration {
  /// The whole milliseconds that it takes, rounded; never less than 0.
  var milliseconds: Int64 {
    let (seconds, attoseconds) = components
    return max(0, seconds * 1000 + (attoseconds + 500_000_000_000_000) / 1_000_000_000_000_000)
  }

  /// The duration as all reports for people write it: `4 ms`, `0.21 s`, `12.3 s`, `2 min 05 s`, `1 h 02 min`.
  package var text: String {
    let milliseconds = milliseconds
    switch milliseconds {
    case ..<10: return "\(milliseconds) ms"
    case ..<9_995:
      let hundredths = (milliseconds + 5) / 10
      return "\(hundredths / 100).\(twoDigits(hundredths % 100)) s"
    case ..<59_950:
      let tenths = (milliseconds + 50) / 100
      return "\(tenths / 10).\(tenths % 10) s"
    default: return longText(seconds: (milliseconds + 500) / 1000)
    }
  }

  /// Seconds with three decimals and nothing else, as JUnit has them.
  var decimalSeconds: String {
    let milliseconds = milliseconds
    let fraction = milliseconds % 1000
    let zeros = fraction < 10 ? "00" : fraction < 100 ? "0" : ""
    return "\(milliseconds / 1000).\(zeros)\(fraction)"
  }

  private func longText(seconds: Int64) -> String {
    if seconds < 3600 { return "\(seconds / 60) min \(twoDigits(seconds % 60)) s" }
    let minutes = (seconds + 30) / 60
    return "\(minutes / 60) h \(twoDigits(minutes % 60)) min"
  }
}

/// A number below 100 with two digits.
func twoDigits(_ number: Int64) -> String { number < 10 ? "0\(number)" : String(number) }
