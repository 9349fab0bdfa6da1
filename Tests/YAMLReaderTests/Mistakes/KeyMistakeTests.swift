import Testing

@Suite struct `Keys, anchors and merges` {
  @Test(arguments: [
    (
      "- 日本\n- {name}: shown",
      """
      test.yaml:2:3: error: A key must be a text; this one is a mapping.
        2 | - {name}: shown
          |   ^----^
        If it is meant as a text, quote it: '{name}'

      """
    ),
    (
      """
      a: 1
      a: 2
      日本: x
      日本: 3
      'a': 5
      """,
      """
      test.yaml:2:1: error: The key 'a' stands twice in one mapping.
        2 | a: 2
          | ^
        Leave one of them away, or give it another name.
        test.yaml:1:1: The first one stands here.

      test.yaml:4:1: error: The key '日本' stands twice in one mapping.
        4 | 日本: 3
          | ^--^
        Leave one of them away, or give it another name.
        test.yaml:3:1: The first one stands here.

      test.yaml:5:1: error: The key 'a' stands twice in one mapping.
        5 | 'a': 5
          | ^-^
        Leave one of them away, or give it another name.
        test.yaml:1:1: The first one stands here.

      """
    ),
    (
      """
      x:
        - {k: 1, k: 2}
        - *y
      """,
      """
      test.yaml:2:12: error: The key 'k' stands twice in one mapping.
        2 |   - {k: 1, k: 2}
          |            ^
        Leave one of them away, or give it another name.
        test.yaml:2:6: The first one stands here.

      test.yaml:3:5: error: No anchor '&y' stands above this alias.
        3 |   - *y
          |     ^^
        If '*' belongs to the text, quote the whole text; else put '&y' before the value that is meant.

      """
    ),
    (
      "a: &x [1, *x]",
      """
      test.yaml:1:11: error: The alias '*x' stands inside its own anchor.
        1 | a: &x [1, *x]
          |           ^^
        Move the anchor '&x' to a value that does not hold the alias.
        test.yaml:1:4: The anchor stands here.

      """
    ),
    (
      """
      ? [a, b]
      : c
      """,
      """
      test.yaml:1:3: error: A key must be a text; this one is a list.
        1 | ? [a, b]
          |   ^----^
        If it is meant as a text, quote it: '[a, b]'

      """
    ),
    (
      "{a: b}: c",
      """
      test.yaml:1:1: error: A key must be a text; this one is a mapping.
        1 | {a: b}: c
          | ^----^
        If it is meant as a text, quote it: '{a: b}'

      """
    ),
    (
      """
      <<: 3
      a: 1
      """,
      """
      test.yaml:1:5: error: '<<' merges a mapping, or a list of mappings; this is a text.
        1 | <<: 3
          |     ^
        Write '<<: *name', where '&name' stands before a mapping.

      """
    ),
    (
      """
      <<: [{a: 1}, 2]
      a: 1
      """,
      """
      test.yaml:1:14: error: '<<' merges a mapping, or a list of mappings; this is a text.
        1 | <<: [{a: 1}, 2]
          |              ^
        Write '<<: *name', where '&name' stands before a mapping.

      """
    ),
    (
      "<<: *x",
      """
      test.yaml:1:5: error: No anchor '&x' stands above this alias.
        1 | <<: *x
          |     ^^
        If '*' belongs to the text, quote the whole text; else put '&x' before the value that is meant.

      """
    ),
  ])
  func `are checked, and every mistake is reported`(text: String, message: String) {
    #expect(mistakes(in: text) == message)
  }
}
