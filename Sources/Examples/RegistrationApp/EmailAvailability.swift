/// What is known of an e-mail address that was typed.
enum EmailAvailability {
  /// The service was not asked, or has not answered yet.
  case unknown
  /// Nobody has registered with it.
  case free
  /// Somebody has registered with it.
  case taken
  /// The service could not tell.
  case notTold
}
