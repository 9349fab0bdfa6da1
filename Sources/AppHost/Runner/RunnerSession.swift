import AppInterface
import Dispatch

/// Keeps the runner's picture of the screen right, and does what the runner asks.
@MainActor final class RunnerSession {
  private let stage: Stage
  private let channel: RunnerChannel

  init(screen: @escaping @MainActor () -> [ScreenNode], channel: RunnerChannel) {
    stage = Stage(screen: screen)
    self.channel = channel
  }

  /// Publishes the first screen and begins to obey.
  func begin() {
    stage.whenStale = { [weak self] in self?.publish() }
    publish()
    channel.listen { message in
      // The main queue is first in, first out: requests are taken in the order in which they arrive.
      DispatchQueue.main.async { MainActor.assumeIsolated { self.receive(message) } }
    }
  }

  /// Sends the screen where it is not what was sent last.
  private func publish() {
    guard let changed = stage.changedScreen() else { return }
    channel.send(.screen(changed))
  }

  private func receive(_ message: RunnerMessage) {
    switch message {
    case .perform(let number, let action, on: let reference): perform(action, on: reference, number)
    case .advanceClock(let number, by: let duration): advanceClock(by: duration, number)
    }
  }

  private func advanceClock(by duration: Duration, _ number: Int) {
    guard duration >= .zero else {
      return channel.send(.refused(number, WireError(.invalidArgument, "time does not go back")))
    }
    Task { @MainActor in
      await AppHost.time.advance(by: duration)
      acknowledge(number)
    }
  }

  private func perform(_ action: ElementAction, on reference: ElementReference, _ number: Int) {
    do throws(WireError) {
      publish()
      switch action {
      case .tap: begin([try stage.tap(of: reference)], number)
      case .doubleTap:
        let tap = try stage.tap(of: reference)
        begin([tap, tap], number)
      case .typeText(let text):
        _ = try stage.editing(of: reference)
        type(text[...], into: reference, number)
      case .clearText:
        let editing = try stage.editing(of: reference)
        begin([{ await editing.edit("") }], number)
      }
    } catch {
      channel.send(.refused(number, error))
    }
  }

  /// Starts what a person set off, and acknowledges it when it has run as far as it could without waiting.
  private func begin(_ handlers: [ElementHandler], _ number: Int) {
    for handler in handlers { Task { @MainActor in await handler() } }
    Task { @MainActor in acknowledge(number) }
  }

  /// Types the first key and, when the app has taken it, the rest: what the field holds may not be what was typed.
  private func type(_ keys: Substring, into reference: ElementReference, _ number: Int) {
    publish()
    guard let key = keys.first else { return acknowledge(number) }
    guard let editing = try? stage.editing(of: reference) else {
      let message = "it is gone or disabled, with \(keys.count) keys left to type"
      return channel.send(.refused(number, WireError(.elementNotInteractable, message)))
    }
    Task { @MainActor in await editing.type(key) }
    Task { @MainActor in type(keys.dropFirst(), into: reference, number) }
  }

  /// Sends the screen after an action together with the acknowledgement.
  private func acknowledge(_ number: Int) {
    if let changed = stage.changedScreen() {
      channel.send(.screen(changed), .done(number))
    } else {
      channel.send(.done(number))
    }
  }
}
