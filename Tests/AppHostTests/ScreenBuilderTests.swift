import AppHost
import Testing

@MainActor @Suite struct `A declared screen` {
  @ScreenBuilder private func screen(isLoading: Bool, icon: String?, rows: [String]) -> [ScreenNode] {
    NavigationBar("Weather")
    Button("Get weather", identifier: "getWeatherButton", isEnabled: !isLoading) {}
    if let icon { Image(icon) } else { StaticText("No weather to show yet.") }
    for row in rows { StaticText(row) }
    if isLoading {
      Alert("Wait") { Button("OK") {} }
    }
  }

  @Test func `is a tree in XCUITest's words`() {
    let nodes = screen(isLoading: true, icon: "sun", rows: ["a", "b"])
    let expected: [ElementSnapshot] = [
      ElementSnapshot(.navigationBar, identifier: "Weather"),
      ElementSnapshot(.button, identifier: "getWeatherButton", label: "Get weather", isEnabled: false),
      ElementSnapshot(.image, identifier: "sun"), ElementSnapshot(.staticText, label: "a"),
      ElementSnapshot(.staticText, label: "b"),
      // As on iOS, what an alert holds stands in a scroll view.
      ElementSnapshot(
        .alert, label: "Wait",
        children: [
          ElementSnapshot(
            .scrollView,
            children: [ElementSnapshot(.other, children: [ElementSnapshot(.button, label: "OK")])])
        ]),
    ]
    #expect(nodes.map(\.snapshot) == expected)
  }

  @Test func `takes the other branch`() {
    let nodes = screen(isLoading: false, icon: nil, rows: [])
    #expect(nodes.map(\.snapshot.elementType) == [.navigationBar, .button, .staticText])
  }
}
