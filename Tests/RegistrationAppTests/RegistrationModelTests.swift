import RegistrationFunctions
import Synchronization
import TestSupport
import Testing

@testable import RegistrationApp

@MainActor @Suite struct `The registration model` {
  private let taken = "Sorry, provided email address is already taken"
  private let failure = "Our custom error message"

  /// A model whose form is filled in.
  private func filledIn(_ functions: ScriptedFunctions) async -> RegistrationModel {
    let model = RegistrationModel(functions)
    await model.enter(emailAddress: "a@b.io")
    model.enter(password: "password")
    model.enter(confirmation: "password")
    return model
  }

  @Test func `shows an empty form at first`() {
    let model = RegistrationModel(ScriptedFunctions())
    #expect(model.form == RegistrationForm())
    #expect(!model.isRegisterEnabled)
    #expect(model.errorMessage == nil)
    #expect(!model.isRegistered)
  }

  @Test func `can send a form that is complete`() async {
    let model = await filledIn(ScriptedFunctions())
    #expect(model.isRegisterEnabled)
    #expect(model.errorMessage == nil)
  }

  @Test func `asks whether an e-mail address is free where it is valid, and about no other`() async {
    let asked = Mutex<[String]>([])
    let model = RegistrationModel(
      ScriptedFunctions(check: { email in
        asked.withLock { $0.append(email) }
        return true
      }))
    for emailAddress in ["a", "a@b", "a@b.i", "a@b.io", "a@b.ion", "a@b."] {
      await model.enter(emailAddress: emailAddress)
    }
    #expect(asked.withLock { $0 } == ["a@b.io", "a@b.ion"])
  }

  @Test func `tells of an e-mail address that is taken until it is changed, and sends nothing meanwhile`() async {
    let model = await filledIn(
      ScriptedFunctions(
        check: { $0 != "a@b.io" },
        attempt: { email, _ in
          #expect(email == "a@b.ion")
          return true
        }))
    #expect(model.errorMessage == taken)
    #expect(!model.isRegisterEnabled)
    await model.register()
    #expect(!model.isRegistered)
    await model.enter(emailAddress: "a@b.ion")
    #expect(model.errorMessage == nil)
    #expect(model.isRegisterEnabled)
    await model.register()
    #expect(model.isRegistered)
  }

  @Test func `tells of a check that failed, and can send the form all the same`() async {
    let model = await filledIn(ScriptedFunctions(check: { _ in throw RegistrationFailure.connection }))
    #expect(model.errorMessage == failure)
    #expect(model.isRegisterEnabled)
    await model.register()
    #expect(model.isRegistered)
    #expect(model.errorMessage == nil)
  }

  @Test func `takes no answer about an e-mail address that was changed meanwhile`() async {
    let held = HeldAnswers<Bool>()
    let model = RegistrationModel(ScriptedFunctions(check: { $0 == "a@b.io" ? try await held.next() : true }))
    let slow = Task { await model.enter(emailAddress: "a@b.io") }
    await held.waitForCall()
    await model.enter(emailAddress: "a@b.ion")
    held.give(false)
    await slow.value
    #expect(model.form.emailAddress == "a@b.ion")
    #expect(model.errorMessage == nil)
  }

  @Test func `can send the form while the check is under way`() async {
    let held = HeldAnswers<Bool>()
    let model = RegistrationModel(ScriptedFunctions(check: { _ in try await held.next() }))
    let slow = Task { await model.enter(emailAddress: "a@b.io") }
    await held.waitForCall()
    model.enter(password: "password")
    model.enter(confirmation: "password")
    #expect(model.isRegisterEnabled)
    await model.register()
    held.give(false)
    await slow.value
    #expect(model.isRegistered)
    #expect(model.errorMessage == nil)
  }

  @Test func `sends the e-mail address and the hash, and keeps neither password`() async {
    let sent = Mutex<[String]>([])
    let model = await filledIn(
      ScriptedFunctions(attempt: { email, hash in
        sent.withLock { $0 += [email, hash.hexadecimal] }
        return true
      }))
    await model.register()
    #expect(sent.withLock { $0 } == ["a@b.io", PasswordHash(of: "password").hexadecimal])
    #expect(model.isRegistered)
    #expect(model.form == RegistrationForm())
  }

  @Test func `tells of a registration that failed or was refused, until the next attempt`() async {
    let answers = Mutex<[Result<Bool, RegistrationFailure>]>([.failure(.status(500)), .success(false), .success(true)])
    let model = await filledIn(
      ScriptedFunctions(attempt: { _, _ in try answers.withLock { $0.removeFirst() }.get() }))
    for _ in 1...2 {
      await model.register()
      #expect(model.errorMessage == failure)
      #expect(model.isRegisterEnabled)
      #expect(!model.isRegistered)
    }
    await model.register()
    #expect(model.errorMessage == nil)
    #expect(model.isRegistered)
  }

  @Test func `sends the form once while an answer is awaited`() async {
    let held = HeldAnswers<Bool>()
    let model = await filledIn(ScriptedFunctions(attempt: { _, _ in try await held.next() }))
    let registration = Task { await model.register() }
    await held.waitForCall()
    await model.register()
    #expect(held.calls == 1)
    #expect(!model.isRegistered)
    held.give(true)
    await registration.value
    #expect(model.isRegistered)
  }

  @Test func `sends nothing where the form is not complete`() async {
    let model = RegistrationModel(
      ScriptedFunctions(attempt: { _, _ in
        Issue.record("It was sent.")
        return true
      }))
    await model.register()
    await model.enter(emailAddress: "a@b.io")
    await model.register()
    #expect(!model.isRegistered)
  }
}
