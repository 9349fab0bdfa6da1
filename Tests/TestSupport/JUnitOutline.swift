/// What a JUnit report says, in a line for each case and one for the totals.
package struct JUnitOutline {
  package let text: String

  package init(_ report: String) {
    let cases = report.split(separator: "<testcase ").dropFirst().map(Self.line)
    text = (cases + [Self.totals(report)]).joined(separator: "\n")
  }

  private static func line(_ part: Substring) -> String {
    let name = [attribute("classname", part), attribute("name", part)].joined(separator: " › ")
    guard let verdict = part.firstMatch(of: /<(failure|error|skipped)\b[^>]*>/) else { return "\(name): passed" }
    let words = [String(verdict.output.1), attribute("type", verdict.output.0), attribute("message", verdict.output.0)]
    return "\(name): " + words.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func totals(_ report: String) -> String {
    guard let element = report.firstMatch(of: /<testsuites [^>]*>/)?.output else { return "no totals" }
    return ["tests", "failures", "errors", "skipped"].map { "\(attribute($0, element)) \($0)" }.joined(separator: ", ")
  }

  private static func attribute(_ name: String, _ element: Substring) -> String {
    let pattern = try? Regex<(Substring, Substring)>("\\b\(name)=\"([^\"]*)\"")
    return unescaped(pattern.flatMap { element.firstMatch(of: $0) }.map { String($0.output.1) } ?? "")
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing("&quot;", with: "\"").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&#10;", with: "\n").replacing("&amp;", with: "&")
  }
}
