public import AppHost

/// The side effects that a scenario injects.
public struct TestAppF: Codable, Sendable {
  /// What the rates service answers, whichever currency it is asked about.
  public var fetchRates = Stub<Rates>()

  /// Makes side effects of which nothing is set up.
  public init() {}
}

extension TestAppF: AppFunctions {
  /// Gives the answer whose turn it is; a failure is told as the real service's would be.
  public func fetchRates(base: Currency) async throws -> Rates {
    do {
      // Written out, since `fetchRates(base)` would be this function.
      return try await fetchRates.callAsFunction(base)
    } catch let failure as StubFailure {
      throw CurrencyFailure(failure)
    }
  }
}

extension CurrencyFailure {
  /// Reads what a scenario says: a status, `connection`, `malformed`, or something in its own words.
  fileprivate init(_ failure: StubFailure) {
    switch (failure.status, failure.reason) {
    case (let status?, nil): self = .status(status)
    case (nil, "connection"): self = .connection
    case (nil, "malformed"): self = .malformed
    default: self.init(description: failure.description)
    }
  }
}
