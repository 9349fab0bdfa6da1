/// The version of what a runner and an app say to each other.
public enum ProtocolVersion {
  /// The version that this build speaks; both sides must speak the same.
  public static let current = 1
}
