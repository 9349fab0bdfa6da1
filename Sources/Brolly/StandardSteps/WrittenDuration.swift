internal import FeatureFiles

/// A duration in a sentence: `2 seconds`, `1 second`, `500 ms`, `5s`, `1 minute`.
struct WrittenDuration: StepParameter {
  static let pattern = #"\d+(?:\.\d+)? ?(?:ms|milliseconds?|s|seconds?|min|m|minutes?)"#

  let duration: Duration

  init(captured text: String) throws {
    let number = text.prefix { $0.isNumber || $0 == "." }
    guard let value = Double(number), let unit = Self.unit(text.dropFirst(number.count).drop { $0 == " " }) else {
      throw UnsuitableText(text: text, type: Duration.self)
    }
    duration = unit * value
  }

  private static func unit(_ word: Substring) -> Duration? {
    switch word {
    case "ms", "millisecond", "milliseconds": .milliseconds(1)
    case "s", "second", "seconds": .seconds(1)
    case "m", "min", "minute", "minutes": .seconds(60)
    default: nil
    }
  }
}
