import Brolly

/// What a row of the converter's table says.
struct CurrencyAmount: Decodable, StepParameter {
  var currency: String
  var amount: String
}
