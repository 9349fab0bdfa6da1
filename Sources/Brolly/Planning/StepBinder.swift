internal import Diagnostics
internal import FeatureFiles
internal import Reporting
internal import StepExpressions

/// Binds the steps of scenarios to the definitions of a suite.
struct StepBinder: Sendable {
  let contents: StepContents
  let hooks: HookSelection
  let parameterTypes: ParameterTypes
  private let patterns: [StepPattern]

  /// Checks everything that a suite defines.
  ///
  /// - Throws: All mistakes, each at its place in Swift.
  init(_ contents: StepContents) throws(DiagnosticList) {
    var mistakes: [Diagnostic] = []
    let check = DefinitionCheck(contents, &mistakes)
    do { hooks = try HookSelection(contents.hooks) } catch { throw DiagnosticList(mistakes + error.diagnostics) }
    guard mistakes.isEmpty else { throw DiagnosticList(mistakes) }
    self.contents = contents
    parameterTypes = check.parameterTypes
    patterns = check.patterns
  }

  /// Binds every step of the scenarios.
  ///
  /// - Throws: Everything that is wrong with the values behind steps. An undefined or ambiguous step is no mistake here: the
  ///   plan holds what to do about it.
  func plan(_ scenarios: [Scenario]) throws(DiagnosticList) -> Plan {
    let parts = scenarios.chunked(into: scenarios.count > 200 ? 2 * Self.coreCount : 1).parallelMap(bind)
    let mistakes = parts.flatMap(\.mistakes)
    guard mistakes.isEmpty else { throw DiagnosticList(mistakes) }
    let used = parts.reduce(into: Set<Int>()) { $0.formUnion($1.used) }
    return Plan(
      scenarios: parts.flatMap(\.scenarios),
      unusedDefinitions: contents.definitions.indices.filter { !used.contains($0) })
  }

  /// What came of binding some of the scenarios.
  private struct Part: Sendable {
    var scenarios: [PlannedScenario] = []
    var mistakes: [Diagnostic] = []
    var used: Set<Int> = []
  }

  private func bind(_ scenarios: [Scenario]) -> Part {
    let binding = BindingPass(self, patterns)
    var part = Part()
    part.scenarios.reserveCapacity(scenarios.count)
    for scenario in scenarios { part.scenarios.append(bind(scenario, binding, &part)) }
    return part
  }

  private func bind(_ scenario: Scenario, _ binding: BindingPass, _ part: inout Part) -> PlannedScenario {
    let beforeStep = hooks.entries(.beforeStep, for: scenario)
    let afterStep = hooks.entries(.afterStep, for: scenario)
    var entries = hooks.entries(.before, for: scenario)
    entries.reserveCapacity(entries.count + scenario.steps.count)
    for step in scenario.steps {
      let entry = binding.entry(for: step, mistakes: &part.mistakes)
      guard case .definition(let index, _) = entry.action else {
        entries.append(entry)
        continue
      }
      part.used.insert(index)
      entries += beforeStep
      entries.append(entry)
      entries += afterStep
    }
    entries += hooks.entries(.after, for: scenario)
    return PlannedScenario(scenario: scenario, entries: entries)
  }
}
