public import AppInterface

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Injection {
  /// The exit status of an app whose injected value does not decode (EX_CONFIG of sysexits.h).
  static let refusedStatus: Int32 = 78

  /// Reads the value that a scenario injected; nil where none was.
  ///
  /// A value that does not decode stops the app: it must never go on with its real side effects instead.
  public static func decode<Value: Decodable>(_ type: Value.Type, variable: String = defaultVariable) -> Value? {
    guard let content = getenv(variable).map({ String(cString: $0) }) else { return nil }
    do {
      let value = try read(type, from: content, variable: variable)
      RunnerChannel.current?.send(.injectionRead(type: "\(type)"))
      return value
    } catch {
      RunnerChannel.current?.send(.injectionRefused(reason: error.description))
      let line = error.description + "\n"
      _ = line.withCString { write(2, $0, strlen($0)) }
      exit(refusedStatus)
    }
  }
}
