extension ElementSnapshot {
  /// The elements in this one as indented lines, as failures and apps without a runner show them.
  ///
  ///     navigationBar  "Weather"
  ///     button         "Get weather" (getWeatherButton, disabled)
  ///     table
  ///       cell  button "Euro"  staticText "0.92"
  public var outline: [String] {
    let shown = shownChildren
    let width = shown.filter { !$0.summary.isEmpty }.map(\.elementType.rawValue.count).max() ?? 0
    return shown.flatMap { $0.lines(typeWidth: width) }
  }

  /// What is told of what it holds: an alert always has a scroll view with a group in it, of which there is nothing to tell.
  private var shownChildren: [ElementSnapshot] {
    guard elementType == .alert, let scrollView = children.first,
      scrollView == ElementSnapshot(.scrollView, children: scrollView.children),
      let group = scrollView.children.first, group == ElementSnapshot(.other, children: group.children),
      children.count == 1, scrollView.children.count == 1
    else { return children }
    return group.children
  }

  /// This element's own line, and those of what it holds below it unless they fit beside it.
  private func lines(typeWidth: Int) -> [String] {
    let type = elementType.rawValue
    let padding = String(repeating: " ", count: max(0, typeWidth - type.count))
    let own = summary.isEmpty ? type : "\(type)\(padding)  \(summary)"
    if fitsOnOneLine { return [([own] + shownChildren.map(\.phrase)).joined(separator: "  ")] }
    return [own] + outline.map { "  " + $0 }
  }

  /// A cell of plain things reads as a row.
  private var fitsOnOneLine: Bool {
    children.isEmpty || (elementType == .cell && children.allSatisfy(\.children.isEmpty))
  }

  /// The type and what is special: `button "OK" (disabled)`.
  public var phrase: String { summary.isEmpty ? elementType.rawValue : "\(elementType.rawValue) \(summary)" }

  /// What it says, in quotes, then what else there is to know of it in brackets.
  private var summary: String {
    let shown = [label, title, value ?? "", identifier, placeholderValue ?? ""].first { !$0.isEmpty } ?? ""
    var notes: [String] = []
    if !identifier.isEmpty, identifier != shown { notes.append(identifier.shortened) }
    if let value, value != shown { notes.append("value \(value.quoted)") }
    if let placeholderValue, placeholderValue != shown { notes.append("placeholder \(placeholderValue.quoted)") }
    if !isEnabled { notes.append("disabled") }
    if isSelected { notes.append("selected") }
    let bracket = notes.isEmpty ? "" : "(\(notes.joined(separator: ", ")))"
    return [shown.isEmpty ? "" : shown.quoted, bracket].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension String {
  /// At most 80 characters, on one line.
  fileprivate var shortened: String {
    let line = String(prefix(81).map { $0.isNewline ? "⏎" : $0 })
    return line.count > 80 ? line.prefix(80) + "…" : line
  }

  fileprivate var quoted: String { "\"\(shortened)\"" }
}
