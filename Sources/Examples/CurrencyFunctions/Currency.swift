/// A currency that the app knows, by its code in ISO 4217.
public enum Currency: String, Codable, CodingKeyRepresentable, CaseIterable, Sendable {
  case unitedStatesDollar = "USD"
  case euro = "EUR"
  case canadianDollar = "CAD"
  case franc = "CHF"

  /// Its name, as a person reads it.
  public var name: String {
    switch self {
    case .unitedStatesDollar: "United States Dollar"
    case .euro: "Euro"
    case .canadianDollar: "Canadian Dollar"
    case .franc: "Franc"
    }
  }

  /// The flag of where it is used.
  public var flag: String {
    switch self {
    case .unitedStatesDollar: "🇺🇸"
    case .euro: "🇪🇺"
    case .canadianDollar: "🇨🇦"
    case .franc: "🇨🇭"
    }
  }
}
