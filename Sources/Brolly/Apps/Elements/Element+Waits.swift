public import AppInterface
import Diagnostics

extension Element {
  /// Waits until it is on the screen, and throws when the time is over before that.
  public func waitForExistence(
    timeout: Duration? = nil, file: String = #filePath, line: Int = #line, column: Int = #column
  ) async throws {
    let found = try await found(within: timeout ?? app.timeout) { !$0.elements.isEmpty }
    if !found.isMet { throw report(found, at: .swift(file, line, column)).missing }
  }

  /// Waits until it is no longer on the screen, and throws when the time is over before that.
  public func waitForNonExistence(
    timeout: Duration? = nil, file: String = #filePath, line: Int = #line, column: Int = #column
  ) async throws {
    let found = try await found(within: timeout ?? app.timeout, until: \.elements.isEmpty)
    if !found.isMet { throw report(found, at: .swift(file, line, column)).present }
  }

  /// Waits until one of its properties is equal to a value, and throws when the time is over before that.
  public func wait<Value: Equatable>(
    for property: KeyPath<ElementSnapshot, Value>, toEqual value: Value, timeout: Duration? = nil,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) async throws {
    let found = try await found(within: timeout ?? app.timeout) { found in
      found.elements.count == 1 && found.elements[0].element[keyPath: property] == value
    }
    guard !found.isMet else { return }
    let report = report(found, at: .swift(file, line, column))
    guard found.elements.count == 1, let only = found.elements.first else { throw report.notOne(found.elements) }
    let name = "\(property)".split(separator: ".").last.map(String.init) ?? "value"
    throw report.unequal(name, wanted: value, found: only.element[keyPath: property])
  }
}
