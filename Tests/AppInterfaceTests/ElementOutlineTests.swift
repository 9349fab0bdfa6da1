import AppInterface
import Testing

@Suite struct `The outline of a screen` {
  @Test func `shows types, what is said, and what is special`() {
    let screen = ElementSnapshot(
      .application,
      children: [
        ElementSnapshot(.navigationBar, identifier: "Rates"),
        ElementSnapshot(.button, identifier: "go", label: "Convert", isEnabled: false),
        ElementSnapshot(.textField, identifier: "amount", value: "1", placeholderValue: "Amount"),
        ElementSnapshot(
          .table,
          children: [
            ElementSnapshot(
              .cell,
              children: [
                ElementSnapshot(.button, label: "Euro", isSelected: true),
                ElementSnapshot(.staticText, label: "0.92 🇪🇺"),
              ])
          ]),
      ])
    let text = """
      navigationBar  "Rates"
      button         "Convert" (go, disabled)
      textField      "1" (amount, placeholder "Amount")
      table
        cell  button "Euro" (selected)  staticText "0.92 🇪🇺"
      """
    #expect(screen.outline.joined(separator: "\n") == text)
  }

  @Test func `keeps a long label with line breaks on one line`() {
    let screen = ElementSnapshot(.application, children: [ElementSnapshot(.staticText, label: "a\nb")])
    #expect(screen.outline == [#"staticText  "a⏎b""#])
    let long = ElementSnapshot(.staticText, label: String(repeating: "x", count: 1 << 20))
    #expect(long.phrase == "staticText \"\(String(repeating: "x", count: 80))…\"")
  }
}
