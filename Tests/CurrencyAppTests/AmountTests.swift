import Foundation
import Testing

@testable import CurrencyApp

@Suite struct `An amount of money` {
  @Test(arguments: [
    ("1", "1"), ("0", "0"), ("007", "7"), ("1.5", "1.5"), ("1.50", "1.5"), ("3.", "3"), (".5", "0.5"), (" 1 ", "1"),
    ("0.1", "0.1"), ("1234567.89", "1234567.89"), ("999999999999999.99", "999999999999999.99"),
    ("0.00000000000000000001", "0.00000000000000000001"), ("00000000000000000000000000000000000000000000000001", "1"),
  ]) func `is written in digits with a point`(text: String, value: String) throws {
    #expect("\(try Amount(text).value)" == value)
  }

  @Test func `may have more digits behind the point than can matter`() throws {
    let third = try Amount("0." + String(repeating: "3", count: 100)).value
    #expect(third.inHundredths == "0.33")
  }

  @Test(arguments: ["", " ", "   "]) func `may not be missing`(text: String) {
    #expect(throws: AmountMistake.missing) { try Amount(text) }
  }

  @Test(arguments: ["-1", "-0.01", "-0", " -5", "-.5"]) func `may not be negative`(text: String) {
    #expect(throws: AmountMistake.negative) { try Amount(text) }
  }

  @Test(arguments: [
    "ten", "1e3", "0x10", "NaN", "inf", "+1", "1,5", "1,000", "1.2.3", "1 000", ".", "-", "--1", "1-", "$1", "١", "１",
    "½", "1\u{301}", "1\n",
  ]) func `is not anything else`(text: String) {
    #expect(throws: AmountMistake.notANumber(text)) { try Amount(text) }
  }

  @Test(arguments: ["1000000000000000", "1e15".replacing("e15", with: String(repeating: "0", count: 200))])
  func `may not be so large that cents are lost`(text: String) {
    #expect(throws: AmountMistake.tooLarge) { try Amount(text) }
  }

  @Test(arguments: [
    (AmountMistake.missing, "Enter an amount."), (.negative, "An amount cannot be negative."),
    (.notANumber("ten"), "“ten” is not a number; write it like 1.50."), (.tooLarge, "The amount is too large."),
  ]) func `is explained where it is none`(mistake: AmountMistake, message: String) {
    #expect(mistake.description == message)
  }

  @Test(arguments: [
    ("0", "0.00"), ("1", "1.00"), ("0.9", "0.90"), ("0.92", "0.92"), ("0.885", "0.89"), ("0.884999", "0.88"),
    ("0.005", "0.01"), ("0.004", "0.00"), ("1.995", "2.00"), ("1234567.891", "1234567.89"),
    ("999999999999999.994", "999999999999999.99"),
  ]) func `is shown with two digits`(number: String, text: String) throws {
    #expect(try #require(Decimal(string: number)).inHundredths == text)
  }
}
