internal import Diagnostics
internal import Reporting

/// Prints diagnostics where errors go, with the lines that they mean.
struct DiagnosticOutput {
  private let streams: StandardStreams

  init(_ streams: StandardStreams) {
    self.streams = streams
  }

  /// Prints diagnostics, an empty line between two of them, and how many errors there are if there are several.
  func complain(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    let terminal = Terminal(streams.errors, color: .auto)
    var renderer = DiagnosticRenderer(isColored: terminal.isColored) { path in
      // A place in a file that is gone, or was never text, is shown without its line.
      (try? FileBytes.read(path)).map { String(decoding: $0, as: UTF8.self) }
    }
    streams.complain(renderer.render(diagnostics))
    let errors = diagnostics.count { $0.severity == .error }
    if errors > 1 { streams.complain("\n\(errors) errors; nothing was run.\n") }
  }
}
