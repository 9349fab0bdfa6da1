/// Only what differs from an element that was made with a type alone is written: a screen is mostly that.
extension ElementSnapshot: Codable {
  private enum CodingKeys: String, CodingKey {
    case elementType = "type"
    case identifier, label, title, value
    case placeholderValue = "placeholder"
    case isEnabled = "enabled"
    case isSelected = "selected"
    case children
  }

  /// Reads an element.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(ElementType.self, forKey: .elementType),
      identifier: try container.decodeIfPresent(String.self, forKey: .identifier) ?? "",
      label: try container.decodeIfPresent(String.self, forKey: .label) ?? "",
      title: try container.decodeIfPresent(String.self, forKey: .title) ?? "",
      value: try container.decodeIfPresent(String.self, forKey: .value),
      placeholderValue: try container.decodeIfPresent(String.self, forKey: .placeholderValue),
      isEnabled: try container.decodeIfPresent(Bool.self, forKey: .isEnabled) ?? true,
      isSelected: try container.decodeIfPresent(Bool.self, forKey: .isSelected) ?? false,
      children: try container.decodeIfPresent([ElementSnapshot].self, forKey: .children) ?? [])
  }

  /// Writes what differs from an empty, enabled element.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(elementType, forKey: .elementType)
    if !identifier.isEmpty { try container.encode(identifier, forKey: .identifier) }
    if !label.isEmpty { try container.encode(label, forKey: .label) }
    if !title.isEmpty { try container.encode(title, forKey: .title) }
    try container.encodeIfPresent(value, forKey: .value)
    try container.encodeIfPresent(placeholderValue, forKey: .placeholderValue)
    if !isEnabled { try container.encode(false, forKey: .isEnabled) }
    if isSelected { try container.encode(true, forKey: .isSelected) }
    if !children.isEmpty { try container.encode(children, forKey: .children) }
  }
}
