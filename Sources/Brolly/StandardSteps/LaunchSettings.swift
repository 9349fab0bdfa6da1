internal import AppInterface
internal import Diagnostics
internal import YAMLReader

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What an app is launched with: the YAML value behind `the app "…" is launched with`.
struct LaunchSettings: StepParameter {
  /// What stands in for the app's side effects, as JSON; nil where nothing is injected.
  var functions: String?
  var arguments: [String] = []
  var environment: [String: String] = [:]
  /// Whether no time passes by itself.
  var stopsClock = false

  static var sources: StepParameterSources { .argument }

  init(captured text: String) throws { throw UnsuitableText(text: text, type: Self.self) }

  init(argument: StepArgument) throws {
    guard case .mapping(let entries) = argument.node.content else {
      throw argument.mistake("An app is launched with a mapping of these keys: \(Self.keys).")
    }
    for entry in entries {
      let value = StepArgument(node: entry.value, file: argument.file)
      switch entry.key.string {
      case "functions": functions = try JSONText(entry.value).text
      case "arguments": arguments = try value.decode([String].self)
      case "environment": environment = try value.decode([String: String].self)
      case "clock": stopsClock = try Self.stopsClock(value)
      default:
        let key = StepArgument(node: entry.key, file: argument.file)
        throw key.mistake("There is no key '\(entry.key.string ?? "")' here.", advice: "There are \(Self.keys).")
      }
    }
  }

  private static let keys = "functions, arguments, environment, clock"

  private static func stopsClock(_ value: StepArgument) throws -> Bool {
    switch value.node.string {
    case "stopped": return true
    case "running": return false
    default: throw value.mistake("An app's clock is stopped or running.")
    }
  }
}

/// A YAML value as JSON, whose scalars are what YAML 1.2's core schema makes of them.
struct JSONText {
  let text: String

  /// Writes a value.
  ///
  /// - Throws: What JSON cannot hold, such as a number that is none.
  init(_ node: YAMLNode) throws {
    let data = try JSONEncoder().encode(Value(node))
    text = String(decoding: data, as: UTF8.self)
  }

  private struct Value: Encodable {
    let node: YAMLNode

    init(_ node: YAMLNode) { self.node = node }

    func encode(to encoder: any Encoder) throws {
      switch node.content {
      case .sequence(let items):
        var container = encoder.unkeyedContainer()
        for item in items { try container.encode(Value(item)) }
      case .mapping(let entries):
        var container = encoder.container(keyedBy: Key.self)
        for entry in entries { try container.encode(Value(entry.value), forKey: Key(entry.key.string ?? "")) }
      case .scalar(let scalar):
        var container = encoder.singleValueContainer()
        switch scalar.resolved {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .float(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        }
      }
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ text: String) { stringValue = text }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }
}
