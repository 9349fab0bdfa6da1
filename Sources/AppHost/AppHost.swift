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
/// The app ends when its runner does. Without a runner it prints its screen and ends with its standard input.
public enum AppHost {
  /// Shows a screen until the app ends.
  @MainActor public static func run(@ScreenBuilder _ screen: @escaping @MainActor () -> [ScreenNode]) async -> Never {
    if let channel = RunnerChannel.current {
      let session = RunnerSession(screen: screen, channel: channel)
      session.begin()
      // The session is what the channel's reader and the observation hold on to.
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    } else {
      await showOnTerminal(screen())
    }
    exit(0)
  }

  /// Prints a screen, and returns when there is no more input.
  private static func showOnTerminal(_ nodes: [ScreenNode]) async {
    print(ElementSnapshot(.application, children: nodes.map(\.snapshot)).outline.joined(separator: "\n"))
    await withUnsafeContinuation { continuation in
      DispatchQueue(label: "standard input").async {
        while readLine() != nil {}
        continuation.resume()
      }
    }
  }
}
