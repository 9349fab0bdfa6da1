import YAMLReader

/// The steps of a scenario or a background while they are read.
struct StepCollector {
  /// The two ways to write steps; a scenario has one or the other.
  enum Form {
    /// `given:`, `when:` and `then:`.
    case keywords
    /// `steps:`.
    case list
  }

  let isBackground: Bool
  var steps: [Step] = []
  /// The form of the first step; nil where there is none yet.
  var form: Form?

  init(isBackground: Bool, capacity: Int = 0) {
    self.isBackground = isBackground
    steps.reserveCapacity(capacity)
  }
}
