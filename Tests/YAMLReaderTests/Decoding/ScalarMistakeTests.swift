import Testing

@Suite struct `Mistakes in decoding scalars` {
  @Test(arguments: [
    (
      "mood: suny",
      """
      test.yaml:1:7: error: `mood` holds 'suny', which is no Mood.
        1 | mood: suny
          |       ^--^
        Did you mean 'sunny'? Mood is one of: sunny, rainy.

      """
    ),
    (
      "mood: 3",
      """
      test.yaml:1:7: error: `mood` holds '3', which is no Mood.
        1 | mood: 3
          |       ^
        Mood is one of: sunny, rainy.

      """
    ),
    (
      "mood: [a]",
      """
      test.yaml:1:7: error: `mood` is a list, where a text is expected.
        1 | mood: [a]
          |       ^-^

      """
    ),
    (
      "moods: {sunny: 1, rany: 2}",
      """
      test.yaml:1:19: error: `moods.rany` holds 'rany', which is no Mood.
        1 | moods: {sunny: 1, rany: 2}
          |                   ^--^
        Did you mean 'rainy'? Mood is one of: sunny, rainy.

      """
    ),
    (
      "isFast: yes",
      """
      test.yaml:1:9: error: `isFast` holds 'yes', which is neither true nor false.
        1 | isFast: yes
          |         ^-^
        Write true or false.

      """
    ),
    (
      "isFast: 'true'",
      """
      test.yaml:1:9: error: `isFast` is the text 'true', where true or false is expected.
        1 | isFast: 'true'
          |         ^----^
        Leave the quotes away, if true or false is meant.

      """
    ),
    (
      """
      isFast: |
        true
      """,
      """
      test.yaml:1:9: error: `isFast` is the text 'true', where true or false is expected.
        1 | isFast: |
          |         ^
        Leave the quotes away, if true or false is meant.

      """
    ),
    (
      "when: tomorrow",
      """
      test.yaml:1:7: error: `when` holds 'tomorrow', which is not a date.
        1 | when: tomorrow
          |       ^------^
        Write it as ISO 8601 has it: 2026-12-01T09:30:00Z, or 2026-12-01.

      """
    ),
    (
      "id: 123",
      """
      test.yaml:1:5: error: `id` holds '123', which is not a UUID.
        1 | id: 123
          |     ^-^
        Write it as in E621E1F8-C36C-495A-93FC-0C247A3E6E5F.

      """
    ),
    (
      "site: 'a b'",
      """
      test.yaml:1:7: error: `site` holds 'a b', which is not a URL.
        1 | site: 'a b'
          |       ^---^

      """
    ),
    (
      "price: 1 apple",
      """
      test.yaml:1:8: error: `price` holds '1 apple', which is not a decimal number.
        1 | price: 1 apple
          |        ^-----^

      """
    ),
    (
      "name: !important",
      """
      test.yaml:1:7: error: `name` has the tag '!important', which means nothing here.
        1 | name: !important
          |       ^--------^
        If '!' belongs to the text, quote the whole text; else leave the tag away.

      """
    ),
    (
      "name: !foo [1]",
      """
      test.yaml:1:7: error: `name` has the tag '!foo', which means nothing here.
        1 | name: !foo [1]
          |       ^------^
        If '!' belongs to the text, quote the whole text; else leave the tag away.

      """
    ),
    (
      "name: {a: b}",
      """
      test.yaml:1:7: error: `name` is a mapping, where a text is expected.
        1 | name: {a: b}
          |       ^----^

      """
    ),
    (
      """
      日本: 1
      mood: '日'
      """,
      """
      test.yaml:2:7: error: `mood` holds '日', which is no Mood.
        2 | mood: '日'
          |       ^--^
        Mood is one of: sunny, rainy.

      """
    ),
  ])
  func `say where, what and why`(text: String, message: String) {
    #expect(mistake(in: text) == message)
  }
}
