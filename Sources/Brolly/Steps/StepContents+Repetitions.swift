internal import Diagnostics
internal import Reporting

extension StepContents {
  /// The contents with each definition, hook and parameter type once: a library that two others include counts once.
  var withoutRepetitions: StepContents {
    var seen: Set<String> = []
    var result = StepContents()
    result.definitions = definitions.filter { definition in
      var pattern = ""
      if case .expression(let source) = definition.pattern { pattern = source }
      return seen.insert("definition \(definition.location) \(pattern)").inserted
    }
    result.hooks = hooks.filter { seen.insert("hook \($0.kind) \($0.reference.location) \($0.tags ?? "")").inserted }
    result.parameterTypes = parameterTypes.filter { seen.insert("type \($0.name) \($0.location)").inserted }
    return result
  }
}
