internal import Diagnostics

extension SourceText {
  /// Refuses a text that is plainly UTF-16 or UTF-32, which libyaml would read but nobody else here could show.
  ///
  /// Source: YAML 1.2, 5.2 Character Encodings: the pattern of zero bytes tells what is not UTF-8.
  func checkEncoding(file: String) throws(DiagnosticList) {
    guard let encoding = foreignEncoding else { return }
    throw DiagnosticList([
      Diagnostic(
        at: SourceLocation(file: file, line: 1, column: 1), "The file is \(encoding), not UTF-8.",
        advice: "Save it as UTF-8.")
    ])
  }

  private var foreignEncoding: String? {
    let start = Array(bytes.prefix(4))
    if start == [0, 0, 0xFE, 0xFF] || start == [0xFF, 0xFE, 0, 0] { return "UTF-32" }
    if start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0xFF, 0xFE]) { return "UTF-16" }
    switch start.map({ $0 == 0 }) {
    case [true, true, true, false], [false, true, true, true]: return "UTF-32"
    case [true, false, true, false], [false, true, false, true]: return "UTF-16"
    default: return nil
    }
  }
}
