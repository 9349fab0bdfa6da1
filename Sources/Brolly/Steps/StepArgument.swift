public import Diagnostics
public import FeatureFiles
internal import YAMLReader

/// The YAML value behind a step.
public struct StepArgument: Sendable {
  let node: YAMLNode
  let file: String

  /// Where the value stands.
  public var location: SourceLocation { SourceLocation(file: file, position: node.position) }

  /// Decodes the value as a type; the type decides how a scalar is read.
  ///
  /// - Throws: A `Diagnostic` with the place of the mistake.
  public func decode<Value: Decodable>(_ type: Value.Type) throws(Diagnostic) -> Value {
    try YAMLDecoder().decode(type, from: node, file: file)
  }

  /// Reads the value as a table.
  ///
  /// - Throws: A `Diagnostic` with the place of the mistake.
  public func table() throws(Diagnostic) -> DataTable {
    try DataTable(node, file: file)
  }

  /// A mistake at the value's place.
  public func mistake(_ problem: String, advice: String? = nil) -> Diagnostic {
    Diagnostic(at: location, problem, advice: advice)
  }
}
