import Diagnostics
import YAMLReader

extension FeatureReader {
  /// `skip:`, `timeout:`, `retries:`, `serial:` and `uses:`.
  mutating func readSetting(_ key: Key, _ value: YAMLNode, into settings: inout WrittenSettings) {
    switch key {
    case .skip: settings.skipReason = readSkipReason(value)
    case .timeout: settings.timeLimit = readTimeLimit(value)
    case .retries: settings.retries = readRetries(value)
    case .serial: settings.isSerial = readTruth(value, of: "serial")
    case .uses: settings.resources = readTexts(value, of: "uses", example: "database")
    default: break
    }
  }

  /// `skip: reason`; a reason is asked for, since nobody remembers it later.
  private mutating func readSkipReason(_ value: YAMLNode) -> String? {
    guard let text = value.string, !value.isNull, !text.trimmed.isEmpty, value.truth == nil else {
      report(
        value, "'skip' holds the reason why it is skipped, not \(value.truth == nil ? value.kind : "a truth value").",
        advice: value.truth == false ? "Leave the line out." : "skip: waiting for the new API")
      return nil
    }
    return text.trimmed
  }

  /// `timeout: 1m30s`.
  private mutating func readTimeLimit(_ value: YAMLNode) -> Duration? {
    guard let text = value.string else {
      report(value, "'timeout' holds a duration, not \(value.kind).", advice: Duration.advice)
      return nil
    }
    if let duration = Duration(parsing: text), duration > .zero { return duration }
    report(
      value, text.isEmpty ? "'timeout' holds nothing." : "'\(text)' is no duration to wait for.",
      advice: Duration.advice)
    return nil
  }

  /// `retries: 2`.
  private mutating func readRetries(_ value: YAMLNode) -> Int? {
    if let number = value.string.flatMap({ Int($0) }), (0...1000).contains(number) { return number }
    report(
      value, "'retries' holds a number from 0 to 1000\(value.string.map { ", not '\($0)'" } ?? ", not \(value.kind)").",
      advice: "retries: 2")
    return nil
  }

  private mutating func readTruth(_ value: YAMLNode, of key: String) -> Bool? {
    if let truth = value.truth { return truth }
    report(
      value, "'\(key)' holds true or false\(value.string.map { ", not '\($0)'" } ?? ", not \(value.kind)").",
      advice: "\(key): true")
    return nil
  }

  /// One text, or a list of texts.
  private mutating func readTexts(_ value: YAMLNode, of key: String, example: String) -> [String] {
    var texts: [String] = []
    for node in value.oneOrMore {
      guard let text = node.string?.trimmed, !text.isEmpty, !node.isNull else {
        report(node, "'\(key)' holds a name or a list of names, not \(node.kind).", advice: "\(key): [\(example)]")
        continue
      }
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  /// `tags:` holds one tag or a list of tags; the `@` before a tag may be there or not.
  mutating func readTags(_ value: YAMLNode) -> [String] {
    if value.isNull { return [] }
    var tags: [String] = []
    for node in value.oneOrMore {
      guard let tag = readTag(node), !tags.contains(tag) else { continue }
      tags.append(tag)
    }
    return tags
  }

  private mutating func readTag(_ node: YAMLNode) -> String? {
    guard let text = node.string?.trimmed, !node.isNull else {
      report(node, "A tag is a word, not \(node.kind).", advice: "tags: [smoke, slow]")
      return nil
    }
    let tag = text.withoutTagSign
    if tag.isEmpty {
      report(node, "The tag has no name.", advice: "tags: [smoke]")
      return nil
    }
    guard !tag.utf8.allSatisfy(\.isVisible) || tag.utf8.contains(UInt8(ascii: ",")) else { return tag }
    guard tag.contains(where: { $0.isWhitespace || $0 == "," }) else { return tag }
    let words = text.split { $0.isWhitespace || $0 == "," }.map { String($0).withoutTagSign }
    report(
      node, "A tag holds no blank and no comma.",
      advice: "Write several tags as a list: [\(words.joined(separator: ", "))]")
    return nil
  }
}

extension YAMLNode {
  /// What a plain `true` or `false` says; nil where something else is written.
  var truth: Bool? {
    guard case .scalar(let scalar) = content, scalar.style == .plain else { return nil }
    switch scalar.text {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: return nil
    }
  }

  /// The items of a list, or the node itself as the only one.
  var oneOrMore: [YAMLNode] {
    if case .sequence(let items) = content { return items }
    return [self]
  }
}

extension String {
  /// A tag's name without the `@` that may stand before it.
  var withoutTagSign: String { hasPrefix("@") ? String(dropFirst()) : self }

  /// This text without the white space around it.
  var trimmed: String {
    if let first = utf8.first, let last = utf8.last, first.isVisible, last.isVisible { return self }
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }

  /// How often a character stands in this text.
  func count(of character: Character) -> Int { reduce(0) { $0 + ($1 == character ? 1 : 0) } }
}

extension UInt8 {
  /// Whether this byte of UTF-8 is an ASCII character that can be seen: the quick answer for nearly every text.
  var isVisible: Bool { 0x21...0x7E ~= self }
}
