import AppInterface
import Brolly
import ItemsFunctions
import TestSupport
import Testing

/// The app as a process, its screen whole; injected, and with the real side effects against a server on this machine.
@MainActor @Suite struct `The items app` {
  private func itemsApp(_ environment: [String: String] = [:]) -> App {
    let app = ScenarioApps { BuiltProducts.path($0) }.app(named: "ItemsApp")
    app.launchEnvironment = environment
    return app
  }

  private func screen(of app: App) async throws -> String {
    try await app.snapshot().outline.joined(separator: "\n")
  }

  /// Presses a button, and returns the whole screen once nothing is awaited any more and a text is there.
  private func screen(of app: App, after button: String, showing text: String) async throws -> String {
    try await app.buttons[button].tap()
    try await app.descendants(matching: .any)[text].waitForExistence(timeout: .seconds(10))
    try await app.buttons[button].wait(for: \.isEnabled, toEqual: true, timeout: .seconds(10))
    return try await screen(of: app)
  }

  private func screen(isPremium: Bool = false, draft: String = "", _ rest: String...) -> String {
    let empty = #""itemTextField" (value "", placeholder "Item")"#
    let field = draft.isEmpty ? empty : #""\#(draft)" (itemTextField, placeholder "Item")"#
    return
      ([
        #"navigationBar  "Items""#,
        #"staticText     "\#(isPremium)" (isPremium)"#,
        "textField      \(field)",
        #"button         "Add" (addButton)"#,
        #"button         "Select" (selectButton)"#,
        #"button         "Save" (saveButton)"#,
        #"button         "Download all at once" (downloadAllAtOnceButton)"#,
        #"button         "Download one by one" (downloadOneByOneButton)"#,
      ] + rest).joined(separator: "\n")
  }

  private let table = #"table          "items""#

  @Test func `shows what was injected`() async throws {
    let app = itemsApp()
    try await app.launch(injecting: Injection(json: #"{"isPremium":true,"items":{"success":["TEA","MILK"]}}"#))
    #expect(try await screen(of: app) == screen(isPremium: true, table))
    for button in ["Download all at once", "Download one by one"] {
      let full = screen(isPremium: true, table, #"  cell  "TEA""#, #"  cell  "MILK""#)
      #expect(try await screen(of: app, after: button, showing: "MILK") == full)
    }
    #expect(try await app.calls("downloadItems") == [StubCall(), StubCall()])
    await app.terminate()
  }

  @Test func `adds, selects and saves`() async throws {
    let app = itemsApp()
    try await app.launch(injecting: TestAppF())
    try await app.textFields["itemTextField"].typeText("TEA\n")
    #expect(try await screen(of: app) == screen(table, #"  cell  "TEA""#))
    try await app.textFields["Item"].typeText("TEA")
    try await app.buttons["Select"].tap()
    let selected = [#"staticText     "TEA" (selectedItem)"#, table, #"  cell  "TEA" (selected)"#]
    #expect(try await screen(of: app) == screen(draft: "TEA", selected[0], selected[1], selected[2]))
    try await app.buttons["Save"].tap()
    let saved = #"staticText     "saved" (message)"#
    #expect(try await screen(of: app) == screen(draft: "TEA", selected[0], saved, selected[1], selected[2]))
    await app.terminate()
  }

  @Test func `asks the real service where nothing is injected`() async throws {
    let items = "\"ONE\"\n\"TWO\"\n"
    let server = try LoopbackServer(.init(body: items), .init(body: items), .init(status: 500), .init())
    defer { server.stop() }
    let app = itemsApp(["ITEMS_API": server.address, "ITEMS_PREMIUM": "true"])
    try await app.launch()
    let (atOnce, oneByOne) = ("Download all at once", "Download one by one")
    let cells = [table, #"  cell  "ONE""#, #"  cell  "TWO""#]
    let full = screen(isPremium: true, cells[0], cells[1], cells[2])
    #expect(try await screen(of: app, after: atOnce, showing: "TWO") == full)
    #expect(try await screen(of: app, after: oneByOne, showing: "TWO") == full)
    for (button, reason) in [
      (atOnce, "The items service answered with status 500."), (oneByOne, "bad server response"),
    ] {
      let message = #"staticText     "\#(reason)" (message)"#
      let failed = screen(isPremium: true, message, cells[0], cells[1], cells[2])
      #expect(try await screen(of: app, after: button, showing: reason) == failed)
    }
    #expect(server.requests == Array(repeating: "GET /items HTTP/1.1", count: 4))
    await app.terminate()
  }

  @Test func `shows the items of a slow answer as they come`() async throws {
    let server = try SlowServer()
    let app = itemsApp(["ITEMS_API": server.address])
    try await app.launch()
    try await app.buttons["Download one by one"].tap()
    for item in ["ONE", "TWO"] {
      server.send("\"\(item)\"\n")
      try await app.cells[item].waitForExistence(timeout: .seconds(10))
      #expect(try await !app.buttons["Download one by one"].isEnabled)
    }
    server.end()
    try await app.buttons["Download one by one"].wait(for: \.isEnabled, toEqual: true, timeout: .seconds(10))
    #expect(try await screen(of: app) == screen(table, #"  cell  "ONE""#, #"  cell  "TWO""#))
    await app.terminate()
  }

  @Test func `says where it looks for the address of the service`() async throws {
    let app = itemsApp(["ITEMS_API": "nowhere"])
    try await app.launch()
    let reason = "ITEMS_API holds no address of an items service."
    let message = #"staticText     "\#(reason)" (message)"#
    for button in ["Download all at once", "Download one by one"] {
      #expect(try await screen(of: app, after: button, showing: reason) == screen(message, table))
    }
    await app.terminate()
  }
}
