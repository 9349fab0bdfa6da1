import Reporting
import Testing

@Suite struct `The gallery` {
  @Test(arguments: ["progress", "pretty", "quiet"], [80, 100])
  func `shows a report on a terminal`(kind: String, width: Int) throws {
    let terminal = Terminal(width: width, isColored: false, isInteractive: false)
    try expectGolden(try rendered(GalleryRun.events, as: kind, in: terminal), "\(kind)-\(width).txt")
  }

  @Test(arguments: ["progress", "pretty"])
  func `shows a report in colours`(kind: String) throws {
    let terminal = Terminal(width: 100, isColored: true, isInteractive: true)
    try expectGolden(try rendered(GalleryRun.events, as: kind, in: terminal), "\(kind)-colored.txt")
  }

  @Test(arguments: [("junit", JUnitDocument.Dialect.rich), ("junit-strict", .strict)])
  func `shows a report for machines`(kind: String, dialect: JUnitDocument.Dialect) throws {
    let document = try JUnitDocument(of: GalleryRun.record, in: dialect, attachmentFolder: "build/report-attachments")
      .render()
    try expectGolden(String(decoding: document.bytes, as: UTF8.self), "\(kind).xml")
  }

  @Test func `keeps the promise of events`() {
    #expect(EventOrderChecker.violations(in: GalleryRun.events) == [])
  }
}
