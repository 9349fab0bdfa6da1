internal import Diagnostics

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Configuration {
  /// Reads the configuration of the working folder; one that says nothing where there is none.
  ///
  /// - Throws: Everything that is wrong with it.
  static func ofWorkingFolder() throws(DiagnosticList) -> Configuration {
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(fileName)
    } catch {
      if error.code == ENOENT { return Configuration() }
      throw DiagnosticList([Diagnostic(at: nil, "\(error).")])
    }
    return try Configuration(parsing: bytes)
  }
}
