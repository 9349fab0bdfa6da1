package import AppInterface

/// An element and how to get to it from the root.
package struct LocatedElement: Hashable, Sendable {
  package var path: [Int]
  package var element: ElementSnapshot
}

extension Sequence<QueryStep> {
  /// The elements that the steps lead to, each once, in the order of the screen.
  package func elements(in root: ElementSnapshot) -> [LocatedElement] {
    reduce([LocatedElement(path: [], element: root)]) { found, step in step.elements(from: found) }
  }
}

extension QueryStep {
  fileprivate func elements(from found: [LocatedElement]) -> [LocatedElement] {
    switch self {
    case .descendants(let type): Self.descendants(type, of: found)
    case .children(let type): found.flatMap { $0.children(type) }.inOrder
    case .ofType(let type): found.filter { $0.element.isOf(type) }
    case .named(let name): Self.named(name, among: found)
    case .containing(let type, let name): found.filter { $0.element.contains(type, named: name) }
    case .satisfying(let condition): found.filter { condition($0.element) }
    case .at(let position): found.indices.contains(position) ? [found[position]] : []
    case .first: Array(found.prefix(1))
    }
  }

  /// Everything below; what stands in one of the elements before has been found with it.
  private static func descendants(_ type: ElementType, of found: [LocatedElement]) -> [LocatedElement] {
    var all: [LocatedElement] = []
    var outermost: [Int]?
    for root in found {
      if let outermost, root.path.starts(with: outermost) { continue }
      outermost = root.path
      var path = root.path
      root.element.visit(&path) { element, path in
        if element.isOf(type) { all.append(LocatedElement(path: path, element: element)) }
      }
    }
    return all
  }

  private static func named(_ name: String, among found: [LocatedElement]) -> [LocatedElement] {
    let attributes: [(ElementSnapshot) -> String?] = [
      \.identifier, \.label, \.title, \.value, \.placeholderValue,
    ]
    for attribute in attributes {
      let matches = found.filter { attribute($0.element) == name }
      if !matches.isEmpty { return matches }
    }
    return []
  }
}

extension LocatedElement {
  fileprivate func children(_ type: ElementType) -> [LocatedElement] {
    element.children.indices.filter { element.children[$0].isOf(type) }
      .map { LocatedElement(path: path + [$0], element: element.children[$0]) }
  }
}

extension [LocatedElement] {
  /// The children of an element and those of something in it: by their places.
  fileprivate var inOrder: [LocatedElement] {
    count > 1 ? sorted { $0.path.lexicographicallyPrecedes($1.path) } : self
  }
}

extension ElementSnapshot {
  /// Shows everything below this, and the way to it; the way is copied where it is kept, and nowhere else.
  fileprivate func visit(_ path: inout [Int], _ body: (ElementSnapshot, [Int]) -> Void) {
    guard !children.isEmpty else { return }
    path.append(0)
    for position in children.indices {
      path[path.count - 1] = position
      body(children[position], path)
      children[position].visit(&path, body)
    }
    path.removeLast()
  }

  fileprivate func isOf(_ type: ElementType) -> Bool { type == .any || elementType == type }

  /// Whether something below this is of a type and bears a name, whichever of its names that is.
  fileprivate func contains(_ type: ElementType, named name: String?) -> Bool {
    children.contains { child in
      let isMeant = child.isOf(type) && (name.map(child.bears) ?? true)
      return isMeant || child.contains(type, named: name)
    }
  }

  private func bears(_ name: String) -> Bool {
    identifier == name || label == name || title == name || value == name || placeholderValue == name
  }
}
