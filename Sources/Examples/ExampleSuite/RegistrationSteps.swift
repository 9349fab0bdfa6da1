import Brolly
import RegistrationFunctions

let registrationSteps = Steps<RegistrationWorld> {
  ParameterType("registrationField", RegistrationField.self)

  Given("every e-mail address is free") { world in
    world.appF.checkEmailAvailability = .success(true)
  }
  Given("the e-mail address is taken") { world in
    world.appF.checkEmailAvailability = .success(false)
  }
  Given("the first e-mail address is taken, the next one is free") { world in
    world.appF.checkEmailAvailability = .sequence([.success(false), .success(true)])
  }
  Given("the check of the e-mail address answers") { (world, answers: Stub<Bool>) in
    world.appF.checkEmailAvailability = answers
  }
  Given("registrations are granted") { world in
    world.appF.attemptRegistration = .success(true)
  }
  Given("the registration answers") { (world, answers: Stub<Bool>) in
    world.appF.attemptRegistration = answers
  }
  Given("time stands still for the form") { world in
    world.app.stopsClock = true
  }

  When("{int} second(s) pass(es) for the form") { (world, seconds: Int) in
    try await world.app.advanceClock(by: .seconds(seconds))
  }
  When("I open the registration form") { world in
    try await world.app.launch(injecting: world.appF)
  }
  When("I type {string} as my {registrationField}") { (world, text: String, field: RegistrationField) in
    try await world.element(for: field).typeText(text)
  }
  When("I delete the last key of my {registrationField}") { (world, field: RegistrationField) in
    try await world.element(for: field).typeText("\u{8}")
  }
  When("I fill in the form with {string} and the password {string}") {
    (world, emailAddress: String, password: String) in
    try await world.element(for: .emailAddress).typeText(emailAddress)
    try await world.element(for: .password).typeText(password)
    try await world.element(for: .confirmation).typeText(password)
  }
  When("I register") { world in
    try await world.registerButton.tap()
  }

  Then("I can register") { world in
    try await world.registerButton.wait(for: \.isEnabled, toEqual: true)
  }
  Then("I cannot register") { world in
    try await world.registerButton.wait(for: \.isEnabled, toEqual: false)
  }
  Then("the form says {string}") { (world, message: String) in
    try await world.errorMessage.wait(for: \.label, toEqual: message)
  }
  Then("the form says nothing") { world in
    try await world.errorMessage.waitForNonExistence()
  }
  Then("my {registrationField} reads {string}") { (world, field: RegistrationField, text: String) in
    try await world.element(for: field).wait(for: \.value, toEqual: text)
  }
  Then("I am welcome") { world in
    try await world.welcome.waitForExistence()
  }
  Then("I am welcome within {int} second(s)") { (world, seconds: Int) in
    try await world.welcome.waitForExistence(timeout: .seconds(seconds))
  }
  Then("I am not welcome yet") { world in
    try expect(await !world.welcome.exists)
  }
  Then("these e-mail addresses were checked") { (world, addresses: [String]) in
    let calls = try await world.app.calls("checkEmailAvailability")
    try expect(try calls.map { try $0.argument(0, as: String.self) }, equals: addresses)
  }
  Then("nobody was registered") { world in
    try expect(await world.app.calls("attemptRegistration").count, equals: 0)
  }
  Then("{string} was registered once, with the hash of {string}") { (world, emailAddress: String, password: String) in
    try await world.app.expectCalledOnce("attemptRegistration", with: emailAddress, PasswordHash(of: password))
  }
}
