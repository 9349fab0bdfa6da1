/// A delay as it is written: `2` or `0.5` (seconds), `2s`, `500ms`.
package struct StubDelay: Codable {
  var duration: Duration

  init(_ duration: Duration) { self.duration = duration }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let seconds = try? container.decode(Double.self), seconds.isFinite, (0...1e9).contains(seconds) {
      duration = .seconds(seconds)
    } else if let text = try? container.decode(String.self), let read = Self.read(text) {
      duration = read
    } else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a delay is written as 2, 0.5, 2s or 500ms")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(duration / .seconds(1))
  }

  /// delay = number ("ms" | "s")
  package static func read(_ text: String) -> Duration? {
    let isMilliseconds = text.hasSuffix("ms")
    guard text.hasSuffix("s"), let number = Double(text.dropLast(isMilliseconds ? 2 : 1)), (0...1e9).contains(number)
    else { return nil }
    return .seconds(isMilliseconds ? number / 1000 : number)
  }
}
