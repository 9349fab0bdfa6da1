extension Duration {
  /// The duration in seconds with at most two decimals, as errors give it: `0.5 s`.
  var inSeconds: String {
    let hundredths = Int((min(self / .seconds(1), 1e15) * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(whole) s" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10) s" : "\(whole).\(rest < 10 ? "0" : "")\(rest) s"
  }
}
