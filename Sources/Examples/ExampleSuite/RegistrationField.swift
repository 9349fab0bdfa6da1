import Brolly

/// A field of the registration form, as features call it.
enum RegistrationField: String, CaseIterable, StepParameter {
  case emailAddress = "e-mail address"
  case password
  case confirmation
}
