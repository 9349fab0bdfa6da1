import Foundation
import Testing
import YAMLReader

@Suite struct `Decoding of deep values` {
  final class Tree: Decodable, Sendable {
    let children: [Tree]?
    var depth: Int { 1 + (children?.first?.depth ?? 0) }
  }

  /// A thread of a pool has no more than half a megabyte on Apple's systems.
  @Test func `fits into the stack of a small thread`() async throws {
    let text = String(repeating: "{children: [", count: 49) + "{}" + String(repeating: "]}", count: 49)
    let node = try root(text)
    let depth = await withCheckedContinuation { continuation in
      let thread = Thread {
        let tree = try? YAMLDecoder().decode(Tree.self, from: node, file: "test.yaml")
        continuation.resume(returning: tree?.depth)
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(depth == 50)
  }
}
