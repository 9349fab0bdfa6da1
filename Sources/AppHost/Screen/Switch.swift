import AppInterface

/// A switch, which a tap turns on or off.
public struct Switch: ScreenElement {
  /// The element that it stands for.
  public let node: ScreenNode

  /// Makes a switch; its value is "1" or "0", as in XCUITest.
  ///
  /// - Parameter turn: takes the new state.
  public init(
    _ label: String, identifier: String = "", isOn: Bool, isEnabled: Bool = true,
    turn: @escaping @MainActor (Bool) async -> Void
  ) {
    node = ScreenNode(
      ElementSnapshot(.switch, identifier: identifier, label: label, value: isOn ? "1" : "0", isEnabled: isEnabled),
      tap: { await turn(!isOn) })
  }
}
