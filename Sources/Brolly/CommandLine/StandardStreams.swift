internal import Reporting

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Where the program's own words go, whatever steps print meanwhile.
struct StandardStreams: Sendable {
  /// The descriptor of what the program prints.
  let output: Int32
  /// The descriptor of what it complains of.
  let errors: Int32

  /// The process's own.
  static let standard = StandardStreams(output: 1, errors: 2)

  /// Prints a text.
  ///
  /// - Throws: The system's reason, such as a full disk or a pipe that nobody reads any more.
  func print(_ text: String) throws(SystemError) { try Self.write(text, to: output) }

  /// Complains of something; where even that is not possible there is nobody left to tell.
  func complain(_ text: String) { try? Self.write(text, to: errors) }

  private static func write(_ text: String, to descriptor: Int32) throws(SystemError) {
    var text = text
    let code: Int32 = text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = systemWrite(descriptor, rest.baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return 0
    }
    if code != 0 { throw SystemError("The output cannot be written", code: code) }
  }
}

extension Terminal {
  /// What a descriptor can show: as wide as its window, colours as they are wanted.
  ///
  /// Source: no-color.org: colours are left out where NO_COLOR is set and not empty.
  init(_ descriptor: Int32, color: Settings.Color) {
    let isTerminal = isatty(descriptor) == 1
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
    let isUnwanted = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    let isColored: Bool =
      switch color {
      case .always: true
      case .never: false
      case .auto: isTerminal && !isDumb && !isUnwanted
      }
    self.init(
      width: isTerminal ? Self.width(of: descriptor) : Terminal.plain.width, isColored: isColored,
      isInteractive: isTerminal && !isDumb)
  }

  private static func width(of descriptor: Int32) -> Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
