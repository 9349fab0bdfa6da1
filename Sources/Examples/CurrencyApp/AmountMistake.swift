/// Why a text is no amount, as a person is told.
enum AmountMistake: Error, Equatable, CustomStringConvertible {
  case missing
  case notANumber(String)
  case negative
  case tooLarge

  var description: String {
    switch self {
    case .missing: "Enter an amount."
    case .notANumber(let text): "“\(text)” is not a number; write it like 1.50."
    case .negative: "An amount cannot be negative."
    case .tooLarge: "The amount is too large."
    }
  }
}
