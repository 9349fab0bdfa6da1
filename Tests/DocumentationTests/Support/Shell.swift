import Foundation

/// What a script printed, on its standard output and error, and how it ended.
struct ShellResult: Sendable {
  var status: Int32
  var output: String
}

/// Runs a script with bash, without input, and waits for its end.
func shell(_ script: String, in folder: URL, path: [URL] = []) async throws -> ShellResult {
  let file = FileManager.default.temporaryDirectory.appending(path: "brolly-shell-\(UUID().uuidString)")
  try Data().write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  let output = try FileHandle(forWritingTo: file)
  let process = Process()
  process.executableURL = URL(filePath: "/bin/bash")
  process.arguments = ["-c", "set -e; exec 2>&1; shopt -s expand_aliases\n" + script]
  process.currentDirectoryURL = folder
  var environment = ProcessInfo.processInfo.environment
  environment["PATH"] = (path.map(\.path) + [environment["PATH"] ?? "/usr/bin:/bin"]).joined(separator: ":")
  environment["NO_COLOR"] = "1"
  // The tests of a package are not the place of another one.
  environment["PWD"] = folder.path
  process.environment = environment
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = output
  try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
    process.terminationHandler = { _ in continuation.resume() }
    do { try process.run() } catch { continuation.resume(throwing: error) }
  }
  return ShellResult(status: process.terminationStatus, output: try String(contentsOf: file, encoding: .utf8))
}
