#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension Date: ScalarReadable {
  /// `2026-12-01T04:10:43Z`, with a fraction or an offset if need be, or a day alone, which begins in UTC.
  init(reading decoder: NodeDecoder) throws {
    let text = try decoder.scalar(expected: "a date").text
    guard let value = Date.iso8601(text) else {
      throw decoder.unreadable(
        "which is not a date", advice: "Write it as ISO 8601 has it: 2026-12-01T09:30:00Z, or 2026-12-01.")
    }
    self = value
  }

  private static func iso8601(_ text: String) -> Date? {
    let time = Date.ISO8601FormatStyle()
    let styles = [
      time, time.year().month().day().time(includingFractionalSeconds: true).timeZone(separator: .omitted),
      Date.ISO8601FormatStyle(includingFractionalSeconds: true), time.year().month().day(),
    ]
    for style in styles {
      if let date = try? style.parse(text) { return date }  // Another style may do.
    }
    return nil
  }
}

extension URL: ScalarReadable {
  init(reading decoder: NodeDecoder) throws {
    let text = try decoder.scalar(expected: "a URL").text
    guard let value = URL(string: text, encodingInvalidCharacters: false) else {
      throw decoder.unreadable("which is not a URL")
    }
    self = value
  }
}

extension UUID: ScalarReadable {
  init(reading decoder: NodeDecoder) throws {
    let text = try decoder.scalar(expected: "a UUID").text
    guard let value = UUID(uuidString: text) else {
      throw decoder.unreadable(
        "which is not a UUID", advice: "Write it as in E621E1F8-C36C-495A-93FC-0C247A3E6E5F.")
    }
    self = value
  }
}

extension Decimal: ScalarReadable {
  init(reading decoder: NodeDecoder) throws {
    let text = try decoder.plainText(expected: "a number")
    // Decimal itself would read '1 apple' as 1.
    guard CoreSchema.isDecimal(text), let value = Decimal(string: text) else {
      throw decoder.unreadable("which is not a decimal number")
    }
    self = value
  }
}

extension Data: ScalarReadable {
  /// Base64, whose lines may be broken.
  init(reading decoder: NodeDecoder) throws {
    let text = try decoder.scalar(expected: "a text in Base64").text
    guard let value = Data(base64Encoded: text.filter { !$0.isWhitespace }) else {
      throw decoder.unreadable("which is not Base64")
    }
    self = value
  }
}
