/// The parameter types that expressions can name: the built-in ones and the author's own.
public struct ParameterTypes: Sendable {
  /// All types, the built-in ones first, then in the order of their definition.
  public private(set) var all: [ParameterType]
  private var indices: [String: Int]

  /// Makes a registry that holds the built-in types.
  public init() {
    all = ParameterType.builtIn
    indices = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.name, $0) })
  }

  /// The type of that name; nil where there is none.
  public subscript(name: String) -> ParameterType? { indices[name].map { all[$0] } }

  /// Adds a type.
  public mutating func define(_ type: ParameterType) throws(ParameterTypeError) {
    guard indices[type.name] == nil else { throw .duplicateName(type.name) }
    indices[type.name] = all.count
    all.append(type)
  }
}
