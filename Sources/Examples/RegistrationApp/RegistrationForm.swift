/// What a newcomer fills in, and when it is complete.
struct RegistrationForm: Equatable {
  var emailAddress = ""
  var password = ""
  var confirmation = ""

  /// Whether the whole of the e-mail address looks like one.
  var hasValidEmailAddress: Bool {
    // Scalar by scalar: a K is a K, and not the Kelvin sign, which equals it as a character.
    let pattern = /[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}/.matchingSemantics(.unicodeScalar)
    return emailAddress.wholeMatch(of: pattern) != nil
  }

  /// Whether the password is long enough and was typed twice alike.
  var hasValidPassword: Bool { password.count >= 6 && password == confirmation }

  /// Whether it can be sent.
  var isComplete: Bool { hasValidEmailAddress && hasValidPassword }
}
