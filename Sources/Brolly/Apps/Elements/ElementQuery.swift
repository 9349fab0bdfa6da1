public import AppInterface

/// A description of elements, which is looked up anew at each use.
@MainActor public struct ElementQuery: ElementQueries {
  let app: App
  let steps: [QueryStep]

  init(_ app: App, _ steps: [QueryStep]) {
    self.app = app
    self.steps = steps
  }

  /// The element with this identifier, label, title, value or placeholder, whichever any element has first.
  public subscript(name: String) -> Element { Element(app, steps + [.named(name)]) }

  /// The element of which there is only one.
  public var element: Element { Element(app, steps) }

  /// The first of the elements.
  public var firstMatch: Element { Element(app, steps + [.first]) }

  /// How many elements there are now.
  public var count: Int { get async throws { try await found().count } }

  /// An element for each of those that there are now, bound to its place among them.
  public var allElementsBoundByIndex: [Element] {
    get async throws { try await found().indices.map { element(boundBy: $0) } }
  }

  /// How the elements are found, step by step, in the form in which XCUITest prints it.
  public var debugDescription: String {
    get async throws { ElementDescription(app.name, try await app.running().screen).query(steps) }
  }

  /// The element at a position, from 0.
  public func element(boundBy position: Int) -> Element { Element(app, steps + [.at(position)]) }

  /// Those of the elements that have this identifier, label, title, value or placeholder.
  public func matching(identifier: String) -> ElementQuery { ElementQuery(app, steps + [.named(identifier)]) }

  /// Those of the elements that are of a type, and bear a name where one is given.
  public func matching(_ type: ElementType, identifier: String? = nil) -> ElementQuery {
    ElementQuery(app, steps + [.ofType(type)] + (identifier.map { [.named($0)] } ?? []))
  }

  /// Those of the elements that satisfy a condition, which may look at all that they hold.
  public func matching(where condition: @escaping @Sendable (ElementSnapshot) -> Bool) -> ElementQuery {
    ElementQuery(app, steps + [.satisfying(condition)])
  }

  /// Those of the elements that have something of a type below them, which bears a name where one is given.
  public func containing(_ type: ElementType, identifier: String? = nil) -> ElementQuery {
    ElementQuery(app, steps + [.containing(type, named: identifier)])
  }

  /// The query for everything of one type below these elements.
  public func descendants(matching type: ElementType) -> ElementQuery {
    ElementQuery(app, steps + [.descendants(type)])
  }

  /// The query for what stands directly in these elements and is of one type.
  public func children(matching type: ElementType) -> ElementQuery { ElementQuery(app, steps + [.children(type)]) }

  private func found() async throws -> [LocatedElement] {
    let found = steps.elements(in: try await app.running().screen)
    ConditionWatch.current?.note(steps, found)
    return found
  }
}
