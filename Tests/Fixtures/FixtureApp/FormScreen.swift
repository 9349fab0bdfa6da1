import AppHost
import Observation

/// A screen of elements that hold something, with a rule that is looked at at each key.
@Observable @MainActor final class FormScreen {
  var name = ""
  var secret = ""
  var isOn = false
  var sent = 0
  var ticks = 0
  var keys: [String] = []

  func run() async -> Never {
    await AppHost.run {
      Other {
        StaticText("Name")
        TextField("Your name", text: self.name, isEnabled: self.sent == 0) {
          self.name = String($0.prefix(8))
          self.keys.append($0)
        } submit: {
          self.sent += 1
        }
      }
      SecureTextField("Secret", identifier: "secret", text: self.secret) { self.secret = $0 }
      Switch("Sound", isOn: self.isOn) { self.isOn = $0 }
      Link("Help") { self.sent += 10 }
      Button("Send", isEnabled: self.secret.count >= 6) { self.sent += 1 }
      StaticText("\(self.sent)", identifier: "sent")
      StaticText("\(self.ticks)", identifier: "ticks")
      StaticText(self.keys.joined(separator: ","), identifier: "keys")
      Button("Tick for ever") { await self.tick() }
      Table {
        Cell("one") { Button("Choose") { self.sent = 1 } }
        Cell("two", isSelected: true) { Button("Choose") { self.sent = 2 } }
      }
      if self.isOn {
        Alert("It is loud") { Button("OK") { self.isOn = false } }
      }
    }
  }

  private func tick() async {
    while (try? await AppHost.clock.sleep(for: .seconds(1))) != nil { ticks += 1 }
  }
}
