extension NodeDecoder {
  /// The scalar that the node is; an error where it is a list or a mapping.
  func scalar(expected: String) throws -> YAMLScalar {
    guard case .scalar(let scalar) = node.content else { throw mismatch(expected: expected) }
    return scalar
  }

  /// The text of a plain scalar, for a type that is not written in quotes.
  func plainText(expected: String) throws -> String {
    let scalar = try scalar(expected: expected)
    if scalar.isNull { throw mismatch(expected: expected) }
    guard scalar.isResolvable else {
      throw mismatch(expected: expected, advice: "Leave the quotes away, if \(expected) is meant.")
    }
    return scalar.text
  }
}
