public import AppInterface

/// A step may take what an injected function answers as its YAML value: an answer, or a list of them.
extension Stub: StepParameter {}

/// A step may take one answer of an injected function as its YAML value.
extension StubAnswer: StepParameter {}

/// A step may take how an injected function fails as its YAML value.
extension StubFailure: StepParameter {}
