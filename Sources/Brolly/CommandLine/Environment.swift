#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The environment variables of this process.
enum Environment {
  /// All of them.
  static var all: [String: String] { ProcessInfo.processInfo.environment }
}
