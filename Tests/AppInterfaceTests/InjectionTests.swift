import AppInterface
import TestSupport
import Testing

private struct Forecast: Codable, Equatable {
  var city: String
  var days: [Day]
  struct Day: Codable, Equatable { var degrees: Int }
}

@Suite struct `An injection` {
  @Test func `is JSON with sorted keys`() throws {
    let injection = try Injection(encoding: ["b": "2", "a": "ü/\"1\""])
    #expect(injection.variable == "InjectedAppF")
    #expect(injection.json == #"{"a":"ü/\"1\"","b":"2"}"#)
  }

  @Test func `arrives as what was sent`() throws {
    let forecast = Forecast(city: "Zürich 🌧️", days: [.init(degrees: -3)])
    let injection = try Injection(encoding: forecast)
    #expect(try Injection.read(Forecast.self, from: injection.json) == forecast)
  }

  @Test func `keeps a NUL inside a text, since JSON escapes it`() throws {
    let injection = try Injection(encoding: ["a\0b"])
    #expect(!injection.json.utf8.contains(0))
    #expect(try Injection.read([String].self, from: injection.json) == ["a\0b"])
  }

  @Test func `refuses a NUL in the JSON itself`() {
    #expect(throws: InjectionError("the JSON for InjectedAppF holds a NUL, which ends a variable; write \\u0000")) {
      try Injection(json: "[1,\0 2]")
    }
  }

  @Test(arguments: ["", "A=B", "A\0B"]) func `refuses a name that no variable can have`(name: String) {
    #expect(throws: InjectionError.self) { try Injection(json: "1", variable: name) }
  }

  @Test(arguments: [(131_071, true), (131_072, false)])
  func `fits into a variable up to what Linux takes`(bytes: Int, fits: Bool) throws {
    let json = String(repeating: "1", count: bytes - "InjectedAppF=".utf8.count)
    #expect(try Injection(json: json).fitsInVariable == fits)
  }

  @Test func `is read from a file that the variable names`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(#"{"city":"Bern","days":[]}"#, to: "injection.json")
    let read = try Injection.read(Forecast.self, from: Injection.reference(toFile: path))
    #expect(read == Forecast(city: "Bern", days: []))
  }

  @Test func `tells a value that does not encode`() {
    #expect(throws: InjectionError.self) { try Injection(encoding: [Double.nan]) }
  }

  @Test(arguments: [
    (
      #"{"city":"Bern","days":[{"degrees":1},{"degrees":"warm"}]}"#,
      "at days[1].degrees: Expected to decode Int but found a string instead."
    ),
    (#"{"city":"Bern"}"#, "at the value itself: the key 'days' is missing"),
    ("{", "at the value itself: The given data was not valid JSON."),
    ("", "at the value itself: The given data was not valid JSON."),
  ])
  func `that does not decode says where and what it holds`(json: String, problem: String) {
    let error = #expect(throws: InjectionError.self) { try Injection.read(Forecast.self, from: json) }
    let held = json.isEmpty ? "nothing" : json
    #expect(error?.description == "InjectedAppF does not decode as Forecast, \(problem)\nIt holds: \(held)")
  }
}
