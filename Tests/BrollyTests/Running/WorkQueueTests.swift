import FeatureFiles
import Testing

@testable import Brolly

@Suite struct `The scenarios that wait for a worker` {
  private func queue(_ count: Int, workers: Int = 2, isOneByOne: Bool = false) -> WorkQueue {
    WorkQueue(Array(0..<count), workers: workers, isOneByOne: isOneByOne) { _ in Scenario.Settings() }
  }

  /// A queue of scenarios that need resources; "alone" is for one that runs alone.
  private func queue(_ resources: [[String]], workers: Int = 2) -> WorkQueue {
    WorkQueue(Array(resources.indices), workers: workers, isOneByOne: false) { index in
      resources[index] == ["alone"]
        ? Scenario.Settings(isSerial: true) : Scenario.Settings(resources: resources[index])
    }
  }

  @Test func `are handed out one at a time before it is known how long they take`() {
    #expect(queue(1000).window == 1)
  }

  @Test func `are handed out in advance where they are short`() {
    var queue = queue(1000)
    queue.note(.microseconds(100))
    #expect(queue.window == 41)
  }

  @Test func `are handed out one at a time where they are long`() {
    var queue = queue(1000)
    queue.note(.seconds(1))
    #expect(queue.window == 1)
  }

  @Test func `are shared out between the workers towards the end`() {
    var queue = queue(8)
    queue.note(.microseconds(1))
    #expect(queue.window == 3)
  }

  @Test func `are handed out one at a time where one may end the run`() {
    var queue = queue(1000, isOneByOne: true)
    queue.note(.microseconds(1))
    #expect(queue.window == 1)
  }

  @Test func `come back first where a worker had not started them`() {
    var queue = queue(3)
    let first = queue.next(for: 1)
    #expect(first?.index == 0)
    queue.putBack([WorkQueue.Item(index: 0, attempt: 1)], of: 1)
    #expect((0..<4).map { _ in queue.next(for: 1)?.index } == [0, 1, 2, nil])
  }

  @Test func `stay where they are when the run is stopped`() {
    var queue = queue(3)
    queue.stop()
    #expect(queue.isEmpty)
    #expect(queue.next(for: 1) == nil)
  }

  @Test func `never run beside each other where they need the same resource`() {
    var queue = queue([["database"], ["database", "printer"], ["printer"], []])
    let first = queue.next(for: 1)!
    #expect(first.index == 0)
    #expect(queue.next(for: 2)?.index == 2)
    #expect(queue.next(for: 2)?.index == 3)
    #expect(queue.next(for: 2) == nil)
    #expect(!queue.isEmpty)
    queue.ended(first, on: 1)
    #expect(queue.next(for: 1) == nil)
    #expect(queue.next(for: 2)?.index == 1)
  }

  @Test func `run alone where they have to, when all others have ended`() {
    var queue = queue([["alone"], [], ["alone"]])
    let free = queue.next(for: 1)!
    #expect(free.index == 1)
    #expect(queue.next(for: 2) == nil)
    queue.ended(free, on: 1)
    let alone = queue.next(for: 2)!
    #expect(alone.index == 0)
    #expect(queue.next(for: 1) == nil)
    queue.ended(alone, on: 2)
    #expect(queue.next(for: 1)?.index == 2)
  }

  @Test func `are handed to one worker in their order, whatever they need`() {
    var queue = queue([["alone"], [], ["database"]], workers: 1)
    #expect([queue.next(for: 1), queue.next(for: 1), queue.next(for: 1)].map { $0?.index } == [0, 1, 2])
  }

  @Test func `are free again when the worker that held them is gone`() {
    var queue = queue([["database"], ["database"]])
    let held = queue.next(for: 1)!
    queue.putBack([held], of: 1)
    #expect(queue.next(for: 2)?.index == 0)
  }

  @Test func `are tried again before the others, with the next attempt`() {
    var queue = queue(2)
    let first = queue.next(for: 1)!
    queue.ended(first, on: 1)
    queue.retry(first)
    #expect(queue.next(for: 2) == WorkQueue.Item(index: 0, attempt: 2))
  }
}
