import AppInterface
import Brolly
import Testing

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

  @Test(arguments: [
    ([QueryStep.descendants(.button)], [[2, 0, 0], [2, 1, 0]]),
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
    ([.descendants(.any), .identified("amount")], [[1]]),
    // An element below two of the elements is there once.
    ([.descendants(.any), .descendants(.button)], [[2, 0, 0], [2, 1, 0]]),
  ])
  func `leads to elements`(steps: [QueryStep], paths: [[Int]]) {
    #expect(steps.elements(in: screen).map(\.path) == paths)
  }
}
