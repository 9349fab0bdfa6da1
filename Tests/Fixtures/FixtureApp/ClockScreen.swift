import AppHost
import Dispatch
import Observation

/// Tells who slept on the app's clock, and when they woke.
@Observable @MainActor final class ClockScreen {
  private var woken: [String] = []

  func run() async -> Never {
    await AppHost.run {
      StaticText(self.woken.joined(separator: ", "), identifier: "woken")
      Button("Sleep") {
        for (name, seconds) in [("c", 3), ("a", 1), ("b", 2), ("never", 9)] {
          Task { await self.sleep(seconds, name) }
        }
      }
      Button("Sleep after many turns") {
        Task {
          for second in 1...3 {
            await self.takeManyTurns()
            await self.sleep(1, "turn \(second)")
          }
        }
      }
      Button("Never rest") { DispatchQueue.global().async { while true {} } }
    }
  }

  private func sleep(_ seconds: Int, _ name: String) async {
    try? await AppHost.clock.sleep(for: .seconds(seconds))
    woken.append("\(name) at \(AppHost.clock.now.sinceStart)")
  }

  /// Goes from one thread to another, more often than anybody would wait for who only counts.
  private nonisolated func takeManyTurns() async {
    for _ in 0..<100 {
      await Task { @MainActor in }.value
      await Task.detached(priority: .background) {}.value
      await withUnsafeContinuation { continuation in DispatchQueue.global().async { continuation.resume() } }
    }
  }
}
