import AppHost
import Testing

@testable import ItemsFunctions

/// The side effects that a scenario injects, and the JSON that carries them.
@Suite struct `The injected items service` {
  private func testAppF(_ items: Stub<[String]>) -> TestAppF {
    var appF = TestAppF()
    appF.items = items
    return appF
  }

  @Test(arguments: [
    ("{}", false, Stub.success(["ONE", "TWO", "THREE"])),
    (#"{"isPremium":true}"#, true, .success(["ONE", "TWO", "THREE"])),
    (#"{"items":{"success":["TEA"]}}"#, false, .success(["TEA"])),
    (#"{"isPremium":true,"items":{"success":[],"delay":"2s"}}"#, true, .success([], after: .seconds(2))),
    (#"{"items":{"failure":{"status":500}}}"#, false, .failure(StubFailure(status: 500))),
    (
      #"{"items":[{"failure":"connection"},{"success":["TEA"]}]}"#, false,
      .sequence([.failure(StubFailure(reason: "connection")), .success(["TEA"])])
    ),
  ]) func `has what a scenario mentions, and the rest by default`(
    json: String, isPremium: Bool, items: Stub<[String]>
  ) throws {
    let read = try Injection.read(TestAppF.self, from: json)
    #expect(read.isPremium == isPremium)
    #expect(read.items == items)
    #expect(try Injection.read(TestAppF.self, from: Injection(encoding: read).json) == read)
  }

  @Test func `travels as JSON`() throws {
    let injection = try Injection(encoding: TestAppF())
    #expect(injection.variable == "InjectedAppF")
    #expect(injection.json == #"{"isPremium":false,"items":{"success":["ONE","TWO","THREE"]}}"#)
  }

  @Test(arguments: [
    (#"{"premium":true}"#, "at premium: there is no key 'premium' here; there are isPremium and items"),
    (
      #"{"downloadItems":{"success":[]}}"#,
      "at downloadItems: there is no key 'downloadItems' here; there are isPremium and items"
    ),
    (#"{"items":{}}"#, "at items: an answer has either the key success or the key failure"),
  ]) func `is refused where it says what nobody reads`(json: String, problem: String) {
    let error = InjectionError("InjectedAppF does not decode as TestAppF, \(problem)\nIt holds: \(json)")
    #expect(throws: error) { try Injection.read(TestAppF.self, from: json) }
  }

  @Test func `gives one, two and three where a scenario says nothing`() async {
    let items = DownloadOutcome(["ONE", "TWO", "THREE"])
    #expect(await DownloadOutcome.allAtOnce(TestAppF()) == items)
    #expect(await DownloadOutcome.oneByOne(TestAppF()) == items)
  }

  @Test(arguments: [["TEA"], ["TEA", "MILK", "TEA"], [""]])
  func `gives the items that it was set up with`(items: [String]) async {
    let appF = testAppF(.success(items, after: .milliseconds(1)))
    #expect(await DownloadOutcome.allAtOnce(appF) == .init(items))
    #expect(await DownloadOutcome.oneByOne(appF) == .init(items))
  }

  @Test func `gives no items, which the sequence takes for a bad response`() async {
    #expect(await DownloadOutcome.allAtOnce(testAppF(.success([]))) == .init([]))
    #expect(await DownloadOutcome.oneByOne(testAppF(.success([]))) == .init([], .badServerResponse))
  }

  @Test(arguments: [
    (StubFailure(status: 500), ItemsFailure.status(500)),
    (StubFailure(reason: "connection"), .connection),
    (StubFailure(reason: "malformed"), .malformed),
    (StubFailure(reason: "bad server response"), .badServerResponse),
    (StubFailure(status: 503, reason: "busy"), ItemsFailure(description: "busy, status 503")),
  ]) func `fails as the real one does, or in the scenario's own words`(failure: StubFailure, asRead: ItemsFailure) async
  {
    #expect(await DownloadOutcome.allAtOnce(testAppF(.failure(failure))) == .init([], asRead))
    #expect(await DownloadOutcome.oneByOne(testAppF(.failure(failure))) == .init([], asRead))
  }

  @Test func `says that it was not set up`() async {
    let failure = ItemsFailure(
      description: "downloadItems was called, and the scenario did not say what it answers")
    #expect(await DownloadOutcome.allAtOnce(testAppF(Stub())) == .init([], failure))
    #expect(await DownloadOutcome.oneByOne(testAppF(Stub())) == .init([], failure))
  }
}
