package import AppInterface

/// One step on the way from a screen to the elements that are meant.
package enum QueryStep: Hashable, Sendable {
  case descendants(ElementType)
  case children(ElementType)
  /// By identifier, else label, else title, else value, else placeholder: the first that anything matches.
  case named(String)
  case identified(String)
  case at(Int)
  case first
}

/// An element and how to get to it from the root.
package struct LocatedElement: Hashable, Sendable {
  package var path: [Int]
  package var element: ElementSnapshot
}

extension Sequence<QueryStep> {
  /// The elements that the steps lead to, in the order of the screen.
  package func elements(in root: ElementSnapshot) -> [LocatedElement] {
    reduce([LocatedElement(path: [], element: root)]) { found, step in step.elements(from: found) }
  }
}

extension QueryStep {
  fileprivate func elements(from found: [LocatedElement]) -> [LocatedElement] {
    switch self {
    case .descendants(let type): Self.descendants(of: found).filter { $0.element.isOf(type) }
    case .children(let type): found.flatMap(\.children).filter { $0.element.isOf(type) }
    case .named(let name): Self.named(name, among: found)
    case .identified(let identifier): found.filter { $0.element.identifier == identifier }
    case .at(let position): found.indices.contains(position) ? [found[position]] : []
    case .first: Array(found.prefix(1))
    }
  }

  /// Everything below, each element once, in the order of the screen.
  private static func descendants(of found: [LocatedElement]) -> [LocatedElement] {
    var all: [LocatedElement] = []
    var seen = Set<[Int]>()
    var rest = Array(found.flatMap(\.children).reversed())
    while let next = rest.popLast() {
      guard found.count == 1 || seen.insert(next.path).inserted else { continue }
      all.append(next)
      rest.append(contentsOf: next.children.reversed())
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
  fileprivate var children: [LocatedElement] {
    element.children.enumerated().map { LocatedElement(path: path + [$0.offset], element: $0.element) }
  }
}

extension ElementSnapshot {
  fileprivate func isOf(_ type: ElementType) -> Bool { type == .any || elementType == type }
}
