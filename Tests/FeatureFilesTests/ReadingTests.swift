import Diagnostics
import FeatureFiles
import Testing

@Suite struct `Reading a feature file` {
  private let text = """
    feature: Weather
    description: |
      A walker looks at the sky.
    tags: [weather]
    background: {given: the weather app}
    scenarios:
      - scenario: <condition> weather
        timeout: 5s
        given: the <icon>
        when:
          - it answers: {"<icon>": [1, <icon>]}
        examples:
          - rows: |
              | condition | icon |
              | sunny     | sun  |
    rules:
      - rule: A failure is explained
        scenarios:
          - scenario: It fails
            steps:
              - given: *x
              - when: it & fails #1
              - then: "\\< x"
                with: !tag [a, {b: c}]
    """

  @Test func `finds every mistake of the file at once, in the order of the places`() {
    let text = """
      feature: Weather
      tags: [a b]
      scenarios:
        - scenario: One
          givven: it
          owner: Ada
          owner: Bob
        - scenario: Two
          given: <a>
          timeout: soon
          examples: [{b: 1}]
      """
    #expect(
      read(text).diagnostics.map { "\($0.location?.line ?? 0) \($0.problem)" } == [
        "2 A tag holds no blank and no comma.", "5 'givven' is no key of a scenario.",
        "6 'owner' is no key of a scenario.", "7 The key 'owner' stands twice in one mapping.",
        "9 The examples have no column 'a' to fill '<a>' from.", "10 'soon' is no duration to wait for.",
      ])
  }

  @Test func `never traps, wherever the text is cut or broken`() {
    let bytes = Array(text.utf8)
    for length in 0...bytes.count { _ = Feature.read(bytes.prefix(length), file: "a.yaml") }
    for index in bytes.indices {
      for byte in [0x0A, 0x22, 0x5B, 0xFF] as [UInt8] {
        var broken = bytes
        broken[index] = byte
        _ = Feature.read(broken, file: "a.yaml")
      }
    }
  }

  @Test func `is the same on many threads at once`() async {
    let text = text
    let expected = read(text).diagnostics
    await withTaskGroup(of: [Diagnostic].self) { group in
      for _ in 0..<32 { group.addTask { read(text).diagnostics } }
      for await diagnostics in group { #expect(diagnostics == expected) }
    }
  }

  @Test func `says which readings hold errors`() {
    #expect(read("").hasErrors)
    #expect(!read(feature("tags: [later]")).hasErrors)
    #expect(!read(feature("given: it")).hasErrors)
  }

  @Test(arguments: [
    ([0xFF, 0xFE] as [UInt8], "UTF-8"), (Array("feature: a\u{0}b".utf8), "NUL"),
    (Array("feature: a\n---\nfeature: b\n".utf8), "second document"),
  ])
  func `passes on what the YAML reader says`(bytes: [UInt8], word: String) {
    let diagnostics = Feature.read(bytes, file: "a.yaml").diagnostics
    #expect(diagnostics.contains { $0.problem.contains(word) }, "\(diagnostics)")
  }
}
