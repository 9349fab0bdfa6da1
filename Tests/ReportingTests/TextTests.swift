import Diagnostics
import Reporting
import Testing

@Suite struct `Text in reports` {
  @Test(arguments: [
    ("plain ünï 日本 👩‍👩‍👧", "plain ünï 日本 👩‍👩‍👧"),
    ("\u{1B}[1;31mred\u{1B}[0m and \u{1B}[2Kerased", "red and erased"),
    ("\u{1B}]0;title\u{7}a\u{1B}]8;;http://x\u{1B}\\link", "alink"),
    ("\u{1B}M \u{1B}[31", "\\u{1B}M \\u{1B}[31"),
    ("a\r\nb\rc\nd\te", "a\nb\nc\nd\te"),
    ("\u{0}\u{7}\u{7F}\u{85}\u{9B}", "\\u{0}\\u{7}\\u{7F}\\u{85}\\u{9B}"),
    ("\u{FFFE}\u{FFFF}\u{FFFD}", "\\u{FFFE}\\u{FFFF}\u{FFFD}"),
    (String(decoding: [0x61, 0xED, 0xA0, 0x80, 0x62] as [UInt8], as: UTF8.self), "a\u{FFFD}\u{FFFD}\u{FFFD}b"),
    ("]]> <&>", "]]> <&>"),
  ])
  func `holds nothing that moves a cursor or breaks a document`(text: String, visible: String) {
    #expect(text.visible == visible)
  }

  @Test func `has names on one line`() {
    #expect(" two\n lines\tof it".visibleLine == "two lines of it")
  }

  @Test(arguments: [
    ("a sentence of several words", 12, ["a sentence", "of several", "words"]),
    ("日本語 のステップ です", 8, ["日本語", "のステッ", "プ です"]),
    ("averyveryverylongword ends", 8, ["averyver", "yverylon", "gword", "ends"]),
    ("  kept  blanks", 40, ["  kept  blanks"]),
    ("", 10, [""]),
  ])
  func `is broken at blanks by its width`(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(to: width) == lines)
  }

  @Test(arguments: [("short", 5, "short"), ("longer", 5, "long…"), ("日本語", 5, "日本…"), ("日本語", 4, "日…")])
  func `is cut to a width`(text: String, width: Int, cut: String) {
    #expect(text.truncated(to: width) == cut)
  }

  @Test func `is cut in the middle, never inside a scalar`() {
    #expect("0123456789".cutInMiddle(to: 4) == "01\n… 6 bytes left out …\n89")
    #expect("日本語".cutInMiddle(to: 4) == "\n… 6 bytes left out …\n語")
    #expect("0123456789".cutInMiddle(to: 10) == "0123456789")
    #expect(["a", "b", "c", "d", "e"].cutInMiddle(to: 2) == ["a", "… 3 lines left out …", "e"])
    #expect(["a", "b", "c"].cutInMiddle(to: 2) == ["a", "b", "c"])
  }

  @Test(arguments: [
    (Duration.zero, "0 ms"), (.microseconds(400), "0 ms"), (.microseconds(9400), "9 ms"), (.milliseconds(10), "0.01 s"),
    (.milliseconds(206), "0.21 s"), (.milliseconds(9994), "9.99 s"), (.milliseconds(9996), "10.0 s"),
    (.milliseconds(59_949), "59.9 s"), (.milliseconds(59_960), "1 min 00 s"), (.seconds(125), "2 min 05 s"),
    (.seconds(3725), "1 h 02 min"), (.seconds(-5), "0 ms"),
  ])
  func `writes every duration in one way`(duration: Duration, text: String) {
    #expect(duration.text == text)
  }

  @Test(arguments: [
    (0.0, "1970-01-01T00:00:00"), (951_827_696.9, "2000-02-29T12:34:56"), (1_796_097_600.75, "2026-12-01T04:00:00"),
    (4_107_542_399, "2100-02-28T23:59:59"), (4_107_542_400, "2100-03-01T00:00:00"), (.nan, "1970-01-01T00:00:00"),
  ])
  func `writes a moment in whole seconds`(seconds: Double, text: String) {
    #expect(timestamp(secondsSince1970: seconds) == text)
  }
}
