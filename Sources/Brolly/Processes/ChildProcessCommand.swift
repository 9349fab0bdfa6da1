/// What to start as a child process, and with what.
package struct ChildProcessCommand: Sendable {
  /// The path of the executable.
  package var executable: String
  /// The arguments after the program's name.
  package var arguments: [String]
  /// The whole environment.
  package var environment: [String: String]
  /// The environment variable that tells the child the number of its channel's descriptor.
  package var channelVariable: String

  /// Makes a command.
  package init(
    _ executable: String, arguments: [String] = [], environment: [String: String], channelVariable: String
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.channelVariable = channelVariable
  }

  /// Why this cannot be passed to a process; nil where it can.
  var problem: String? {
    for text in arguments where text.utf8.contains(0) {
      return "the argument \(text.debugDescription) holds a NUL, and an argument ends there"
    }
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) {
      if name.isEmpty || name.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "=") }) {
        return "\(name.debugDescription) cannot name an environment variable"
      }
      if value.utf8.contains(0) { return "the environment variable \(name) holds a NUL, and it ends there" }
    }
    return nil
  }
}
