import Diagnostics
import FeatureFiles
import Testing
import YAMLReader

@Suite struct `A data table` {
  private func table(_ text: String) throws -> DataTable {
    let root = try #require(try YAMLDocument(parsing: text.utf8, file: "table.yaml").root)
    return try DataTable(root, file: "table.yaml")
  }

  private func mistake(_ text: String) throws -> String {
    let diagnostic = try #require(throws: Diagnostic.self) { try table(text) }
    var renderer = DiagnosticRenderer { _ in text }
    return renderer.render(diagnostic)
  }

  @Test func `of mappings has its keys as header`() throws {
    #expect(
      try table("- {name: Apple, price: 1.20}\n- {price: 007, name: NO}")
        == DataTable(rows: [["name", "price"], ["Apple", "1.20"], ["NO", "007"]], hasHeader: true))
  }

  @Test func `of lists has no header`() throws {
    #expect(try table("[[a, b], [1, 2]]") == DataTable(rows: [["a", "b"], ["1", "2"]], hasHeader: false))
  }

  @Test func `in a block of lines has its first row as header`() throws {
    #expect(
      try table("|\n  | name  | price |\n  | App\\|le | 1.20  |\n")
        == DataTable(rows: [["name", "price"], ["App|le", "1.20"]], hasHeader: true))
  }

  @Test func `in a block of lines may have any first row`() throws {
    #expect(try table("|\n  |   | 1 | 1 |\n  | a | 2 | 3 |\n").rows == [["", "1", "1"], ["a", "2", "3"]])
  }

  @Test(arguments: ["|\n  | name | price |\n  | Apple | 1.20 |\n", "[{name: Apple, price: 1.20}]"])
  func `is a list of mappings for who decodes its rows`(text: String) throws {
    let root = try #require(try YAMLDocument(parsing: text.utf8, file: "table.yaml").root)
    let list = try DataTable.mappings(of: root, file: "table.yaml")
    #expect(list.flowText() == "[{name: Apple, price: 1.20}]")
  }

  @Test func `may be empty`() throws {
    #expect(try table("[]") == DataTable(rows: [], hasHeader: false))
  }

  @Test func `has rows of one length`() throws {
    #expect(
      try mistake("- [a, b]\n- [1]\n") == """
        table.yaml:2:3: error: Row 2 has 1 cell, where the first has 2.
          2 | - [1]
            |   ^
          Give every row as many cells.

        """)
    #expect(
      try mistake("- {a: 1, b: 2}\n- {a: 1}\n") == """
        table.yaml:2:3: error: Row 2 has no cell in the column 'b'.
          2 | - {a: 1}
            |   ^
          Add 'b: …' to the row.

        """)
  }

  @Test func `has texts in its cells`() throws {
    #expect(
      try mistake("- {a: [1]}\n") == """
        table.yaml:1:7: error: A cell of a data table is a text, not a list.
          1 | - {a: [1]}
            |       ^-^
          Let the step take a Codable type, which may hold lists and mappings.

        """)
  }

  @Test(arguments: ["a text", "{a: 1}", "[a, b]", "~"])
  func `is nothing else than rows`(text: String) throws {
    #expect(throws: Diagnostic.self) {
      try DataTable(YAMLNode(.scalar(YAMLScalar(text)), at: .init(line: 1, column: 1)), file: "a")
    }
    #expect(throws: (any Error).self) { try table(text) }
  }

  @Test func `gives its rows by their columns`() throws {
    let table = DataTable(rows: [["name", "price"], ["Apple", "1"], ["Pear", "2"]], hasHeader: true)
    #expect(table.header == ["name", "price"])
    #expect(table.hashes == [["name": "Apple", "price": "1"], ["name": "Pear", "price": "2"]])
    #expect(Array(table.body) == [["Apple", "1"], ["Pear", "2"]])
    #expect(table.column("price") == ["1", "2"])
    #expect(table.column("weight") == nil)
    #expect(table.rowsHash == ["Apple": "1", "Pear": "2"])
    #expect(table.transposed.rows == [["name", "Apple", "Pear"], ["price", "1", "2"]])
  }
}
