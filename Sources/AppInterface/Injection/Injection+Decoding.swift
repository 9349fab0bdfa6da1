#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Injection {
  /// Reads an injected value from what the variable holds: JSON, or the name of a file with JSON.
  public static func read<Value: Decodable>(
    _ type: Value.Type, from content: String, variable: String = defaultVariable
  ) throws(InjectionError) -> Value {
    let json = try text(of: content, variable: variable)
    do {
      return try JSONDecoder().decode(Value.self, from: Data(json.utf8))
    } catch {
      throw InjectionError(
        """
        \(variable) does not decode as \(type), \(InjectionError.explain(error))
        It holds: \(shortened(json))
        """)
    }
  }

  /// The JSON itself, wherever it travelled.
  private static func text(of content: String, variable: String) throws(InjectionError) -> String {
    guard content.hasPrefix("@") else { return content }
    let path = String(content.dropFirst())
    do {
      return String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    } catch {
      throw InjectionError("\(variable) names the file \(path), which cannot be read: \(error)")
    }
  }

  private static func shortened(_ json: String) -> String {
    json.isEmpty ? "nothing" : json.utf8.count <= 500 ? json : "\(json.prefix(500))… (\(json.utf8.count) bytes)"
  }
}
