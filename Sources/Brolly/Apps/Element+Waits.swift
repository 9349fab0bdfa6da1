public import AppInterface
import Diagnostics

extension Element {
  /// Waits until it is on the screen, and throws when the time is over before that.
  public func waitForExistence(
    timeout: Duration? = nil, file: String = #filePath, line: Int = #line, column: Int = #column
  ) async throws {
    let limit = timeout ?? app.timeout
    let found = try await found(within: limit) { !$0.isEmpty }
    guard !found.isMet else { return }
    throw ElementReport(steps, app.name, found.screen, waited: limit).missing(at: .swift(file, line, column))
  }

  /// Waits until it is no longer on the screen, and throws when the time is over before that.
  public func waitForNonExistence(
    timeout: Duration? = nil, file: String = #filePath, line: Int = #line, column: Int = #column
  ) async throws {
    let limit = timeout ?? app.timeout
    let found = try await found(within: limit, until: \.isEmpty)
    guard !found.isMet else { return }
    throw ElementReport(steps, app.name, found.screen, waited: limit).present(at: .swift(file, line, column))
  }

  /// Waits until one of its properties is equal to a value, and throws when the time is over before that.
  public func wait<Value: Equatable>(
    for property: KeyPath<ElementSnapshot, Value>, toEqual value: Value, timeout: Duration? = nil,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) async throws {
    let limit = timeout ?? app.timeout
    let location = SourceLocation.swift(file, line, column)
    let found = try await found(within: limit) { $0.count == 1 && $0[0].element[keyPath: property] == value }
    guard !found.isMet else { return }
    let report = ElementReport(steps, app.name, found.screen, waited: limit)
    guard let only = found.elements.first else { throw report.missing(at: location) }
    guard found.elements.count == 1 else { throw report.doubled(found.elements.count, at: location) }
    let name = "\(property)".split(separator: ".").last.map(String.init) ?? "value"
    throw report.unequal(name, wanted: value, found: only.element[keyPath: property], at: location)
  }
}
