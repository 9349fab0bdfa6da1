// An app core imports AppHost alone and has Injection and Stub with it.
@_exported public import AppInterface
import Dispatch

#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  @preconcurrency import Darwin
#endif

/// Runs an app core: publishes its screen and obeys the runner.
///
///     @main struct WeatherApp {
///       @MainActor static func main() async {
///         let functions: any AppFunctions = Injection.decode(TestAppF.self) ?? AppF()
///         let model = WeatherModel(functions)
///         await AppHost.run {
///           NavigationBar("Weather")
///           Button("Get weather", identifier: "getWeatherButton", isEnabled: !model.isLoading) { await model.load() }
///           if let icon = model.icon { Image(icon) }
///         }
///       }
///     }
///
/// The screen is published anew whenever something changes that it read from an `@Observable` model, which belongs on
/// the main actor. Actions start in the order in which they arrive; while one waits for something, others can start.
/// The app ends when its runner does. Without a runner it shows its screen and takes commands such as `tap "Get weather"` on
/// its standard input, with which it ends.
public enum AppHost {
  static let time = AppTime(
    isStopped: getenv(AppClockVariable.name).map { String(cString: $0) == AppClockVariable.stopped } ?? false)

  /// The clock that stubs wait on, and that an app's own timers should wait on.
  public static var clock: AppClock { AppClock(time) }

  /// Shows a screen until the app ends.
  @MainActor public static func run(@ScreenBuilder _ screen: @escaping @MainActor () -> [ScreenNode]) async -> Never {
    if let channel = RunnerChannel.current {
      let session = RunnerSession(screen: screen, channel: channel)
      session.begin()
      // The session is what the channel's reader and the observation hold on to.
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    } else {
      await TerminalSession(screen: screen).run()
    }
    exit(0)
  }
}
