/// A type that a step's closure may take: from a part of the step's text, or from the YAML value behind it.
///
/// `Int`, `Double`, `String`, `Decimal` and their like are step parameters already, and so is `DataTable`. A type of your own
/// becomes one in a line:
///
///     enum Weather: String, CaseIterable, StepParameter { case sunny, rainy }     // {weather}, after ParameterType("weather", Weather.self)
///     struct Answer: Decodable, StepParameter { var status: Int }                 // the YAML value behind a step
///     struct Airport: StepParameter { init(captured text: String) throws { … } }  // any text
public protocol StepParameter: Sendable {
  /// Where values of this type may come from.
  static var sources: StepParameterSources { get }

  /// Makes a value from a text that a parameter of an expression took.
  ///
  /// - Throws: Where the text is no such value; the step fails with the error.
  init(captured text: String) throws

  /// Makes a value from the YAML value behind a step.
  ///
  /// - Throws: A `Diagnostic` with the place of the mistake in the feature file. It is reported before anything runs.
  init(argument: StepArgument) throws
}

/// Where a step parameter's values may come from.
public struct StepParameterSources: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// A parameter of the expression, such as `{word}`.
  public static let text = StepParameterSources(rawValue: 1)
  /// The YAML value behind the step.
  public static let argument = StepParameterSources(rawValue: 2)

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension StepParameter {
  /// Text only, unless the type says otherwise.
  public static var sources: StepParameterSources { .text }

  /// Refuses: a type that is not `Decodable` is made of text alone.
  public init(argument: StepArgument) throws {
    throw argument.mistake("'\(Self.self)' cannot be made from a step's YAML value; let it be Decodable.")
  }
}

extension StepParameter where Self: Decodable {
  /// The step's YAML value only, unless the type says otherwise.
  public static var sources: StepParameterSources { .argument }

  /// Refuses: a type that is only `Decodable` is made of YAML alone.
  public init(captured text: String) throws {
    throw UnsuitableText(text: text, type: Self.self)
  }

  /// Decodes the value; a mistake is told at its line and column in the feature file.
  public init(argument: StepArgument) throws {
    self = try argument.decode(Self.self)
  }
}

extension StepParameter where Self: RawRepresentable, RawValue == String {
  /// Text only.
  public static var sources: StepParameterSources { .text }

  /// Makes the case whose raw value is the text.
  public init(captured text: String) throws {
    guard let value = Self(rawValue: text) else { throw UnsuitableText(text: text, type: Self.self) }
    self = value
  }
}

extension StepParameter where Self: RawRepresentable & Decodable, RawValue == String {
  /// Text, and the step's YAML value.
  public static var sources: StepParameterSources { [.text, .argument] }

  /// Makes the case whose raw value is the text.
  public init(captured text: String) throws {
    guard let value = Self(rawValue: text) else { throw UnsuitableText(text: text, type: Self.self) }
    self = value
  }
}

/// A text that a type cannot be made of.
struct UnsuitableText: Error, CustomStringConvertible {
  var text: String
  var type: Any.Type

  var description: String { "'\(text)' is no \(type)." }
}
