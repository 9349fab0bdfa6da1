import Brolly

/// A world that cannot be made for scenarios with the tag `no-world`.
final class FaultyWorld: World {
  let scenario: ScenarioContext
  var turns = 0
  var nothing: Int?
  var numbers = [1, 2, 3]
  var anything: Any = "a text"

  init(_ scenario: ScenarioContext) throws {
    if scenario.tags.contains("no-world") { throw StorageError.full }
    self.scenario = scenario
  }
}

/// An error that says what it is.
enum StorageError: Error, CustomStringConvertible {
  case full
  case taken

  var description: String {
    switch self {
    case .full: "The disk is full."
    case .taken: "Somebody else has it."
    }
  }
}

/// An error that says nothing.
enum Refusal: Error {
  case refused(status: Int)
  case because(String)
}
