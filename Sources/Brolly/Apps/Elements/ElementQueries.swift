public import AppInterface

/// What elements can be looked for in: an app, an element, or the elements of a query.
@MainActor public protocol ElementQueries {
  /// The query for everything below this of one type.
  func descendants(matching type: ElementType) -> ElementQuery
  /// The query for what stands directly in this and is of one type.
  func children(matching type: ElementType) -> ElementQuery
}

extension ElementQueries {
  /// The alerts.
  public var alerts: ElementQuery { descendants(matching: .alert) }
  /// The buttons.
  public var buttons: ElementQuery { descendants(matching: .button) }
  /// The cells.
  public var cells: ElementQuery { descendants(matching: .cell) }
  /// The pictures.
  public var images: ElementQuery { descendants(matching: .image) }
  /// The links.
  public var links: ElementQuery { descendants(matching: .link) }
  /// The navigation bars.
  public var navigationBars: ElementQuery { descendants(matching: .navigationBar) }
  /// The elements without a sort of their own.
  public var otherElements: ElementQuery { descendants(matching: .other) }
  /// The scroll views.
  public var scrollViews: ElementQuery { descendants(matching: .scrollView) }
  /// The text fields that hide what is typed.
  public var secureTextFields: ElementQuery { descendants(matching: .secureTextField) }
  /// The texts.
  public var staticTexts: ElementQuery { descendants(matching: .staticText) }
  /// The switches.
  public var switches: ElementQuery { descendants(matching: .switch) }
  /// The tables.
  public var tables: ElementQuery { descendants(matching: .table) }
  /// The text fields.
  public var textFields: ElementQuery { descendants(matching: .textField) }
}

extension App: ElementQueries {
  /// The query for everything on the screen of one type.
  public func descendants(matching type: ElementType) -> ElementQuery { ElementQuery(self, [.descendants(type)]) }

  /// The query for what stands directly on the screen and is of one type.
  public func children(matching type: ElementType) -> ElementQuery { ElementQuery(self, [.children(type)]) }
}
