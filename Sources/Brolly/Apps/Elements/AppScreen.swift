public import AppInterface

/// The names on an app's screen as an enum, whose cases are elements that are found by looking.
///
///     enum AppUI: String, AppScreen {
///       case baseCurrency = "Base Currency", euro = "Euro"
///     }
///
///     try await AppUI.euro.element.tap()
///     try await assertTrue {
///       try await AppUI.baseCurrency.isStaticText
///       try await AppUI.euro.isWithinTableCell
///     }
@MainActor public protocol AppScreen: RawRepresentable where RawValue == String {
  /// The app whose screen it is; the one that the scenario launched last, unless the enum says otherwise.
  static var app: App { get throws }
}

extension AppScreen {
  /// The app that the scenario launched last.
  ///
  /// - Throws: Where none is running.
  public static var app: App {
    get throws {
      guard let app = LaunchedApps.last else {
        throw AppError(.notRunning, "No app is running whose screen \(Self.self) could be; launch it first.")
      }
      return app
    }
  }

  /// The element of this name, whatever it is.
  public var element: Element { get throws { try Self.app.descendants(matching: .any)[rawValue] } }

  /// Whether it is on the screen now.
  public var exists: Bool { get async throws { try await element.exists } }
  /// What sort of thing it is, once it is there.
  public var elementType: ElementType { get async throws { try await element.elementType } }

  /// Whether it is an alert.
  public var isAlert: Bool { get async throws { try await elementType == .alert } }
  /// Whether it is a button.
  public var isButton: Bool { get async throws { try await elementType == .button } }
  /// Whether it is a picture.
  public var isImage: Bool { get async throws { try await elementType == .image } }
  /// Whether it is a link.
  public var isLink: Bool { get async throws { try await elementType == .link } }
  /// Whether it is a text field that hides what is typed.
  public var isSecureTextField: Bool { get async throws { try await elementType == .secureTextField } }
  /// Whether it is a text.
  public var isStaticText: Bool { get async throws { try await elementType == .staticText } }
  /// Whether it is a switch.
  public var isSwitch: Bool { get async throws { try await elementType == .switch } }
  /// Whether it is a text field.
  public var isTextField: Bool { get async throws { try await elementType == .textField } }

  /// Whether it stands in a cell of a table.
  public var isWithinTableCell: Bool {
    get async throws {
      _ = try await element.snapshot()
      return try await Self.app.tables.cells.descendants(matching: .any)[rawValue].exists
    }
  }
}
