import Foundation

/// A request that has come in whole.
struct LoopbackRequest: Sendable {
  /// Its first line, such as `GET /weather HTTP/1.1`.
  var line: String
  var body: String

  /// Reads what has come so far; nil where more has to come.
  init?(_ bytes: Data) {
    guard let end = bytes.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    let length = head.first { $0.lowercased().hasPrefix("content-length:") }
    let size = length.flatMap { Int($0.drop { $0 != ":" }.dropFirst().trimmingCharacters(in: .whitespaces)) } ?? 0
    guard bytes.distance(from: end.upperBound, to: bytes.endIndex) >= size else { return nil }
    line = head[0]
    body = String(decoding: bytes[end.upperBound...], as: UTF8.self)
  }
}
