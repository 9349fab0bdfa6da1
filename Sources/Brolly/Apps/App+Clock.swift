import AppInterface
import Diagnostics

extension App {
  /// Lets time pass on the app's clock: delays of stubs, and the app's own timers, that are due by then come to their end.
  ///
  /// It returns when the app has done what was due and shown what came of it; no time passes meanwhile. An app's clock
  /// goes by itself as well, unless `stopsClock` was set before the launch.
  public func advanceClock(
    by duration: Duration, file: String = #filePath, line: Int = #line, column: Int = #column
  ) async throws {
    let what = "its clock was advanced by \(duration.inSeconds)"
    let instance = try await running().instance
    let answer = try await instance.request(what, within: launchTimeout) { .advanceClock($0, by: duration) }
    guard case .refused(let error) = answer else { return }
    throw AppError(.conditionNotMet, "\(name) refused when \(what): \(error.message).", at: .swift(file, line, column))
  }
}
