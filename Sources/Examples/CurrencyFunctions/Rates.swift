#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What one unit of a currency buys of others; in JSON and YAML `{EUR: 0.92, CHF: 0.88}`.
public struct Rates: Equatable, Sendable {
  private let amounts: [Currency: Decimal]

  /// Makes rates from what one unit buys.
  public init(_ amounts: [Currency: Decimal] = [:]) {
    self.amounts = amounts
  }

  /// What one unit buys of a currency; nil where that is not known, and for an amount that cannot be right.
  public subscript(currency: Currency) -> Decimal? {
    amounts[currency].flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }
}

extension Rates: Codable {
  /// Reads a mapping from codes to amounts.
  public init(from decoder: any Decoder) throws { amounts = try [Currency: Decimal](from: decoder) }

  /// Writes a mapping from codes to amounts.
  public func encode(to encoder: any Encoder) throws { try amounts.encode(to: encoder) }
}
