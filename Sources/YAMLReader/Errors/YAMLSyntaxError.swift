internal import Diagnostics

/// What libyaml says where a text is not YAML, in its own words.
struct YAMLSyntaxError: Error {
  /// Where the problem is: libyaml's reader knows only a byte.
  enum Place {
    case position(SourcePosition)
    case byte(Int, value: Int)
  }

  var problem: String
  var place: Place
  /// What libyaml was reading when it met the problem: `while parsing a block mapping`.
  var context: String?
  /// Where that begins.
  var contextPosition: SourcePosition?

  init(_ problem: String, at place: Place) {
    self.problem = problem
    self.place = place
  }
}
