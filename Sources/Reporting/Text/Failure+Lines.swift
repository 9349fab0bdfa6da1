import Diagnostics

extension Failure {
  /// The sentence, then the place, then what else the message has, as it is.
  func lines(or location: SourceLocation?, in terminal: Terminal, width: Int) -> [String] {
    let message = message.visible.lines
    let sentence = (message.first ?? type.visibleLine).wrapped(to: width)
    let place = (self.location ?? location).map { [terminal.text($0.place, in: .dim)] } ?? []
    return sentence.map { terminal.text($0, in: .red) } + place + Array(message.dropFirst()).indented(by: 2)
  }
}

extension [CapturedOutput] {
  /// What was printed, each printer's under its name, cut in the middle where it is long.
  func lines(in terminal: Terminal) -> [String] {
    let bar = terminal.text("│", in: .dim)
    return flatMap { output -> [String] in
      let lines = output.text.visible.lines.cutInMiddle(to: 40)
      return lines.isEmpty ? [] : [output.title] + lines.map { "  \(bar) \($0)" }
    }
  }
}
