public import AppInterface
import Diagnostics

/// One element of an app's screen, which is looked up anew at each use.
///
/// Its properties wait until it is there, as actions do, and throw where it does not come; `exists` and `isHittable` tell
/// at once.
@MainActor public struct Element: ElementQueries {
  let app: App
  let steps: [QueryStep]

  init(_ app: App, _ steps: [QueryStep]) {
    self.app = app
    self.steps = steps
  }

  /// Whether it is on the screen now.
  public var exists: Bool { get async throws { !(try await look().elements.isEmpty) } }

  /// Whether a person could touch it now: it is there, and no alert lies over it.
  public var isHittable: Bool {
    get async throws {
      let look = try await look()
      guard let found = look.elements.first else { return false }
      return look.screen.alert(covering: found.path) == nil
    }
  }

  /// Whether it takes what a person does to it.
  public var isEnabled: Bool { get async throws { try await property(\.isEnabled) } }
  /// Whether it is the chosen one of several.
  public var isSelected: Bool { get async throws { try await property(\.isSelected) } }
  /// What it says to a person.
  public var label: String { get async throws { try await property(\.label) } }
  /// The title that it bears.
  public var title: String { get async throws { try await property(\.title) } }
  /// What it holds.
  public var value: String? { get async throws { try await property(\.value) } }
  /// What it shows while it is empty.
  public var placeholderValue: String? { get async throws { try await property(\.placeholderValue) } }
  /// The name that the app's author gave it for tests.
  public var identifier: String { get async throws { try await property(\.identifier) } }
  /// What sort of thing it is.
  public var elementType: ElementType { get async throws { try await property(\.elementType) } }

  /// What it is, what it holds and how it is found, in the form in which XCUITest prints it.
  public var debugDescription: String {
    get async throws { ElementDescription(app.name, try await app.running().screen).element(steps) }
  }

  /// The element as it stands on the screen, with all that it holds, once it is there.
  public func snapshot(
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) async throws -> ElementSnapshot {
    try await only(at: .swift(file, line, column))
  }

  /// The query for everything of one type below it.
  public func descendants(matching type: ElementType) -> ElementQuery {
    ElementQuery(app, steps + [.descendants(type)])
  }

  /// The query for what stands directly in it and is of one type.
  public func children(matching type: ElementType) -> ElementQuery { ElementQuery(app, steps + [.children(type)]) }

  // MARK: - Looking

  /// What a query leads to, on which screen, and whether that is what was waited for.
  struct Found {
    var elements: [LocatedElement]
    var screen: ElementSnapshot
    var isMet: Bool
    /// How long it was waited for at most.
    var waited: Duration
  }

  /// A property gets no place in Swift from its caller: where it fails, the place is that of the step's definition.
  private func property<Value>(_ property: KeyPath<ElementSnapshot, Value>) async throws -> Value {
    try await only(at: nil)[keyPath: property]
  }

  /// The element once it is there, and no other is what is meant.
  private func only(at location: SourceLocation?) async throws -> ElementSnapshot {
    let found = try await found(within: app.timeout) { $0.elements.count == 1 }
    if found.isMet, let only = found.elements.first { return only.element }
    throw report(found, at: location).notOne(found.elements)
  }

  /// What there is now.
  private func look() async throws -> Found { try await found(within: .zero) { _ in true } }

  /// Looks at each change until the elements found are as wanted, and returns the last that were found.
  func found(within limit: Duration, until isWanted: (Found) -> Bool) async throws -> Found {
    let watch = ConditionWatch.current
    let (instance, first) = try await app.running()
    var found = Found(elements: [], screen: first, isMet: false, waited: watch == nil ? limit : .zero)
    _ = try await instance.wait(until: .now + found.waited) { status -> Bool? in
      found.screen = status.screen ?? found.screen
      found.elements = steps.elements(in: found.screen)
      found.isMet = isWanted(found)
      return found.isMet ? true : nil
    }
    watch?.note(steps, found.elements)
    return found
  }

  func report(_ found: Found, at location: SourceLocation?) -> ElementReport {
    ElementReport(steps, app.name, found.screen, waited: found.waited, at: location)
  }
}
