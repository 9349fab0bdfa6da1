import Testing

@Suite struct `Mistakes in decoding mappings, lists and enums` {
  @Test(arguments: [
    (
      """
      answers:
        - silence
        - failure: {status: abc}
      """,
      """
      test.yaml:3:23: error: `answers[1].failure.status` holds 'abc', which is not an integer.
        3 |   - failure: {status: abc}
          |                       ^-^

      """
    ),
    (
      "answers: [{failure: {status: 300}}]",
      """
      test.yaml:1:30: error: `answers[0].failure.status` holds '300', which UInt8 cannot hold.
        1 | answers: [{failure: {status: 300}}]
          |                              ^-^
        It takes 0 to 255.

      """
    ),
    (
      "answers: [{failure: {statsu: 200}}]",
      """
      test.yaml:1:22: error: `answers[0].failure` has no key 'status'.
        1 | answers: [{failure: {statsu: 200}}]
          |                      ^----^
        Did you mean 'status' where 'statsu' stands?

      """
    ),
    (
      "answers: [{failure: {}}]",
      """
      test.yaml:1:21: error: `answers[0].failure` has no key 'status'.
        1 | answers: [{failure: {}}]
          |                     ^^
        Add 'status: …'.

      """
    ),
    (
      "answers: [{failur: {status: 1}}]",
      """
      test.yaml:1:12: error: `answers[0]` has the key 'failur', which is no case of Answer.
        1 | answers: [{failur: {status: 1}}]
          |            ^----^

      """
    ),
    (
      "answers: [silense]",
      """
      test.yaml:1:11: error: `answers[0]` is the text 'silense', where a mapping is expected.
        1 | answers: [silense]
          |           ^-----^

      """
    ),
    (
      "answers: [{silence: , delay: 1}]",
      """
      test.yaml:1:11: error: `answers[0]` has 2 keys, where one is expected: a case of Answer.
        1 | answers: [{silence: , delay: 1}]
          |           ^-------------------^

      """
    ),
    (
      "answers: [{delay: x}]",
      """
      test.yaml:1:19: error: `answers[0].delay` holds 'x', which is not a number.
        1 | answers: [{delay: x}]
          |                   ^

      """
    ),
    (
      "answers: silence",
      """
      test.yaml:1:10: error: `answers` is the text 'silence', where a list is expected.
        1 | answers: silence
          |          ^-----^

      """
    ),
    (
      "answers: {a: 1}",
      """
      test.yaml:1:10: error: `answers` is a mapping, where a list is expected.
        1 | answers: {a: 1}
          |          ^----^

      """
    ),
    (
      "nested: {x: [{status: 1}, {status: }]}",
      """
      test.yaml:1:36: error: `nested.x[1].status` is nothing, where an integer is expected.
        1 | nested: {x: [{status: 1}, {status: }]}
          |                                    ^

      """
    ),
    (
      "nested: {x: [{status: 1}, status]}",
      """
      test.yaml:1:27: error: `nested.x[1]` is the text 'status', where a mapping is expected.
        1 | nested: {x: [{status: 1}, status]}
          |                           ^----^

      """
    ),
    (
      "nested: {x: [{status: 1}, {state: 4}]}",
      """
      test.yaml:1:28: error: `nested.x[1]` has no key 'status'.
        1 | nested: {x: [{status: 1}, {state: 4}]}
          |                            ^---^
        Did you mean 'status' where 'state' stands?

      """
    ),
    (
      "pair: [1]",
      """
      test.yaml:1:7: error: `pair` has 1 item, and one more is expected.
        1 | pair: [1]
          |       ^-^

      """
    ),
    (
      "pair: [2, 1]",
      """
      test.yaml:1:7: error: `pair` is no Pair: the first is to be smaller.
        1 | pair: [2, 1]
          |       ^----^

      """
    ),
    (
      "[1]",
      """
      test.yaml:1:1: error: The value is a list, where a mapping is expected.
        1 | [1]
          | ^-^

      """
    ),
    (
      "nothing",
      """
      test.yaml:1:1: error: The value is the text 'nothing', where a mapping is expected.
        1 | nothing
          | ^-----^

      """
    ),
  ])
  func `say where, what and why`(text: String, message: String) {
    #expect(mistake(in: text) == message)
  }
}
