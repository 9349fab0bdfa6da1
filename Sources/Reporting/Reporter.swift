/// Something that takes what happens in a run.
public protocol Reporter: Sendable {
  /// Takes the next event, in the order that `RunEvent` promises.
  ///
  /// - Throws: Where the report could not be written; the run and the other reports go on.
  mutating func receive(_ event: RunEvent) throws
}
