import AppInterface
import Brolly
import Testing

/// The names on the screen of the fixture's form.
private enum FormUI: String, AppScreen {
  case name = "Name"
  case choose = "Choose"
  case sound = "Sound"
  case missing = "Missing"
}

@MainActor @Suite(.serialized) struct `Driving a form` {
  private func launched(stopsClock: Bool = false) async throws -> App {
    let app = fixtureApp("shows-a-form")
    app.stopsClock = stopsClock
    app.timeout = .milliseconds(100)
    try await app.launch(injecting: FixtureFunctions())
    return app
  }

  private func message(_ body: () async throws -> Void) async -> String {
    do {
      try await body()
      return "nothing was thrown"
    } catch {
      return "\(error)".split(separator: "\n").first.map(String.init) ?? ""
    }
  }

  @Test func `types key by key, so that a rule sees each`() async throws {
    let app = try await launched()
    let field = app.otherElements.containing(.staticText, identifier: "Name").children(matching: .textField).element
    try await field.typeText("añ👩‍👩‍👧")
    #expect(try await field.value == "añ👩‍👩‍👧")
    #expect(try await app.staticTexts["keys"].label == "a,añ,añ👩‍👩‍👧")
    try await field.typeText("\u{8}b")
    #expect(try await field.value == "añb")
    try await field.clearText()
    #expect(try await field.value == "")
    #expect(try await field.placeholderValue == "Your name")
    try await app.secureTextFields["secret"].typeText("pass")
    #expect(try await app.buttons["Send"].isEnabled == false)
    try await app.secureTextFields["Secret"].typeText("word")
    #expect(try await app.secureTextFields["secret"].value == "••••••••")
    try await app.buttons["Send"].tap()
    try await app.staticTexts["sent"].wait(for: \.label, toEqual: "1")
    await app.terminate()
  }

  @Test func `tells what the field itself makes of the keys, and where they end`() async throws {
    let app = try await launched()
    try await app.textFields["Your name"].typeText("a very long name")
    #expect(try await app.textFields.firstMatch.value == "a very l")
    let refused = await message { try await app.textFields.firstMatch.typeText("\nmore") }
    #expect(
      refused
        == "first textField on the screen of FixtureApp takes no typing: "
        + "it is gone or disabled, with 4 keys left to type.")
    await app.terminate()
  }

  @Test func `taps switches, links and cells, once and twice`() async throws {
    let app = try await launched()
    try await app.links["Help"].doubleTap()
    #expect(try await app.staticTexts["sent"].label == "20")
    try await app.tables.cells["two"].buttons["Choose"].tap()
    #expect(try await app.staticTexts["sent"].label == "2")
    #expect(try await app.cells["two"].isSelected)
    #expect(try await app.cells.allElementsBoundByIndex.count == 2)
    try await app.switches["Sound"].tap()
    #expect(try await app.switches["Sound"].value == "1")
    await app.terminate()
  }

  @Test func `cannot touch what an alert lies over, before it is answered`() async throws {
    let app = try await launched()
    try await app.switches["Sound"].tap()
    #expect(try await app.links["Help"].isHittable == false)
    let ok = app.alerts.firstMatch.scrollViews.otherElements.buttons["OK"]
    #expect(try await ok.isHittable)
    let refused = await message { try await app.links["Help"].tap() }
    #expect(
      refused == #"link "Help" on the screen of FixtureApp takes no tap within 0.1 s: alert "It is loud" lies over it."#
    )
    try await ok.tap()
    #expect(try await app.links["Help"].isHittable)
    #expect(try await app.alerts.firstMatch.isHittable == false)
    await app.terminate()
  }

  @Test func `is refused what takes no text, or no tap`() async throws {
    let app = try await launched()
    let typing = await message { try await app.links["Help"].typeText("x") }
    #expect(typing == #"link "Help" on the screen of FixtureApp takes no typing: it holds no text to change."#)
    let tap = await message { try await app.staticTexts["Name"].tap() }
    #expect(tap == #"staticText "Name" on the screen of FixtureApp takes no tap: a tap does nothing to it."#)
    await app.terminate()
  }

  @Test func `is described by an enum of the names on its screen`() async throws {
    let app = try await launched()
    try await assertTrue {
      try await FormUI.name.isStaticText
      try await FormUI.sound.isSwitch
      try await FormUI.sound.exists
    }
    try await assertFalse {
      try await FormUI.name.isTextField
      try await FormUI.name.isWithinTableCell
      try await FormUI.missing.exists
    }
    #expect(try await FormUI.sound.elementType == .switch)
    #expect(await message { _ = try await FormUI.choose.elementType }.hasPrefix("2 elements are element \"Choose\""))
    await app.terminate()
  }

  @Test func `lets time pass on its clock, and ticks as often as it should`() async throws {
    let app = try await launched(stopsClock: true)
    try await app.buttons["Tick for ever"].tap()
    let start = ContinuousClock.now
    for expected in ["2", "4", "6"] {
      try await app.advanceClock(by: .seconds(2))
      #expect(try await app.staticTexts["ticks"].label == expected)
    }
    try await app.advanceClock(by: .milliseconds(999))
    #expect(try await app.staticTexts["ticks"].label == "6")
    try await app.advanceClock(by: .milliseconds(1))
    #expect(try await app.staticTexts["ticks"].label == "7")
    #expect(ContinuousClock.now - start < .seconds(5))
    let back = await message { try await app.advanceClock(by: .seconds(-1)) }
    #expect(back == "FixtureApp refused when its clock was advanced by -1 s: time does not go back.")
    await app.terminate()
  }

  @Test func `waits for any condition, and says what it saw last`() async throws {
    let app = try await launched()
    try await app.links["Help"].tap()
    try await eventually { try await app.staticTexts["sent"].label == "10" }
    var looks = 0
    try await eventually {
      looks += 1
      return looks > 2
    }
    let vain = await message { try await eventually(timeout: .milliseconds(30)) { false } }
    #expect(vain == "The condition did not come to hold within 0.03 s.")
    try await never(during: .milliseconds(20)) { try await app.alerts.firstMatch.exists }
    let held = await message { try await never { try await app.links["Help"].exists } }
    #expect(held == "The condition came to hold after 0 s.")
    await app.terminate()
  }
}

@MainActor @Suite struct `Driving what nobody expects` {
  @Test func `works with ten thousand cells, and with labels of a mebibyte and of all scripts`() async throws {
    let app = fixtureApp("shows-a-lot")
    app.launchTimeout = .seconds(60)
    app.timeout = .seconds(60)
    try await app.launch(injecting: FixtureFunctions())
    #expect(try await app.tables.cells.count == 10_000)
    #expect(try await app.staticTexts["long"].label.utf8.count == 5 << 18)
    for label in ["a \"quoted\" word", "two\nlines", "👩‍👩‍👧 family", "שלום", "\u{202E}reversed", "nul\u{0}"] {
      #expect(try await app.staticTexts[label].label == label)
    }
    try await app.cells["row 9999"].buttons.firstMatch.tap()
    try await app.staticTexts["taps"].wait(for: \.label, toEqual: "1")
    await app.terminate()
  }

  @Test func `works with an app that closes its input`() async throws {
    let app = fixtureApp("closes-input")
    try await app.launch(injecting: FixtureFunctions())
    try await app.buttons["Add one"].tap()
    #expect(try await app.staticTexts["count"].label == "1")
    await app.terminate()
  }
}

@MainActor @Suite struct `The calls of stubs` {
  private func launched(_ functions: FixtureFunctions) async throws -> App {
    let app = fixtureApp()
    try await app.launch(injecting: functions)
    return app
  }

  @Test func `are expected once, with their arguments`() async throws {
    let app = try await launched(FixtureFunctions(fetch: .success(1)))
    try await app.buttons["Fetch"].tap()
    try await app.expectCalledOnce("fetch", with: "tap 0")
    #expect(try await app.waitForCalls("fetch").count == 1)
    await #expect(throws: AppError.self) { try await app.expectCalledOnce("fetch", with: "tap 1") }
    try await app.buttons["Fetch"].tap()
    do {
      try await app.waitForCalls("fetch", count: 2)
      try await app.expectCalledOnce("fetch", with: "tap 0")
      Issue.record("Nothing was thrown.")
    } catch let error as AppError {
      #expect(
        error.description == """
          fetch was called 2 times, not once.
            FixtureApp has called:
              fetch("tap 0")
              fetch("tap 1")
            Its screen:
          \(counterScreen.replacing("\"0\"", with: "\"1\""))
          """)
    }
    await app.terminate()
  }

  @Test func `that never come are told with the time`() async throws {
    let app = try await launched(FixtureFunctions(fetch: .success(1)))
    do {
      try await app.waitForCalls("fetch", timeout: .milliseconds(20))
      Issue.record("Nothing was thrown.")
    } catch let error as AppError {
      #expect(
        error.description == """
          fetch was not called within 0.02 s.
            FixtureApp has called nothing.
            Its screen:
          \(counterScreen)
          """)
    }
    await app.terminate()
  }
}
