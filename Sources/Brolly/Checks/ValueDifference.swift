/// What two descriptions of values have in common, and what not.
struct ValueDifference: CustomStringConvertible {
  var actual: String
  var expected: String

  /// Both values, where they are short; else their lines, marked as in a patch.
  var description: String {
    guard actual != expected else { return "Two values that are not equal are both described as \(actual)." }
    let isShort = !actual.contains("\n") && !expected.contains("\n") && actual.utf8.count + expected.utf8.count < 100
    if isShort { return "Expected \(expected), got \(actual)." }
    if !actual.contains("\n"), !expected.contains("\n") {
      return "The values differ:\nexpected  \(expected)\ngot       \(actual)"
    }
    return "The values differ (- expected, + got):\n" + markedLines.joined(separator: "\n")
  }

  private var markedLines: [String] {
    let old = lines(of: expected)
    let new = lines(of: actual)
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return merged(old, removed, new, inserted)
  }

  private func merged(_ old: [Substring], _ removed: Set<Int>, _ new: [Substring], _ inserted: Set<Int>) -> [String] {
    var marked: [String] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        marked.append("- \(old[oldIndex])")
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        marked.append("+ \(new[newIndex])")
        newIndex += 1
      } else {
        marked.append("  \(old[oldIndex])")
        oldIndex += 1
        newIndex += 1
      }
    }
    return marked
  }

  private func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
