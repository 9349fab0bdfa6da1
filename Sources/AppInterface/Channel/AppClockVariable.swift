/// How a runner tells an app to let no time pass by itself.
package enum AppClockVariable {
  /// The environment variable: `stopped`, or absent.
  package static let name = "BROLLY_APP_CLOCK"
  /// The clock stands still until it is advanced.
  package static let stopped = "stopped"
}
