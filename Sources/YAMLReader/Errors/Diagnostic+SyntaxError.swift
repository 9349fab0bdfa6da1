internal import Diagnostics

extension Diagnostic {
  /// Says in a reader's words what libyaml says in a parser's.
  init(_ error: YAMLSyntaxError, in source: SourceText, file: String) {
    switch error.place {
    case .byte(let offset, let value):
      self = .unreadableByte(error.problem, at: offset, value: value, in: source, file: file)
    case .position(let position):
      let mistake = SyntaxMistake(error, at: position, in: source)
      let explanation = SyntaxExplanation.rules.lazy.compactMap { $0(mistake) }.first
      self = explanation?.diagnostic(file: file) ?? .unexplained(mistake, file: file)
    }
  }

  private static func unreadableByte(
    _ problem: String, at offset: Int, value: Int, in source: SourceText, file: String
  ) -> Diagnostic {
    if problem == "control characters are not allowed" {
      let name = "U+" + hexadecimal(value, digits: 4) + (value == 0 ? " (NUL)" : "")
      return Diagnostic(
        at: SourceLocation(file: file, position: source.position(ofByte: offset)),
        "YAML does not allow the character \(name).",
        advice: "Delete it, or write it as an escape in double quotes.")
    }
    let start = source.startOfSequence(at: offset)
    let byte = source.bytes.indices.contains(start) ? source.bytes[start] : 0
    return Diagnostic(
      at: SourceLocation(file: file, position: source.position(ofByte: start)),
      "The file is not UTF-8: byte \(start + source.markLength + 1) of it is 0x\(hexadecimal(Int(byte), digits: 2)).",
      advice: "Save the file as UTF-8.")
  }

  private static func hexadecimal(_ value: Int, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// Passes on what nobody has put into better words yet, as a sentence.
  private static func unexplained(_ mistake: SyntaxMistake, file: String) -> Diagnostic {
    let problem = mistake.problem.prefix(1).uppercased() + mistake.problem.dropFirst()
    var diagnostic = Diagnostic(at: SourceLocation(file: file, position: mistake.position), "\(problem).")
    if let context = mistake.context, let position = mistake.contextPosition {
      let location = SourceLocation(file: file, position: position)
      diagnostic.notes = [Note(at: location, "YAML met it \(context) that begins here.")]
    }
    return diagnostic
  }
}
