/// Why the items could not be downloaded, as a person is told.
public struct ItemsFailure: Error, Equatable, CustomStringConvertible {
  /// The reason.
  public var description: String

  /// The service sent no items where there should be some.
  public static let badServerResponse = Self(description: "bad server response")

  /// The service could not be reached, or stopped in the middle.
  public static let connection = Self(description: "The items service cannot be reached.")

  /// The service answered with something that is no list of items.
  public static let malformed = Self(description: "The items service's answer makes no sense.")

  /// The service answered with a status that is no success.
  public static func status(_ status: Int) -> Self {
    Self(description: "The items service answered with status \(status).")
  }

  /// The environment variable that should hold the service's address does not.
  public static func noAddress(in variable: String) -> Self {
    Self(description: "\(variable) holds no address of an items service.")
  }
}
