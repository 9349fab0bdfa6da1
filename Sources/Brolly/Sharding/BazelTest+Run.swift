internal import Diagnostics
internal import Reporting

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension BazelTest {
  /// Lays what Bazel says over the settings; a shard that the user named stays.
  func apply(to settings: inout Settings) {
    settings.shard = settings.shard ?? shard
    if let reportFile { settings.formats.append(.junit(file: reportFile, attachmentFolder: outputsFolder)) }
    if let filter {
      settings.names = [filter]
      // One filter is meant for many targets, and most of them have nothing that it names.
      settings.allowsEmpty = true
    }
    if failsFast { settings.failFast = settings.failFast ?? 1 }
  }

  /// Tells Bazel that shards are understood, and that the run has begun and not ended.
  func begin() {
    for file in [shardStatusFile, prematureExitFile].compactMap(\.self) { write("", to: file) }
  }

  /// Tells Bazel that the run has come to its end, what is odd about it, and whether the machine is to blame.
  func end(warnings: [Diagnostic], failures: [Diagnostic]) {
    if let prematureExitFile { try? FileManager.default.removeItem(atPath: prematureExitFile) }
    if let warningsFile, !warnings.isEmpty { write(text(warnings), to: warningsFile) }
    if let infrastructureFailureFile, !failures.isEmpty { write(text(failures), to: infrastructureFailureFile) }
  }

  private func text(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { [$0.location.map { "\($0):" }, $0.problem].compactMap(\.self).joined(separator: " ") + "\n" }
      .joined()
  }

  /// What Bazel is told is for people to read: that it cannot be told is no reason to spoil a run.
  private func write(_ text: String, to file: String) { try? Data(text.utf8).write(to: URL(filePath: file)) }
}
