/// Why there are no rates, as a person is told.
public struct CurrencyFailure: Error, Equatable, CustomStringConvertible {
  /// The reason.
  public var description: String

  /// The service answered with a status that is no success.
  public static func status(_ status: Int) -> Self {
    Self(description: "The rates service answered with status \(status).")
  }

  /// The service could not be reached.
  public static let connection = Self(description: "The rates service cannot be reached.")

  /// The service answered with something that is no rates, or with another currency's.
  public static let malformed = Self(description: "The rates service's answer makes no sense.")

  /// The service does not know what a currency buys.
  public static func noRates(of currency: Currency) -> Self {
    Self(description: "The rates service has no rates for the \(currency.name).")
  }

  /// The environment variable that should hold the service's address does not.
  public static func noAddress(in variable: String) -> Self {
    Self(description: "\(variable) holds no address of a rates service.")
  }
}
