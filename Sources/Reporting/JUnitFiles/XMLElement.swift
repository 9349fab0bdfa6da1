/// An element of an XML document that was read: its name, its attributes and what stands between its tags.
struct XMLElement: Equatable, Sendable {
  /// What stands between the tags.
  enum Content: Equatable, Sendable {
    case element(XMLElement)
    case text(String)
  }

  /// An attribute, in the document's order.
  struct Attribute: Equatable, Sendable {
    var name: String
    var value: String
  }

  var name: String
  var attributes: [Attribute] = []
  var content: [Content] = []

  /// The elements between the tags.
  var elements: [XMLElement] {
    content.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// An attribute's value; setting nil takes the attribute away.
  subscript(attribute name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let index = attributes.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].value = value
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append(Attribute(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Writes the element as it was read.
  func write(to xml: inout XMLWriter) {
    xml.element(named: name) { xml in
      for attribute in attributes { xml.attribute(named: attribute.name, attribute.value) }
      for part in content {
        switch part {
        case .element(let element): element.write(to: &xml)
        case .text(let text): xml.text(text)
        }
      }
    }
  }
}
