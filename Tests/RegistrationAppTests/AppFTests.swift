import RegistrationFunctions
import TestSupport
import Testing

@testable import RegistrationApp

/// The real side effects, against a server on this machine.
@Suite struct `The real registration service` {
  private let hash = PasswordHash(of: "password")

  private func appF(_ address: String?) -> AppF {
    AppF(environment: address.map { ["REGISTRATION_API": $0] } ?? [:])
  }

  @Test(arguments: [true, false]) func `tells whether an e-mail address is free`(isAvailable: Bool) async throws {
    let server = try LoopbackServer(.init(body: #"{"isAvailable": \#(isAvailable)}"#))
    defer { server.stop() }
    #expect(try await appF(server.address).checkEmailAvailability(email: "walker+rain@b.io") == isAvailable)
    #expect(server.requests == ["POST /availability HTTP/1.1"])
    #expect(server.bodies == [#"{"email":"walker+rain@b.io"}"#])
  }

  @Test(arguments: [true, false]) func `tells whether a registration is granted`(isRegistered: Bool) async throws {
    let server = try LoopbackServer(.init(status: 201, body: #"{"isRegistered": \#(isRegistered)}"#))
    defer { server.stop() }
    let isGranted = try await appF(server.address).attemptRegistration(email: "a@b.io", passwordHash: hash)
    #expect(isGranted == isRegistered)
    #expect(server.requests == ["POST /registrations HTTP/1.1"])
    #expect(server.bodies == [#"{"email":"a@b.io","passwordHash":"\#(hash.hexadecimal)"}"#])
  }

  @Test(arguments: [400, 404, 409, 500, 503]) func `tells a status that is no success`(status: Int) async throws {
    let server = try LoopbackServer(.init(status: status, body: #"{"isAvailable": true, "isRegistered": true}"#))
    defer { server.stop() }
    await expectFailure(.status(status), of: appF(server.address))
  }

  @Test(arguments: ["", "{", "<html>", "[]", "{}", "null", #"{"isAvailable": null}"#, #"{"isRegistered": "yes"}"#])
  func `tells an answer that is none`(body: String) async throws {
    let server = try LoopbackServer(.init(body: body))
    defer { server.stop() }
    await expectFailure(.malformed, of: appF(server.address))
  }

  @Test func `tells a connection that is refused`() async throws {
    await expectFailure(.connection, of: appF(try LoopbackSocket().address))
  }

  @Test func `tells a connection that breaks in the middle of the answer`() async throws {
    let server = try LoopbackServer(.init(body: "{", headers: ["Content-Length: 100"]))
    defer { server.stop() }
    await expectFailure(.connection, of: appF(server.address))
  }

  @Test(arguments: [nil, "", "registration", "127.0.0.1:80", "http://", "ftp://127.0.0.1"])
  func `tells a missing or malformed address`(address: String?) async {
    await expectFailure(.noAddress(variable: "REGISTRATION_API"), of: appF(address))
  }

  @Test func `asks below the address that the environment names`() async throws {
    let server = try LoopbackServer(.init(body: #"{"isAvailable": true}"#))
    defer { server.stop() }
    _ = try await appF(server.address + "/v1/").checkEmailAvailability(email: "a@b.io")
    #expect(server.requests == ["POST /v1/availability HTTP/1.1"])
  }

  /// Both functions fail alike.
  private func expectFailure(_ failure: RegistrationFailure, of appF: AppF) async {
    await #expect(throws: failure) { try await appF.checkEmailAvailability(email: "a@b.io") }
    await #expect(throws: failure) { try await appF.attemptRegistration(email: "a@b.io", passwordHash: hash) }
  }
}
