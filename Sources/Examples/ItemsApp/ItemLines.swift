import Foundation
import ItemsFunctions

/// Reads items from a text that comes in parts: one item a line, each a JSON string.
struct ItemLines {
  private var rest: [UInt8] = []
  private(set) var count = 0

  /// Takes a part, and passes on the items whose lines are whole now.
  mutating func append(_ part: some Collection<UInt8>, _ receive: (String) -> Void) throws(ItemsFailure) {
    var lines = (rest + part).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest = Array(lines.popLast() ?? [])
    for line in lines { try read(line, receive) }
  }

  /// Passes on the last item where no line feed follows it.
  mutating func end(_ receive: (String) -> Void) throws(ItemsFailure) {
    try read(rest[...], receive)
    rest = []
  }

  private mutating func read(_ line: ArraySlice<UInt8>, _ receive: (String) -> Void) throws(ItemsFailure) {
    // A server may put an empty line behind the last item, and a carriage return behind each.
    guard !line.allSatisfy({ $0 == UInt8(ascii: "\r") }) else { return }
    do {
      receive(try JSONDecoder().decode(String.self, from: Data(line)))
      count += 1
    } catch {
      throw .malformed
    }
  }
}
