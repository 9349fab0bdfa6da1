import AppHost
import Observation

/// A screen of ten thousand cells and of texts that nobody expects.
@Observable @MainActor final class LargeScreen {
  var taps = 0

  func run() async -> Never {
    await AppHost.run {
      StaticText("\(self.taps)", identifier: "taps")
      StaticText(String(repeating: "long ", count: 1 << 18), identifier: "long")
      for label in ["a \"quoted\" word", "two\nlines", "👩‍👩‍👧 family", "שלום", "\u{202E}reversed", "nul\u{0}"] {
        StaticText(label)
      }
      Table {
        for number in 0..<10_000 { Cell("row \(number)") { Button("Tap \(number)") { self.taps += 1 } } }
      }
    }
  }
}
