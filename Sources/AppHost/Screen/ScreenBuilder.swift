/// Builds a screen from elements, with `if`, `switch` and `for`.
@resultBuilder public enum ScreenBuilder {
  /// Takes an element.
  public static func buildExpression(_ element: some ScreenElement) -> [ScreenNode] { [element.node] }

  /// Takes a part of a screen that was built elsewhere.
  public static func buildExpression(_ part: [ScreenNode]) -> [ScreenNode] { part }

  /// Puts the parts one after the other.
  public static func buildBlock(_ parts: [ScreenNode]...) -> [ScreenNode] { parts.flatMap { $0 } }

  /// Takes what is there, if it is.
  public static func buildOptional(_ part: [ScreenNode]?) -> [ScreenNode] { part ?? [] }

  /// Takes the first of two alternatives.
  public static func buildEither(first part: [ScreenNode]) -> [ScreenNode] { part }

  /// Takes the second of two alternatives.
  public static func buildEither(second part: [ScreenNode]) -> [ScreenNode] { part }

  /// Takes what a loop made.
  public static func buildArray(_ parts: [[ScreenNode]]) -> [ScreenNode] { parts.flatMap { $0 } }

  /// Takes what stands under an availability condition.
  public static func buildLimitedAvailability(_ part: [ScreenNode]) -> [ScreenNode] { part }
}
