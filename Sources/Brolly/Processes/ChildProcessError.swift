/// Why a process could not be started.
package struct ChildProcessError: Error, CustomStringConvertible {
  /// What the system, or the check before it, says.
  package let description: String
}
