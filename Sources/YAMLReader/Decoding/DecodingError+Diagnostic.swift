internal import Diagnostics

extension DecodingError {
  /// Makes an error as `Decodable` types expect it, which carries the mistake with its place.
  init(_ diagnostic: Diagnostic, at codingPath: [any CodingKey]) {
    self = .dataCorrupted(
      Context(codingPath: codingPath, debugDescription: diagnostic.problem, underlyingError: diagnostic))
  }

  /// The mistake, where the error carries one.
  var diagnostic: Diagnostic? { context?.underlyingError as? Diagnostic }

  var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }
}
