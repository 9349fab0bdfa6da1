/// A type that is written as one scalar.
protocol ScalarReadable {
  /// Reads a value, or says why the node is none.
  init(reading decoder: NodeDecoder) throws
}

extension String: ScalarReadable {
  init(reading decoder: NodeDecoder) throws {
    self = try decoder.scalar(expected: "a text").text
  }
}

extension Bool: ScalarReadable {
  init(reading decoder: NodeDecoder) throws {
    let text = try decoder.plainText(expected: "true or false")
    guard let value = CoreSchema.bool(text) else {
      throw decoder.unreadable("which is neither true nor false", advice: "Write true or false.")
    }
    self = value
  }
}

extension FixedWidthInteger where Self: ScalarReadable {
  init(reading decoder: NodeDecoder) throws {
    let text = try decoder.plainText(expected: "an integer")
    guard CoreSchema.isInteger(text) else { throw decoder.unreadable("which is not an integer") }
    guard let value = CoreSchema.integer(text, as: Self.self) else {
      throw decoder.unreadable("which \(Self.self) cannot hold", advice: "It takes \(Self.min) to \(Self.max).")
    }
    self = value
  }
}

extension BinaryFloatingPoint where Self: ScalarReadable & LosslessStringConvertible {
  init(reading decoder: NodeDecoder) throws {
    let text = try decoder.plainText(expected: "a number")
    guard let value = CoreSchema.float(text, as: Self.self) else {
      guard CoreSchema.isDecimal(text) || CoreSchema.isInteger(text) else {
        throw decoder.unreadable("which is not a number")
      }
      throw decoder.unreadable("which \(Self.self) cannot hold")
    }
    self = value
  }
}

extension Int: ScalarReadable {}
extension Int8: ScalarReadable {}
extension Int16: ScalarReadable {}
extension Int32: ScalarReadable {}
extension Int64: ScalarReadable {}
extension Int128: ScalarReadable {}
extension UInt: ScalarReadable {}
extension UInt8: ScalarReadable {}
extension UInt16: ScalarReadable {}
extension UInt32: ScalarReadable {}
extension UInt64: ScalarReadable {}
extension UInt128: ScalarReadable {}
extension Float: ScalarReadable {}
extension Double: ScalarReadable {}
