extension ParameterType {
  /// The types of the specification.
  ///
  /// Source: cucumber-expressions, `defineDefaultParameterTypes`; which of them are suggested is said there, too.
  public static let builtIn = [
    ParameterType(unchecked: "int", .integer, swiftType: "Int", isSuggested: true),
    ParameterType(unchecked: "float", .decimal, swiftType: "Double", isSuggested: true),
    ParameterType(unchecked: "word", .word, swiftType: "String"),
    ParameterType(unchecked: "string", .quoted, swiftType: "String", isSuggested: true),
    ParameterType(unchecked: "", .anything, swiftType: "String"),
    ParameterType(unchecked: "double", .decimal, swiftType: "Double"),
    ParameterType(unchecked: "bigdecimal", .decimal, swiftType: "Decimal"),
    ParameterType(unchecked: "byte", .integer, swiftType: "Int8"),
    ParameterType(unchecked: "short", .integer, swiftType: "Int16"),
    ParameterType(unchecked: "long", .integer, swiftType: "Int64"),
    ParameterType(unchecked: "biginteger", .integer, swiftType: "Decimal"),
  ]
}
