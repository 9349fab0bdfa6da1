import AppInterface

/// The elements that a query leads to and how it gets there, in the form in which XCUITest prints them.
struct ElementDescription {
  private let appName: String
  private let screen: ElementSnapshot

  /// Describes what is on the screen of an app, which XCUITest calls by its name.
  init(_ appName: String, _ screen: ElementSnapshot) {
    self.appName = appName
    var screen = screen
    if screen.label.isEmpty { screen.label = appName }
    self.screen = screen
  }

  /// Everything that the screen holds.
  var tree: String { "Element subtree:\n →" + subtree(of: screen, indentation: "  ").joined(separator: "\n") + "\n" }

  /// What an element is, what it holds, where it is, and how it is found.
  func element(_ steps: [QueryStep]) -> String {
    guard let found = steps.elements(in: screen).first else { return "Query chain:\n →" + chain(of: steps) }
    return """
      Attributes: \(found.element.attributes)
      Element subtree:
       →\(subtree(of: found.element, indentation: "  ").joined(separator: "\n"))
      Path to element:
       →\(way(to: found).joined(separator: "\n"))
      Query chain:
       →\(chain(of: steps))
      """
  }

  /// How the elements of a query are found, step by step.
  func query(_ steps: [QueryStep]) -> String { chain(of: steps) }

  /// The line of an element, and an indented line for each one in it.
  private func subtree(of element: ElementSnapshot, indentation: String) -> [String] {
    let deeper = indentation + "  "
    return [element.attributes]
      + element.children.flatMap { child in
        var lines = subtree(of: child, indentation: deeper)
        lines[0] = deeper + lines[0]
        return lines
      }
  }

  /// The elements around an element, from the outermost, and the element.
  private func way(to found: LocatedElement) -> [String] {
    (0...found.path.count).compactMap { count in
      guard let element = screen.element(at: found.path.prefix(count)) else { return nil }
      return count == 0 ? element.attributes : String(repeating: " ", count: count + 1) + "↳" + element.attributes
    }
  }

  private func chain(of steps: [QueryStep]) -> String {
    (0...steps.count).map { count in
      let found = steps.prefix(count).elements(in: screen)
      let indentation = String(repeating: "  ", count: count)
      let title = count == 0 ? "Find: Target Application '\(appName)'" : "↪︎Find: \(steps[count - 1].sentence)"
      let output = found.map { "\(indentation)    \($0.element.attributes)\n" }.joined()
      return "\(indentation)\(title)\n\(indentation)  Output: {\n\(output)\(indentation)  }\n"
    }
    .joined()
  }
}

extension ElementSnapshot {
  /// `Button, identifier: 'getWeatherButton', label: 'Get weather', Disabled`.
  fileprivate var attributes: String {
    let texts: [(name: String, text: String?)] = [
      ("identifier", identifier), ("title", title), ("label", label), ("placeholderValue", placeholderValue),
    ]
    var parts = [elementType.typeName]
    parts += texts.compactMap { name, text in
      text.flatMap { $0.isEmpty ? nil : "\(name): '\($0.onOneLine)'" }
    }
    if let value { parts.append("value: \(value.onOneLine)") }
    if !isEnabled { parts.append("Disabled") }
    if isSelected { parts.append("Selected") }
    return parts.joined(separator: ", ")
  }
}

extension ElementType {
  /// The name as XCUITest prints it: `NavigationBar`.
  fileprivate var typeName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

extension QueryStep {
  fileprivate var sentence: String {
    switch self {
    case .descendants(let type): "Descendants matching type \(type.typeName)"
    case .children(let type): "Children matching type \(type.typeName)"
    case .ofType(let type): "Elements matching type \(type.typeName)"
    case .named(let name): "Elements matching predicate '\"\(name.onOneLine)\" IN identifiers'"
    case .containing(let type, nil): "Elements containing elements matching type \(type.typeName)"
    case .containing(let type, let name?):
      "Elements containing elements matching type \(type.typeName) and predicate '\"\(name.onOneLine)\" IN identifiers'"
    case .satisfying: "Elements matching a condition"
    case .at(let position): "Element at index \(position)"
    case .first: "First element"
    }
  }
}

extension String {
  /// A text whose line breaks are written as such: an element has one line.
  fileprivate var onOneLine: String {
    guard utf8.contains(where: { $0 == 10 || $0 == 13 }) else { return self }
    return reduce(into: "") { $0 += $1.isNewline ? "\\n" : String($1) }
  }
}
