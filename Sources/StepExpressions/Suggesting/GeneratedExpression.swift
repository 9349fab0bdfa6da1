/// An expression that was made for a text that no pattern matches, with the parameters that its closure takes.
public struct GeneratedExpression: Equatable, Sendable {
  /// A parameter of the closure.
  public struct Parameter: Equatable, Sendable {
    /// A name that no other parameter of the closure has.
    public var name: String
    /// The name of its Swift type.
    public var swiftType: String
    /// The type that the expression names.
    public var parameterType: ParameterType
  }

  /// The expression; what is reserved in it is escaped.
  public var source: String
  /// What the closure takes, in order.
  public var parameters: [Parameter]
}

extension GeneratedExpression {
  /// Makes an expression of the texts around its parameters, which are one more than these.
  init(_ literals: [String], _ types: [ParameterType]) {
    source = zip(literals, types).map { $0 + "{\($1.name)}" }.joined() + (literals.last ?? "")
    var counts: [String: Int] = [:]
    parameters = types.map { type in
      let name = type.suggestedName
      counts[name, default: 0] += 1
      let count = counts[name] ?? 1
      return Parameter(
        name: count == 1 ? name : "\(name)\(count)", swiftType: type.swiftType, parameterType: type)
    }
  }
}

extension ParameterType {
  /// A name for a closure's parameter: what a number or a text usually is, or the type's own name.
  fileprivate var suggestedName: String {
    switch (pattern, name) {
    case (.integer, _): "count"
    case (.decimal, _): "amount"
    case (.quoted, _), (.anything, _): "text"
    default: SwiftIdentifier.camelCased(name)
    }
  }
}
