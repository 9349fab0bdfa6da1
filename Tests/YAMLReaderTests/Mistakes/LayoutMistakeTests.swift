import Testing

@Suite struct `Mistakes of layout` {
  @Test(arguments: [
    (
      "%YAML x\n---\na: 1",
      """
      test.yaml:1:7: error: Did not find expected version number.
        1 | %YAML x
          |       ^
        test.yaml:1:1: YAML met it while scanning a %YAML directive that begins here.

      """
    ),
    (
      """
      a:
      \u{9}b: 1
      """,
      """
      test.yaml:2:1: error: A tab indents this line.
        2 | \u{9}b: 1
          | ^
        Tabs cannot indent YAML; use spaces:
          b: 1

      """
    ),
    (
      """
      a:
        - x
      \u{9}- y
      """,
      """
      test.yaml:3:1: error: A tab indents this line.
        3 | \u{9}- y
          | ^
        Tabs cannot indent YAML; use spaces:
          - y

      """
    ),
    (
      """
      - a: |
          x
      \u{9}y
      """,
      """
      test.yaml:3:1: error: A tab indents this line.
        3 | \u{9}y
          | ^
        Tabs cannot indent YAML; use spaces:
          y

      """
    ),
    (
      """
      a: 1
      given the app is open
      when: x
      """,
      """
      test.yaml:2:1: error: A line of a mapping is 'key: value'; the colon is missing here.
        2 | given the app is open
          | ^-------------------^
        Put ': ' behind the key:
        given: the app is open

      """
    ),
    (
      """
      a: 1
      given:the app
      when: x
      """,
      """
      test.yaml:2:1: error: A line of a mapping is 'key: value'; the colon is missing here.
        2 | given:the app
          | ^-----------^
        Put ': ' behind the key:
        given: the app

      """
    ),
    (
      """
      a: 1
        b: 2
      """,
      """
      test.yaml:2:4: error: This line is indented as if it went on with the text above, and then it holds a key.
        2 |   b: 2
          |    ^
        Indent it like the line above, or quote the whole text:
        b: 2

      """
    ),
    (
      """
      a:
        b
        c: d
      """,
      """
      test.yaml:3:4: error: The line above is a text without ': ', and then this line holds a key.
        3 |   c: d
          |    ^
        Put ': ' behind the key in the line above, or quote the whole text.

      """
    ),
    (
      """
      a:
        b: 1
       c: 2
      """,
      """
      test.yaml:3:2: error: This line is no key of the mapping that it stands in: its indentation fits no line above.
        3 |  c: 2
          |  ^
        The keys of that mapping begin in column 1.
        test.yaml:1:1: The mapping begins here.

      """
    ),
    (
      """
      a:
        - x
        b: 1
      """,
      """
      test.yaml:3:3: error: An item of the list is expected here, and items begin with '- '.
        3 |   b: 1
          |   ^
        Put '- ' before it, or indent it like the key that it belongs beside.
        test.yaml:2:3: The list begins here.

      """
    ),
    (
      """
      foo: bar
      - x
      """,
      """
      test.yaml:2:1: error: A list item stands where a key of the mapping is expected.
        2 | - x
          | ^
        The keys of that mapping begin in column 1.
        test.yaml:1:1: The mapping begins here.

      """
    ),
    (
      "when: - a step # why",
      """
      test.yaml:1:7: error: A list cannot begin on the line of its key.
        1 | when: - a step # why
          |       ^
        Write it on lines of its own:
        when:
          - a step # why

      """
    ),
    (
      """
      a: 1
      ...
      b: 2
      """,
      """
      test.yaml:3:1: error: The document ends above this place, and a file holds one.
        3 | b: 2
          | ^
        Indent all keys of the document alike, or quote the text.

      """
    ),
    (
      """
      a: 1
      ---
      b: 2
      """,
      """
      test.yaml:2:1: error: A second document begins here; a file holds one.
        2 | ---
          | ^-^
        Move what follows '---' to a file of its own.

      """
    ),
    (
      """
      %YAML 2.0
      ---
      a: 1
      """,
      """
      test.yaml:1:1: error: Found incompatible YAML document.
        1 | %YAML 2.0
          | ^

      """
    ),
  ])
  func `say what YAML makes of the line, and what to type`(text: String, message: String) {
    #expect(mistakes(in: text) == message)
  }
}
