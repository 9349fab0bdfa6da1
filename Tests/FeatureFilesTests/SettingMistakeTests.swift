import Testing

// What is wrong, where, and what to write instead: the whole of what a user sees.
@Suite struct `Settings` {
  @Test func `that cannot be read say what they take`() {
    let text = """
      feature: Weather
      skip: true
      timeout: 5
      retries: -1
      serial: maybe
      uses: {a: b}
      scenarios:
        - scenario: Sunny
          given: the app
          skip:
          timeout: [5s]
          retries: twice
          serial: [true]
          uses: [database, [a]]

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:2:7: error: 'skip' holds the reason why it is skipped, not a truth value.
          2 | skip: true
            |       ^--^
          skip: waiting for the new API

        weather.yaml:3:10: error: '5' is no duration to wait for.
          3 | timeout: 5
            |          ^
          Write numbers with their units: 500ms, 5s, 2m or 1m30s.

        weather.yaml:4:10: error: 'retries' holds a number from 0 to 1000, not '-1'.
          4 | retries: -1
            |          ^^
          retries: 2

        weather.yaml:5:9: error: 'serial' holds true or false, not 'maybe'.
          5 | serial: maybe
            |         ^---^
          serial: true

        weather.yaml:6:7: error: 'uses' holds a name or a list of names, not a mapping.
          6 | uses: {a: b}
            |       ^----^
          uses: [database]

        weather.yaml:10:10: error: 'skip' holds the reason why it is skipped, not nothing.
          10 |     skip:
             |          ^
          skip: waiting for the new API

        weather.yaml:11:14: error: 'timeout' holds a duration, not a list.
          11 |     timeout: [5s]
             |              ^--^
          Write numbers with their units: 500ms, 5s, 2m or 1m30s.

        weather.yaml:12:14: error: 'retries' holds a number from 0 to 1000, not 'twice'.
          12 |     retries: twice
             |              ^---^
          retries: 2

        weather.yaml:13:13: error: 'serial' holds true or false, not a list.
          13 |     serial: [true]
             |             ^----^
          serial: true

        weather.yaml:14:22: error: 'uses' holds a name or a list of names, not a list.
          14 |     uses: [database, [a]]
             |                      ^-^
          uses: [database]

        """)
  }

  @Test func `of a tag hold one word`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: the app
          tags: smoke, @slow

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:11: error: A tag holds no blank and no comma.
          5 |     tags: smoke, @slow
            |           ^----------^
          Write several tags as a list: [smoke, slow]

        """)
  }

  @Test func `of a list of tags hold one word each`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: the app
          tags: [smoke slow, '@', [a], ~]

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:12: error: A tag holds no blank and no comma.
          5 |     tags: [smoke slow, '@', [a], ~]
            |            ^--------^
          Write several tags as a list: [smoke, slow]

        weather.yaml:5:24: error: The tag has no name.
          5 |     tags: [smoke slow, '@', [a], ~]
            |                        ^-^
          tags: [smoke]

        weather.yaml:5:29: error: A tag is a word, not a list.
          5 |     tags: [smoke slow, '@', [a], ~]
            |                             ^-^
          tags: [smoke, slow]

        weather.yaml:5:34: error: A tag is a word, not nothing.
          5 |     tags: [smoke slow, '@', [a], ~]
            |                                  ^
          tags: [smoke, slow]

        """)
  }
}
