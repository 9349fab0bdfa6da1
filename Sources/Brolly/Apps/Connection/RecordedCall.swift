import AppInterface

/// A call of a stubbed function that an app has told of.
struct RecordedCall: Sendable, CustomStringConvertible {
  var function: String
  var call: StubCall

  /// `fetchPrice("tea")`, the arguments as JSON.
  var description: String { "\(function)(\(call.arguments.joined(separator: ", ")))" }
}
