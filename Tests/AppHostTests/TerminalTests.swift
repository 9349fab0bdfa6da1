import Foundation
import TestSupport
import Testing

@testable import AppHost

@Suite struct `An app at a terminal` {
  @Test(arguments: [
    ("tap OK", TerminalCommand.perform(.tap, on: "OK")),
    ("tap \"Get weather\"", .perform(.tap, on: "Get weather")),
    ("  TAP   Get weather ", .perform(.tap, on: "Get weather")),
    ("doubletap x", .perform(.doubleTap, on: "x")),
    ("type \"Your name\" Anna \"B C\"", .perform(.typeText("Anna B C"), on: "Your name")),
    ("clear name", .perform(.clearText, on: "name")),
    ("advance 2s", .advance(.seconds(2))),
    ("advance 500ms", .advance(.milliseconds(500))),
    ("screen", .showScreen), ("help", .help), ("quit", .quit),
  ])
  func `takes commands`(line: String, command: TerminalCommand) {
    #expect(TerminalCommand(line) == command)
  }

  @Test(arguments: ["", "  ", "tap", "type x", "advance", "advance soon", "dance", "screen 2", "\"tap\" "])
  func `knows no others`(line: String) {
    #expect(TerminalCommand(line) == nil)
  }

  /// Runs the fixture's form with these lines as its input, and returns what it printed.
  private func printed(_ lines: String...) throws -> String {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: BuiltProducts.path("FixtureApp"))
    process.arguments = ["shows-a-form"]
    process.environment = [:]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data(lines.map { $0 + "\n" }.joined().utf8))
    try input.fileHandleForWriting.close()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `shows its screen, and what a command changed`() throws {
    let text = try printed("type secret password", "tap Send")
    let screens = text.components(separatedBy: "\n\n")
    #expect(screens.count == 4)
    #expect(screens[0].contains("button           \"Send\" (disabled)"))
    #expect(screens[1].contains("secureTextField  \"••••••••\""))
    #expect(screens[2].contains("staticText       \"1\" (sent)"))
  }

  @Test func `says what it cannot do`() throws {
    let text = try printed("dance", "tap Nothing", "tap Choose", "tap Send", "quit", "tap Help")
    let answers = text.split(separator: "\n").filter { $0.hasSuffix(".") || $0.hasSuffix("them.") }
    #expect(
      answers == [
        "'dance' is no command; 'help' lists them.", "Nothing: there is no such element on the screen.",
        "Choose: 2 elements are called so.", "Send: it is disabled.",
      ])
  }
}
