import Brolly

/// What there is to see on the currency converter's screen, by its names.
enum AppUI: String, AppScreen {
  case baseCurrency = "Base Currency"
  case amount = "amountTextField"
  case unitedStatesDollar = "United States Dollar"
  case euro = "Euro"
  case canadianDollar = "Canadian Dollar"
  case franc = "Franc"
}
