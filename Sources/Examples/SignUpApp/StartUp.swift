/// What the app is told at its start: a test may want to begin behind the sign-up.
struct StartUp {
  /// The launch argument that starts signed in.
  static let argument = "-UITest_startSignedIn"
  /// The environment variable that starts signed in where it is `true`.
  static let variable = "-UITest_startSignedIn2"

  /// Whether it starts signed in.
  let isSignedIn: Bool

  /// Reads what a process was started with.
  init(arguments: [String], environment: [String: String]) {
    isSignedIn = arguments.contains(Self.argument) || environment[Self.variable] == "true"
  }
}
