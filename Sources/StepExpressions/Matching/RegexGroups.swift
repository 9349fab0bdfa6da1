/// Reads which groups a regular expression captures.
enum RegexGroups {
  /// The numbers, from 1, of the groups that stand in no other group: what a parameter type is made from.
  static func outermost(of source: String) -> [Int] {
    var outermost: [Int] = []
    var open: [Bool] = []
    var count = 0
    var isInClass = false
    var rest = Array(source.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\\": rest = rest.dropFirst()
      case "[": isInClass = true
      case "]": isInClass = false
      case "(" where !isInClass:
        let captures = isCapturing(rest)
        if captures { count += 1 }
        if captures, !open.contains(true) { outermost.append(count) }
        open.append(captures)
      case ")" where !isInClass: _ = open.popLast()
      default: break
      }
    }
    return outermost
  }

  /// Whether a parenthesis captures: `(…)`, `(?<name>…)`, and not `(?:…)`, `(?=…)`, `(?<=…)`, `(?<!…)`.
  private static func isCapturing(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    guard rest.first == "?" else { return rest.first != "*" }
    let mark = Array(rest.dropFirst().prefix(2))
    return mark.count == 2 && (mark[0] == "<" && mark[1] != "=" && mark[1] != "!" || mark[0] == "P" && mark[1] == "<")
  }
}
