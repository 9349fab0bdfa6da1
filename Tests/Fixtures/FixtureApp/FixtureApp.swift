import AppHost
import Observation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the fixture's outside world does.
struct TestAppF: Codable {
  var fetch = Stub<Int>()
  var note: String?

  func fetch(after text: String) async throws -> Int { try await fetch(text) }
}

@Observable @MainActor final class CounterModel {
  var count = 0
  var isLoading = false
  var message: String?
  let functions: TestAppF?

  init(_ functions: TestAppF?) { self.functions = functions }

  func fetch() async {
    isLoading = true
    do {
      count = try await functions?.fetch(after: "tap \(count)") ?? 0
    } catch {
      message = "\(error)"
    }
    isLoading = false
  }
}

/// An app for tests, which behaves as its first argument says.
@main struct FixtureApp {
  @MainActor static func main() async {
    let behavior = CommandLine.arguments.dropFirst().first ?? ""
    FixtureBehavior(rawValue: behavior)?.begin()
    let model = CounterModel(behavior == "ignores-injection" ? nil : Injection.decode(TestAppF.self))
    if behavior == "counts-note" {
      print("note of \(model.functions?.note?.count ?? 0)")
    } else if let note = model.functions?.note, behavior != "tells-injection" {
      print("note: \(note)")
    }
    if behavior == "shows-a-form" { await FormScreen().run() }
    if behavior == "shows-a-clock" { await ClockScreen().run() }
    if behavior == "shows-a-lot" { await LargeScreen().run() }
    if behavior == "closes-input" { close(0) }
    await AppHost.run {
      NavigationBar("Counter")
      StaticText("\(model.count)", identifier: "count")
      Button("Add one", identifier: "addButton") { model.count += 1 }
      Button("Fetch", isEnabled: !model.isLoading) { await model.fetch() }
      Button("Trap") { _ = raise(SIGILL) }
      Button("Leave") { exit(3) }
      Button("Hang") { while true { usleep(100_000) } }
      Button("Twin") {}
      Button("Twin") {}
      if let message = model.message {
        Alert("Something went wrong") {
          StaticText(message)
          Button("OK") { model.message = nil }
        }
      }
    }
  }
}
