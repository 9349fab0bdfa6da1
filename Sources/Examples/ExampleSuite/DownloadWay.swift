import Brolly

/// The ways in which the items app downloads its items, as features tell them.
enum DownloadWay: String, CaseIterable, StepParameter {
  case allAtOnce = "all at once"
  case oneByOne = "one by one"

  /// The button that begins it.
  var button: String {
    switch self {
    case .allAtOnce: "downloadAllAtOnceButton"
    case .oneByOne: "downloadOneByOneButton"
    }
  }
}
