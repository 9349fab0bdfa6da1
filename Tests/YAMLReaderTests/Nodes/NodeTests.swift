import Diagnostics
import Testing
import YAMLReader

@Suite struct `Nodes` {
  @Test(arguments: [
    ("~", YAMLValue.null), ("null", .null), ("Null", .null), ("NULL", .null), ("nUll", .string("nUll")),
    ("true", .bool(true)), ("False", .bool(false)), ("tRUE", .string("tRUE")), ("yes", .string("yes")),
    ("NO", .string("NO")), ("on", .string("on")), ("0", .int(0)), ("-12", .int(-12)), ("+3", .int(3)),
    ("007", .int(7)), ("0o17", .int(15)), ("0x1F", .int(31)), ("0b1", .string("0b1")), ("1_000", .string("1_000")),
    ("1.5", .float(1.5)), (".5", .float(0.5)), ("1.", .float(1)), ("1e3", .float(1000)), ("-.inf", .float(-.infinity)),
    ("9223372036854775808", .float(9223372036854775808)), ("12:30", .string("12:30")), ("1.2.3", .string("1.2.3")),
    ("2026-12-01", .string("2026-12-01")), ("'1'", .string("1")), ("\"true\"", .string("true")), ("''", .string("")),
    ("!!str 1", .string("1")), ("! 1", .string("1")), ("!!int 1", .int(1)), ("|\n  1", .string("1")),
  ])
  func `resolve by the core schema of YAML 1,2, plain scalars only`(text: String, value: YAMLValue) throws {
    guard case .scalar(let scalar) = try root(text).content else { return #expect(Bool(false)) }
    #expect(scalar.resolved == value)
  }

  @Test(arguments: [
    ("a: 1\nb:\n  - x\n  - 'y, z'\n", "{a: 1, b: [x, \"y, z\"]}"),
    ("- ''\n- ~\n-\n", "[\"\", ~, null]"),
    ("|\n  a\n  \"b\"\t\\\n", "\"a\\n\\\"b\\\"\\t\\\\\\n\""),
    ("\"\\a\\u2028\"", "\"\\u0007\\u2028\""),
    ("- a, b\n- [c]", "[\"a, b\", [c]]"),
    ("{}", "{}"), ("[]", "[]"),
  ])
  func `are written back on one line`(text: String, flow: String) throws {
    #expect(try root(text).flowText() == flow)
  }

  @Test func `are cut where a message has no room`() throws {
    #expect(try root("[abc, def, ghi]").flowText(limit: 8) == "[abc, d…")
    #expect(try root("[abc]").flowText(limit: 5) == "[abc]")
  }

  @Test(arguments: [
    ("Sign Up", "'Sign Up'"), ("\"Sign Up\" is tapped", "'\"Sign Up\" is tapped'"), ("it's", "\"it's\""),
    ("it's \"so\"", "'it''s \"so\"'"), ("C:\\it's", "'C:\\it''s'"), ("a\nb", "\"a\\nb\""), ("", "''"),
  ])
  func `are quoted so that they are read as they were`(text: String, quoted: String) throws {
    #expect(text.quotedForYAML == quoted)
    #expect(try root(quoted).string == text)
  }

  @Test func `keep their tags`() throws {
    let node = try root("a: !important\nb: !x [1]\nc: !y {k: v}\nd: !!str 1\ne: !t |\n  x\nf: 1")
    #expect(node.entries?.map(\.value.tag) == ["!important", "!x", "!y", "tag:yaml.org,2002:str", "!t", nil])
    #expect(node["a"]?.isNull == false)
  }

  @Test func `say what they are`() throws {
    #expect(
      try root("[~, '', a, [], {}]").items?.map(\.kind) == ["nothing", "a text", "a text", "a list", "a mapping"])
    #expect(try root("[~, null, '', a, []]").items?.map(\.isNull) == [true, true, false, false, false])
  }

  @Test func `keep every style of scalar and the order of keys`() throws {
    let node = try root("z: p\ny: 's'\nx: \"d\"\nw: |\n  l\n  m\nv: >\n  f\n  g\n")
    #expect(node.entries?.compactMap(\.key.string) == ["z", "y", "x", "w", "v"])
    let scalars = node.entries?.compactMap { entry -> YAMLScalar? in
      if case .scalar(let scalar) = entry.value.content { scalar } else { nil }
    }
    #expect(
      scalars == [
        YAMLScalar("p"), YAMLScalar("s", style: .singleQuoted), YAMLScalar("d", style: .doubleQuoted),
        YAMLScalar("l\nm\n", style: .literal), YAMLScalar("f g\n", style: .folded),
      ])
  }

  @Test func `of many files are read at the same time`() async throws {
    let texts = (0..<64).map { n in (0..<200).map { "k\($0): [\(n), &a x, *a]\n" }.joined() }
    let results = try await withThrowingTaskGroup(of: (Int, String?).self) { group in
      for (n, text) in texts.enumerated() { group.addTask { (n, try root(text)["k199"]?.flowText()) } }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(results == Dictionary(uniqueKeysWithValues: texts.indices.map { ($0, "[\($0), x, x]") }))
  }
}
