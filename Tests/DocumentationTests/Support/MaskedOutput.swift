/// An output without what differs from run to run: how long it took, how many workers there were, and so the layout.
struct MaskedOutput: Equatable {
  var text: String

  init(_ output: String) {
    text = output.split(separator: "\n", omittingEmptySubsequences: false).map { Self.masked($0) }
      .joined(separator: "\n")
  }

  private static func masked(_ line: Substring) -> String {
    var line = String(line)
    line.replace(/[0-9]+(\.[0-9]+)? (ms|µs|s|min)\b/, with: "1 s")
    line.replace(/[0-9]+ workers?/, with: "1 worker")
    line.replace(#/ {2,}/#, with: "  ")
    // How long a step took is shown where that was long, as it may be on a busy machine.
    line.replace("  1 s  Sources/", with: "  Sources/")
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }
}
