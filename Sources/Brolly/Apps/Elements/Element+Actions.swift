import AppInterface
import Diagnostics

extension Element {
  /// Taps it as soon as it is there and enabled, and returns when the app has taken the tap and shown what came of it.
  ///
  /// What the tap began and waits for itself, such as an answer from the network, may come later.
  public func tap(file: String = #filePath, line: Int = #line, column: Int = #column) async throws {
    try await perform(.tap, at: .swift(file, line, column))
  }

  /// Taps it twice as soon as it is there and enabled.
  public func doubleTap(file: String = #filePath, line: Int = #line, column: Int = #column) async throws {
    try await perform(.doubleTap, at: .swift(file, line, column))
  }

  /// Types a text behind what it holds, key by key; `\n` is the return key and `\u{8}` deletes.
  public func typeText(
    _ text: String, file: String = #filePath, line: Int = #line, column: Int = #column
  ) async throws {
    try await perform(.typeText(text), at: .swift(file, line, column))
  }

  /// Deletes what it holds.
  public func clearText(file: String = #filePath, line: Int = #line, column: Int = #column) async throws {
    try await perform(.clearText, at: .swift(file, line, column))
  }

  private func perform(_ action: ElementAction, at location: SourceLocation) async throws {
    let deadline = ContinuousClock.now + app.timeout
    while true {
      let target = try await target(of: action, until: deadline, at: location)
      let reference = ElementReference(to: target.element, at: target.path)
      let instance = try await app.running().instance
      let what = "\(target.element.phrase) was given a \(action.noun)"
      switch try await instance.request(what, within: app.launchTimeout, { .perform($0, action, on: reference) }) {
      case .done: return
      case .refused(let error) where error.code == .staleElementReference && ContinuousClock.now < deadline:
        // The screen changed on the way; the newer one came before this answer.
        continue
      case .refused(let error):
        let screen = instance.connection.status.screen ?? ElementSnapshot(.application)
        throw ElementReport(steps, app.name, screen, waited: .zero, at: location).refused(action, error.message)
      }
    }
  }

  /// Waits until exactly one element is what is meant, and can be touched.
  private func target(
    of action: ElementAction, until deadline: ContinuousClock.Instant, at location: SourceLocation
  ) async throws -> LocatedElement {
    var obstacle: String?
    var found = try await found(within: max(.zero, deadline - .now)) { found in
      guard found.elements.count == 1 else {
        obstacle = nil
        return false
      }
      obstacle = Self.obstacle(before: found.elements[0], on: found.screen)
      return obstacle == nil
    }
    if found.isMet, let only = found.elements.first { return only }
    found.waited = app.timeout
    let report = report(found, at: location)
    guard let obstacle else { throw report.notOne(found.elements) }
    throw report.refused(action, obstacle)
  }

  /// Why a person could not touch an element; nil where one could.
  private static func obstacle(before element: LocatedElement, on screen: ElementSnapshot) -> String? {
    if !element.element.isEnabled { return "it is disabled" }
    return screen.alert(covering: element.path).map { "\($0.phrase) lies over it" }
  }
}
