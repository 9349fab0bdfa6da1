/// The failure that a stubbed function gives: what an app's own error is made from.
///
/// In JSON and YAML it is `{status: 503}`, `{reason: connection refused}`, both, or the reason alone.
public struct StubFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The status of an answer, such as HTTP's 503.
  public var status: Int?
  /// What went wrong, in words.
  public var reason: String?

  /// Makes a failure.
  public init(status: Int? = nil, reason: String? = nil) {
    self.status = status
    self.reason = reason
  }

  /// The reason and the status.
  public var description: String {
    let parts = [reason, status.map { "status \($0)" }].compactMap { $0 }
    return parts.isEmpty ? "failure" : parts.joined(separator: ", ")
  }
}

extension StubFailure: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case status, reason }

  /// Reads a failure from a mapping or from a reason alone.
  public init(from decoder: any Decoder) throws {
    if let reason = try? decoder.singleValueContainer().decode(String.self) {
      // A mapping is no text: that is how the two forms are told apart.
      self.init(reason: reason)
      return
    }
    try StubKey.refuseOthers(than: CodingKeys.allCases.map(\.rawValue), in: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      status: try container.decodeIfPresent(Int.self, forKey: .status),
      reason: try container.decodeIfPresent(String.self, forKey: .reason))
  }
}
