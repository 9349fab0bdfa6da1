import Brolly
import Foundation
import Testing

/// Whether a process, or what is left of it for its parent, is there.
func processExists(_ identifier: Int32) -> Bool { kill(identifier, 0) == 0 }

/// Whether a process that is not our child goes; its new parent may take a moment to reap it.
func isGone(_ identifier: Int32) async -> Bool {
  for _ in 0..<200 where processExists(identifier) && !isZombie(identifier) {
    try? await Task.sleep(for: .milliseconds(10))
  }
  return !processExists(identifier) || isZombie(identifier)
}

private func isZombie(_ identifier: Int32) -> Bool {
  (try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8))?.contains(") Z ") == true
}

/// The number of the app's process, which the fixture prints where it was asked to misbehave.
@MainActor func processNumber(_ app: App) throws -> Int32 {
  try #require(app.output.split(separator: "\n").first { $0.hasPrefix("process ") }.flatMap { Int32($0.dropFirst(8)) })
}

func makeExecutable(_ path: String) throws {
  try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
}

func fileExists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
