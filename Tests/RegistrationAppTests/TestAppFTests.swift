import AppHost
import RegistrationFunctions
import Testing

/// The side effects that a scenario injects, and the JSON that carries them.
@Suite struct `The injected registration service` {
  private func testAppF(check: Stub<Bool> = Stub(), attempt: Stub<Bool> = Stub()) -> TestAppF {
    var appF = TestAppF()
    appF.checkEmailAvailability = check
    appF.attemptRegistration = attempt
    return appF
  }

  @Test(arguments: [
    (Stub<Bool>(), "[]"), (.success(true), #"{"success":true}"#),
    (.success(true, after: .seconds(2)), #"{"delay":2,"success":true}"#),
    (
      .sequence([.failure(StubFailure(status: 500)), .success(false)]),
      #"[{"failure":{"status":500}},{"success":false}]"#
    ),
  ]) func `travels as JSON and back`(stub: Stub<Bool>, json: String) throws {
    let injection = try Injection(encoding: testAppF(check: stub, attempt: stub))
    #expect(injection.json == #"{"attemptRegistration":\#(json),"checkEmailAvailability":\#(json)}"#)
    let read = try Injection.read(TestAppF.self, from: injection.json)
    #expect(read.checkEmailAvailability == stub)
    #expect(read.attemptRegistration == stub)
  }

  @Test func `gives what it was set up with`() async throws {
    // As the app knows it, which knows the protocol only.
    let functions: any AppFunctions = testAppF(check: .success(false), attempt: .success(true))
    #expect(try await functions.checkEmailAvailability(email: "a@b.io") == false)
    #expect(try await functions.attemptRegistration(email: "a@b.io", passwordHash: PasswordHash(of: "password")))
  }

  @Test func `fails as it was set up to`() async {
    let functions: any AppFunctions = testAppF(check: .failure(StubFailure(status: 503)))
    await #expect(throws: StubFailure(status: 503)) { try await functions.checkEmailAvailability(email: "a@b.io") }
    let failure = StubFailure(reason: "attemptRegistration was called, and the scenario did not say what it answers")
    await #expect(throws: failure) {
      try await functions.attemptRegistration(email: "a@b.io", passwordHash: PasswordHash(of: "password"))
    }
  }
}
