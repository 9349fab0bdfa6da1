import AppInterface
import Testing

@testable import Brolly

@Suite struct `A query` {
  private let screen = ElementSnapshot(
    .application,
    children: [
      ElementSnapshot(.staticText, label: "Euro"),
      ElementSnapshot(.textField, identifier: "amount", value: "Euro", placeholderValue: "Amount"),
      ElementSnapshot(
        .table,
        children: [
          ElementSnapshot(.cell, children: [ElementSnapshot(.button, label: "Euro")]),
          ElementSnapshot(.cell, children: [ElementSnapshot(.button, identifier: "Euro", label: "€")]),
        ]),
    ])

  private static let paths: [(steps: [QueryStep], paths: [[Int]])] = [
    ([.descendants(.button)], [[2, 0, 0], [2, 1, 0]]),
    ([.children(.button)], []),
    ([.children(.any)], [[0], [1], [2]]),
    // The identifier goes before the label, and the label before the value.
    ([.descendants(.button), .named("Euro")], [[2, 1, 0]]),
    ([.descendants(.staticText), .named("Euro")], [[0]]),
    ([.descendants(.textField), .named("Euro")], [[1]]),
    ([.descendants(.textField), .named("Amount")], [[1]]),
    ([.descendants(.any), .named("euro")], []),
    ([.descendants(.table), .descendants(.cell), .descendants(.button), .at(1)], [[2, 1, 0]]),
    ([.descendants(.cell), .at(2)], []),
    ([.descendants(.cell), .at(-1)], []),
    ([.descendants(.cell), .first, .children(.any)], [[2, 0, 0]]),
    ([.descendants(.any), .ofType(.cell)], [[2, 0], [2, 1]]),
    ([.descendants(.cell), .containing(.button, named: nil)], [[2, 0], [2, 1]]),
    ([.descendants(.cell), .containing(.button, named: "€")], [[2, 1]]),
    ([.descendants(.any), .containing(.button, named: "€")], [[2], [2, 1]]),
    ([.descendants(.cell), .containing(.staticText, named: nil)], []),
    ([.descendants(.any), .satisfying { $0.placeholderValue == "Amount" }], [[1]]),
    // An element below two of the elements is there once.
    ([.descendants(.any), .descendants(.button)], [[2, 0, 0], [2, 1, 0]]),
    ([.descendants(.any), .children(.button)], [[2, 0, 0], [2, 1, 0]]),
  ]

  @Test(arguments: paths.indices) func `leads to elements, each once, in the order of the screen`(index: Int) {
    let (steps, paths) = Self.paths[index]
    #expect(steps.elements(in: screen).map(\.path) == paths, "\(steps.phrase)")
  }

  @Test func `finds among ten thousand elements, of which a few have names of a mebibyte`() {
    let long = String(repeating: "é", count: 1 << 19)
    let cells = (0..<10_000).map { number in
      ElementSnapshot(.cell, label: number % 4000 == 0 ? long : "row \(number)")
    }
    let root = ElementSnapshot(.application, children: [ElementSnapshot(.table, children: cells)])
    #expect([QueryStep.descendants(.cell), .named("row 9999")].elements(in: root).map(\.path) == [[0, 9999]])
    #expect([QueryStep.descendants(.cell), .named(long)].elements(in: root).count == 3)
    #expect([QueryStep.descendants(.cell), .named(long)].phrase == "cell \"\(long.prefix(80))…\"")
  }

  @Test(arguments: ["a \"quoted\" word", "two\nlines", "👩‍👩‍👧 family", "שלום", "\u{202E}reversed", "a\u{0}b"])
  func `finds a name whatever is in it`(name: String) {
    let root = ElementSnapshot(.application, children: [ElementSnapshot(.button, label: name)])
    #expect([QueryStep.descendants(.button), .named(name)].elements(in: root).count == 1)
  }

  private static let hints: [(steps: [QueryStep], hint: String)] = [
    ([.descendants(.button), .named("Eura")], #"; did you mean "Euro"?"#),
    // Even where nothing of that type is there.
    ([.descendants(.image), .named("Amount")], "; it is a textField."),
    ([.descendants(.alert), .named("€"), .first, .children(.any)], #"; there is no first alert "€"."#),
    ([.descendants(.alert), .named("€"), .children(.any)], #"; there is no alert "€", it is a button in a cell."#),
    ([.descendants(.alert), .descendants(.button), .named("OK")], "; there is no alert."),
    ([.descendants(.cell), .at(7), .descendants(.button)], "; there is no cell at 7."),
    ([.descendants(.image)], "."),
    ([.descendants(.image), .first], "."),
  ]

  @Test(arguments: hints.indices) func `that leads nowhere names what is near, or what is missing first`(index: Int) {
    let (steps, hint) = Self.hints[index]
    #expect(NearElements(steps, screen).hint == hint)
  }

  @Test func `is described as XCUITest does`() {
    let description = ElementDescription("Converter", screen)
    #expect(
      description.tree == """
        Element subtree:
         →Application, label: 'Converter'
            StaticText, label: 'Euro'
            TextField, identifier: 'amount', placeholderValue: 'Amount', value: Euro
            Table
              Cell
                Button, label: 'Euro'
              Cell
                Button, identifier: 'Euro', label: '€'

        """)
    #expect(
      description.query([.descendants(.cell), .at(1)]) == """
        Find: Target Application 'Converter'
          Output: {
            Application, label: 'Converter'
          }
          ↪︎Find: Descendants matching type Cell
            Output: {
              Cell
              Cell
            }
            ↪︎Find: Element at index 1
              Output: {
                Cell
              }

        """)
  }
}
