package import AppInterface

/// One step on the way from a screen to the elements that are meant.
package enum QueryStep: Sendable {
  case descendants(ElementType)
  case children(ElementType)
  /// Those of a type.
  case ofType(ElementType)
  /// By identifier, else label, else title, else value, else placeholder: the first that anything matches.
  case named(String)
  /// Those that have something of a type below them, which bears the name if there is one.
  case containing(ElementType, named: String?)
  case satisfying(@Sendable (ElementSnapshot) -> Bool)
  case at(Int)
  case first

  /// Whether it leads to what is below the elements, rather than to some of them.
  var goesDeeper: Bool {
    switch self {
    case .descendants, .children: true
    default: false
    }
  }
}

extension [QueryStep] {
  /// The query in words: `button "OK" in alert "Something went wrong"`.
  package var phrase: String {
    var parts = ["app"]
    for step in self {
      switch step {
      case .descendants(let type), .children(let type): parts.append(type.noun)
      case .ofType(let type): parts[parts.count - 1] += " that is \(type.nounWithArticle)"
      case .named(let name): parts[parts.count - 1] += " \"\(name.shortened)\""
      case .containing(let type, let name):
        parts[parts.count - 1] += " containing \(type.noun)" + (name.map { " \"\($0.shortened)\"" } ?? "")
      case .satisfying: parts[parts.count - 1] += " that satisfies the condition"
      case .at(let position): parts[parts.count - 1] += " at \(position)"
      case .first: parts[parts.count - 1] = "first " + parts[parts.count - 1]
      }
    }
    return (parts.count > 1 ? parts.dropFirst() : parts[...]).reversed().joined(separator: " in ")
  }
}

extension ElementType {
  /// The type as an element is called that may be of any.
  var noun: String { self == .any ? "element" : rawValue }

  /// `a button`, `an image`.
  var nounWithArticle: String { (noun.first.map { "aeiou".contains($0) } == true ? "an " : "a ") + noun }
}

extension String {
  /// At most 80 characters, for a sentence.
  var shortened: String { count > 80 ? prefix(80) + "…" : self }
}
