/// The app's side effects: everything that it asks of the world outside.
public protocol AppFunctions: Sendable {
  /// Asks what one unit of a currency buys of the others.
  ///
  /// - Throws: A `CurrencyFailure`.
  func fetchRates(base: Currency) async throws -> Rates
}
