/// The libraries of a suite, whichever worlds they work in.
public struct StepLibraries: Sendable {
  var contents: StepContents

  /// Makes an empty collection of libraries.
  public init() {
    contents = StepContents()
  }

  /// Makes a collection of one library.
  public init<W: World>(_ steps: Steps<W>) {
    contents = steps.contents
  }

  init(contents: StepContents) {
    self.contents = contents
  }
}

/// Collects the libraries of a suite.
@resultBuilder
public enum StepLibrariesBuilder {
  /// Takes a library.
  public static func buildExpression<W: World>(_ steps: Steps<W>) -> StepLibraries {
    StepLibraries(contents: steps.contents)
  }

  /// Takes libraries that were collected elsewhere.
  public static func buildExpression(_ libraries: StepLibraries) -> StepLibraries { libraries }

  /// Joins libraries, in the order in which they are written.
  public static func buildBlock(_ parts: StepLibraries...) -> StepLibraries {
    StepLibraries(contents: parts.reduce(into: StepContents()) { $0.append($1.contents) })
  }
}
