internal import Diagnostics

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Where the threads of a process stood when it crashed, or when it was asked, as Swift's backtracer tells it.
struct CrashReport: Decodable {
  fileprivate struct Thread: Decodable {
    var crashed: Bool?
    var frames: [Frame]
  }

  fileprivate struct Frame: Decodable {
    var description: String?
    var system: Bool?
    var thunk: Bool?
    var sourceLocation: Place?
  }

  fileprivate struct Place: Decodable {
    var file: String
    var line: Int
    var column: Int
  }

  /// A function that was being called, and where in it.
  struct Call: Equatable {
    var function: String
    var location: SourceLocation
  }

  private var threads: [Thread]

  /// Reads what the backtracer wrote; nil where that is not whole, or nothing at all.
  init?(parsing bytes: [UInt8]) {
    guard bytes.contains(UInt8(ascii: "}")) else { return nil }
    // It may still be written at, which is no error.
    guard let report = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
    self = report
  }

  /// The calls in the user's own code, innermost first: those of the thread that crashed, else of the first that has some.
  var calls: [Call] {
    let ordered = threads.filter { $0.crashed == true } + threads.filter { $0.crashed != true }
    return ordered.lazy.map(\.calls).first { !$0.isEmpty } ?? []
  }

  /// What Swift checked and found wrong, where it left no message: `arithmetic overflow`.
  var runtimeFailure: String? {
    let mark = "Swift runtime failure: "
    let frames = threads.filter { $0.crashed == true }.flatMap(\.frames)
    return frames.lazy.map(\.function).first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
  }
}

extension CrashReport.Thread {
  fileprivate var calls: [CrashReport.Call] {
    frames.compactMap { frame in
      guard frame.system != true, frame.thunk != true, let place = frame.sourceLocation, place.isUsers else {
        return nil
      }
      return CrashReport.Call(function: frame.function, location: .swift(place.file, place.line, place.column))
    }
  }
}

extension CrashReport.Frame {
  /// The function's name, without how many bytes behind its beginning the place is, and with less of Swift's prose.
  fileprivate var function: String {
    (description ?? "").replacing(#/ \+ \d+$/#, with: "").replacing("variable initialization expression of ", with: "")
  }
}

extension CrashReport.Place {
  /// Whether it lies neither in Brolly nor in what the compiler made or the standard library holds.
  fileprivate var isUsers: Bool {
    !file.isEmpty && !file.hasPrefix("//<") && !file.hasPrefix("<") && !file.contains("/stdlib/public/")
      && !Self.folders.contains { file.hasPrefix($0) }
  }

  /// The folders of what runs the user's code.
  private static let folders: [String] = {
    let sources = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    return ["Brolly", "StepExpressions", "Reporting", "FeatureFiles", "YAMLReader", "AppInterface"].map {
      "\(sources)/\($0)/"
    }
  }()
}
