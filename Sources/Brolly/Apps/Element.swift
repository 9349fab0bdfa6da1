public import AppInterface
import Diagnostics

/// One element of an app's screen, which is looked up anew at each use.
@MainActor public struct Element: ElementQueries {
  let app: App
  let steps: [QueryStep]

  init(_ app: App, _ steps: [QueryStep]) {
    self.app = app
    self.steps = steps
  }

  /// Whether it is on the screen now.
  public var exists: Bool { get async throws { !steps.elements(in: try await app.running().screen).isEmpty } }

  /// Whether it takes what a person does to it.
  public var isEnabled: Bool { get async throws { try await snapshot().isEnabled } }
  /// Whether it is the chosen one of several.
  public var isSelected: Bool { get async throws { try await snapshot().isSelected } }
  /// What it says to a person.
  public var label: String { get async throws { try await snapshot().label } }
  /// The title that it bears.
  public var title: String { get async throws { try await snapshot().title } }
  /// What it holds.
  public var value: String? { get async throws { try await snapshot().value } }
  /// What it shows while it is empty.
  public var placeholderValue: String? { get async throws { try await snapshot().placeholderValue } }
  /// The name that the app's author gave it for tests.
  public var identifier: String { get async throws { try await snapshot().identifier } }
  /// What sort of thing it is.
  public var elementType: ElementType { get async throws { try await snapshot().elementType } }

  /// The element as it stands on the screen, with all that it holds, once it is there.
  public func snapshot(
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) async throws -> ElementSnapshot {
    try await located(within: app.timeout, at: .swift(file, line, column)).element
  }

  /// The query for everything of one type below it.
  public func descendants(matching type: ElementType) -> ElementQuery {
    ElementQuery(app, steps + [.descendants(type)])
  }

  /// The query for what stands directly in it and is of one type.
  public func children(matching type: ElementType) -> ElementQuery { ElementQuery(app, steps + [.children(type)]) }

  /// Waits until exactly one element is what is meant.
  func located(within limit: Duration, at location: SourceLocation) async throws -> LocatedElement {
    let found = try await found(within: limit) { $0.count == 1 }
    if found.isMet, let only = found.elements.first { return only }
    let report = ElementReport(steps, app.name, found.screen, waited: limit)
    throw found.elements.isEmpty ? report.missing(at: location) : report.doubled(found.elements.count, at: location)
  }

  /// Looks at each change until the elements found are as wanted, and returns the last that were found.
  func found(
    within limit: Duration, until isWanted: ([LocatedElement]) -> Bool
  ) async throws -> (elements: [LocatedElement], screen: ElementSnapshot, isMet: Bool) {
    var (instance, screen) = try await app.running()
    var elements: [LocatedElement] = []
    let isMet = try await instance.wait(until: .now + limit) { status -> Bool? in
      screen = status.screen ?? screen
      elements = steps.elements(in: screen)
      return isWanted(elements) ? true : nil
    }
    return (elements, screen, isMet ?? false)
  }
}
