import Diagnostics
import Testing
import YAMLReader

/// Reads a text as the file `test.yaml`.
func document(_ text: String) throws -> YAMLDocument {
  try YAMLDocument(parsing: text.utf8, file: "test.yaml")
}

/// The root of a text that holds something.
func root(_ text: String) throws -> YAMLNode {
  try #require(document(text).root)
}

/// What a text's author reads about its mistakes; empty where there are none.
func mistakes(in text: String) -> String {
  mistakes(in: Array(text.utf8))
}

/// What the author of a text that need not be UTF-8 reads about its mistakes.
func mistakes(in bytes: [UInt8]) -> String {
  do {
    _ = try YAMLDocument(parsing: bytes, file: "test.yaml")
    return ""
  } catch {
    return rendered(error.diagnostics, source: String(decoding: bytes, as: UTF8.self))
  }
}

/// Diagnostics of a source as they are printed.
func rendered(_ diagnostics: [Diagnostic], source: String) -> String {
  var renderer = DiagnosticRenderer { _ in source }
  return renderer.render(diagnostics)
}

/// Decodes a text.
func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
  try YAMLDecoder().decode(type, from: root(text), file: "test.yaml")
}
