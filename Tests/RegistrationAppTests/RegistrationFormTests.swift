import Testing

@testable import RegistrationApp

@Suite struct `The registration form` {
  @Test(arguments: [
    "a@b.io", "walker@example.com", "first.last@example.co.uk", "50%_off+x-1@SHOP-1.example", "-@-.aa", "..@...zz",
  ]) func `takes an e-mail address that matches as a whole`(emailAddress: String) {
    #expect(RegistrationForm(emailAddress: emailAddress).hasValidEmailAddress)
  }

  @Test(arguments: [
    "", "email.test.com", "email@test", "@b.io", "a@.io", "a@b.i", "a@b.i0", "a@b.io.", "a@b.io ", " a@b.io",
    "a@b.io\n", "a@b.io\0", "a b@c.io", "a@b@c.io", "a@b_c.io", "a@b.io, c@d.io", "grün@example.com", "a@b.îo",
    "a@b.\u{212A}\u{212A}", "а@b.io", "a@b.io\u{301}", "a@b..",
  ]) func `takes nothing else for an e-mail address`(emailAddress: String) {
    #expect(!RegistrationForm(emailAddress: emailAddress).hasValidEmailAddress)
  }

  @Test(arguments: [
    ("secret", "secret", true), ("      ", "      ", true), ("☂☂☂☂☂☂", "☂☂☂☂☂☂", true),
    ("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", true), ("👩‍👩‍👧", "👩‍👩‍👧", false),
    ("short", "short", false), ("", "", false), ("secret", "", false), ("", "secret", false),
    ("secret", "Secret", false), ("secret", "secret ", false), ("secrets", "secret", false),
  ]) func `takes a password of six characters that is typed twice alike`(
    password: String, confirmation: String, isValid: Bool
  ) {
    let form = RegistrationForm(password: password, confirmation: confirmation)
    #expect(form.hasValidPassword == isValid)
  }

  @Test(arguments: [
    ("a@b.io", "secret", true), ("a@b.io", "short", false), ("a@b", "secret", false), ("", "", false),
  ]) func `is complete when both hold`(emailAddress: String, password: String, isComplete: Bool) {
    let form = RegistrationForm(emailAddress: emailAddress, password: password, confirmation: password)
    #expect(form.isComplete == isComplete)
  }
}
