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
  public var count: Int { get async throws { steps.elements(in: try await app.running().screen).count } }

  /// The element at a position, from 0.
  public func element(boundBy position: Int) -> Element { Element(app, steps + [.at(position)]) }

  /// Those of the elements that have this identifier.
  public func matching(identifier: String) -> ElementQuery { ElementQuery(app, steps + [.identified(identifier)]) }

  /// The query for everything of one type below these elements.
  public func descendants(matching type: ElementType) -> ElementQuery {
    ElementQuery(app, steps + [.descendants(type)])
  }

  /// The query for what stands directly in these elements and is of one type.
  public func children(matching type: ElementType) -> ElementQuery { ElementQuery(app, steps + [.children(type)]) }
}
