internal import Diagnostics
internal import Reporting

extension StepContents {
  /// A number that two processes share when they define the same steps and hooks in the same order.
  var fingerprint: Int {
    var hash = FNV1a()
    for definition in definitions {
      hash.add("\(definition.location)")
      if case .expression(let source) = definition.pattern { hash.add(source) }
    }
    for hook in hooks { hash.add("\(hook.kind.rawValue) \(hook.reference.location) \(hook.tags ?? "")") }
    for type in parameterTypes { hash.add("\(type.name) \(type.location)") }
    return Int(truncatingIfNeeded: hash.value)
  }
}

/// A hash that is the same in every process, as Swift's own is not.
///
/// Source: Fowler, Noll, Vo: the FNV hash, variant 1a, 64 bits.
private struct FNV1a {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
