internal import Diagnostics
internal import Reporting

// Hooks are written with the words that Cucumber has for them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Runs before each scenario, or before those that a tag expression names.
///
/// - Parameters:
///   - tags: A tag expression, such as `smoke and not slow`.
///   - order: Hooks of lower order run earlier; equal ones in the order in which they are written.
///   - name: What reports call the hook.
public func Before<W: World>(
  tagged tags: String? = nil, order: Int = 0, name: String? = nil,
  file: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: @escaping @MainActor @Sendable (W) async throws -> Void
) -> Steps<W> {
  Steps(hook: .before, name, tags, order, .swift(file, line, column), body)
}

/// Runs after each scenario, or after those that a tag expression names, whatever became of it.
///
/// After hooks run in reverse order: those of higher order earlier.
public func After<W: World>(
  tagged tags: String? = nil, order: Int = 0, name: String? = nil,
  file: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: @escaping @MainActor @Sendable (W) async throws -> Void
) -> Steps<W> {
  Steps(hook: .after, name, tags, order, .swift(file, line, column), body)
}

/// Runs before each step that is run, of all scenarios or of those that a tag expression names.
public func BeforeStep<W: World>(
  tagged tags: String? = nil, order: Int = 0, name: String? = nil,
  file: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: @escaping @MainActor @Sendable (W) async throws -> Void
) -> Steps<W> {
  Steps(hook: .beforeStep, name, tags, order, .swift(file, line, column), body)
}

/// Runs after each step that was run, whatever became of it, in reverse order.
public func AfterStep<W: World>(
  tagged tags: String? = nil, order: Int = 0, name: String? = nil,
  file: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: @escaping @MainActor @Sendable (W) async throws -> Void
) -> Steps<W> {
  Steps(hook: .afterStep, name, tags, order, .swift(file, line, column), body)
}

/// Runs once a run, before every scenario, in one worker process.
///
/// Where it fails, the other `BeforeAll` and all `AfterAll` hooks still run, and no scenario does.
public func BeforeAll<W: World>(
  order: Int = 0, name: String? = nil, file: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: @escaping @MainActor @Sendable (RunContext) async throws -> Void
) -> Steps<W> {
  Steps(runHook: .beforeAll, name, order, .swift(file, line, column), body)
}

/// Runs once a run, after every scenario, in one worker process, in reverse order.
public func AfterAll<W: World>(
  order: Int = 0, name: String? = nil, file: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: @escaping @MainActor @Sendable (RunContext) async throws -> Void
) -> Steps<W> {
  Steps(runHook: .afterAll, name, order, .swift(file, line, column), body)
}

/// Runs once in each worker process, before its first scenario.
public func BeforeWorker<W: World>(
  order: Int = 0, name: String? = nil, file: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: @escaping @MainActor @Sendable (RunContext) async throws -> Void
) -> Steps<W> {
  Steps(runHook: .beforeWorker, name, order, .swift(file, line, column), body)
}

/// Runs once in each worker process, after its last scenario, in reverse order.
public func AfterWorker<W: World>(
  order: Int = 0, name: String? = nil, file: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: @escaping @MainActor @Sendable (RunContext) async throws -> Void
) -> Steps<W> {
  Steps(runHook: .afterWorker, name, order, .swift(file, line, column), body)
}

extension Steps {
  fileprivate init(
    hook kind: HookReference.Kind, _ name: String?, _ tags: String?, _ order: Int, _ location: SourceLocation,
    _ body: @escaping @MainActor @Sendable (W) async throws -> Void
  ) {
    let hook = Hook(
      reference: HookReference(kind, name: name, location: location), tags: tags, order: order,
      body: .scenario { worlds in try await body(worlds.world(W.self)) })
    self.init(contents: StepContents(hooks: [hook]))
  }

  fileprivate init(
    runHook kind: HookReference.Kind, _ name: String?, _ order: Int, _ location: SourceLocation,
    _ body: @escaping @MainActor @Sendable (RunContext) async throws -> Void
  ) {
    let hook = Hook(
      reference: HookReference(kind, name: name, location: location), tags: nil, order: order, body: .run(body))
    self.init(contents: StepContents(hooks: [hook]))
  }
}
