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
      let target = try await interactable(until: deadline, action, at: location)
      let reference = ElementReference(to: target.element, at: target.path)
      let instance = try await app.running().instance
      let what = "\(target.element.phrase) was given a \(action.noun)"
      switch try await instance.request(what, within: app.launchTimeout, { .perform($0, action, on: reference) }) {
      case .done: return
      case .refused(let error) where error.code == .staleElementReference && ContinuousClock.now < deadline:
        // The screen changed on the way; the newer one came before this answer.
        continue
      case .refused(let error): throw refusal(action, error, at: location)
      }
    }
  }

  /// Waits until exactly one enabled element is what is meant.
  private func interactable(
    until deadline: ContinuousClock.Instant, _ action: ElementAction, at location: SourceLocation
  ) async throws -> LocatedElement {
    let found = try await found(within: max(.zero, deadline - .now)) { $0.count == 1 && $0[0].element.isEnabled }
    if found.isMet, let only = found.elements.first { return only }
    let report = ElementReport(steps, app.name, found.screen, waited: app.timeout)
    switch found.elements.count {
    case 0: throw report.missing(at: location)
    case 1: throw report.refused(action, WireError(.elementNotInteractable, "it is disabled"), at: location)
    default: throw report.doubled(found.elements.count, at: location)
    }
  }

  /// What the app itself refused, without waiting.
  private func refusal(_ action: ElementAction, _ error: WireError, at location: SourceLocation) -> AppError {
    let screen = app.instance?.connection.status.screen ?? ElementSnapshot(.application)
    return ElementReport(steps, app.name, screen, waited: .zero).refused(action, error, at: location)
  }
}
