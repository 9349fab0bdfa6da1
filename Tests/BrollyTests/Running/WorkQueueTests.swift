import Testing

@testable import Brolly

@Suite struct `The scenarios that wait for a worker` {
  private func queue(_ count: Int, workers: Int = 2, isOneByOne: Bool = false) -> WorkQueue {
    WorkQueue(Array(0..<count), workers: workers, isOneByOne: isOneByOne)
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
    let first = queue.next()
    #expect(first?.index == 0)
    queue.putBack([WorkQueue.Item(index: 0, attempt: 1)])
    #expect([queue.next(), queue.next(), queue.next(), queue.next()].map { $0?.index } == [0, 1, 2, nil])
  }

  @Test func `stay where they are when the run is stopped`() {
    var queue = queue(3)
    queue.stop()
    #expect(queue.isEmpty)
    #expect(queue.next() == nil)
  }
}
