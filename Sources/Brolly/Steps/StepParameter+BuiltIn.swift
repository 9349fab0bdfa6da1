public import FeatureFiles

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A number, as expressions and YAML write it.
public protocol NumericStepParameter: StepParameter, Decodable {
  /// Makes a number from its usual notation; nil where the text is none, or does not fit.
  init?(notation text: String)
}

extension NumericStepParameter {
  /// Text, and the step's YAML value.
  public static var sources: StepParameterSources { [.text, .argument] }

  /// Reads the number; one that does not fit the type fails the step.
  public init(captured text: String) throws {
    guard let value = Self(notation: text) else { throw UnsuitableText(text: text, type: Self.self) }
    self = value
  }
}

extension NumericStepParameter where Self: FixedWidthInteger {
  /// Reads decimal digits with an optional sign.
  public init?(notation text: String) { self.init(text, radix: 10) }
}

extension Int: NumericStepParameter {}
extension Int8: NumericStepParameter {}
extension Int16: NumericStepParameter {}
extension Int32: NumericStepParameter {}
extension Int64: NumericStepParameter {}
extension UInt: NumericStepParameter {}
extension UInt8: NumericStepParameter {}
extension UInt16: NumericStepParameter {}
extension UInt32: NumericStepParameter {}
extension UInt64: NumericStepParameter {}

extension Double: NumericStepParameter {
  /// Reads a decimal number, with an exponent if there is one.
  public init?(notation text: String) { self.init(text) }
}

extension Float: NumericStepParameter {
  /// Reads a decimal number, with an exponent if there is one.
  public init?(notation text: String) { self.init(text) }
}

extension Decimal: NumericStepParameter {
  /// Reads a decimal number, with an exponent if there is one.
  public init?(notation text: String) { self.init(string: text) }
}

extension Bool: StepParameter {
  /// Text, and the step's YAML value.
  public static var sources: StepParameterSources { [.text, .argument] }

  /// Reads `true` or `false`.
  public init(captured text: String) throws {
    guard let value = Bool(text) else { throw UnsuitableText(text: text, type: Self.self) }
    self = value
  }
}

extension String: StepParameter {
  /// Text, and the step's YAML value: a doc string.
  public static var sources: StepParameterSources { [.text, .argument] }

  /// Takes the text as it is.
  public init(captured text: String) throws { self = text }
}

extension DataTable: StepParameter {
  /// The step's YAML value: a list of mappings, a list of lists, or a Gherkin table in a block scalar.
  public static var sources: StepParameterSources { .argument }

  /// Reads the rows.
  public init(argument: StepArgument) throws { self = try argument.table() }
}

extension Array: StepParameter where Element: StepParameter & Decodable {
  /// The step's YAML value: a list.
  public static var sources: StepParameterSources { .argument }
}

extension Dictionary: StepParameter where Key == String, Value: StepParameter & Decodable {
  /// The step's YAML value: a mapping.
  public static var sources: StepParameterSources { .argument }
}
