#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that a report goes to: it is there whole or not at all.
struct ReportFile: Sendable {
  /// The path as the user gave it.
  let path: String

  /// The folder for what the report names, beside it: `report-attachments` for `report.xml`.
  var attachmentFolder: String {
    let (folder, name) = split(path)
    let stem = name.hasSuffix(".xml") ? String(name.dropLast(4)) : name
    return folder.isEmpty ? "\(stem)-attachments" : "\(folder)/\(stem)-attachments"
  }

  /// Makes sure that the file can be written, before anything runs; missing folders are made.
  init(preparing path: String) throws(SystemError) {
    self.path = path
    try Self.makeFolder(split(path).folder)
    switch try kind {
    case .folder: throw SystemError("write", path, code: EISDIR)
    case .special: try checkAccess()
    case .regular:
      try checkAccess()
      try tryTemporaryFile()
    case .missing: try tryTemporaryFile()
    }
  }

  /// Writes all of it: to a temporary file beside it, which then takes its place.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    if try kind == .special {
      try Self.write(bytes, to: path, flags: O_WRONLY)
      return
    }
    let temporary = temporaryPath
    do throws(SystemError) {
      try Self.write(bytes, to: temporary, flags: O_WRONLY | O_CREAT | O_EXCL)
      guard rename(temporary, target) == 0 else { throw SystemError("write", path) }
    } catch {
      unlink(temporary)
      throw SystemError("write", path, code: error.code)
    }
  }

  private func tryTemporaryFile() throws(SystemError) {
    let temporary = temporaryPath
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard descriptor >= 0 else { throw SystemError("write", path) }
    close(descriptor)
    unlink(temporary)
  }

  private func checkAccess() throws(SystemError) {
    guard access(path, W_OK) == 0 else { throw SystemError("write", path) }
  }

  /// Where the bytes go in the end: what a symbolic link stands for, so that the link stays.
  private var target: String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private var temporaryPath: String {
    let folder = split(target).folder
    let name = ".brolly-report-\(getpid())-\(String(UInt32.random(in: .min ... .max), radix: 16))"
    return folder.isEmpty ? name : "\(folder)/\(name)"
  }
}

extension ReportFile {
  private enum Kind {
    case missing
    case regular
    case folder
    /// A device or a pipe: written in place, never replaced.
    case special
  }

  private var kind: Kind {
    get throws(SystemError) {
      var status = stat()
      guard stat(path, &status) == 0 else {
        if errno == ENOENT { return .missing }
        throw SystemError("write", path)
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: return .folder
      case S_IFREG: return .regular
      default: return .special
      }
    }
  }

  /// Makes a folder and those that it stands in, where they are missing.
  private static func makeFolder(_ path: String) throws(SystemError) {
    guard !path.isEmpty, access(path, F_OK) != 0 else { return }
    if errno == ENOENT { try makeFolder(split(path).folder) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw SystemError("make the folder", path) }
  }

  private static func write(_ bytes: [UInt8], to path: String, flags: Int32) throws(SystemError) {
    let descriptor = open(path, flags, 0o666)
    guard descriptor >= 0 else { throw SystemError("write", path) }
    let code = writeAll(bytes, to: descriptor)
    let closing = close(descriptor) == 0 ? 0 : errno
    if code != 0 || closing != 0 { throw SystemError("write", path, code: code != 0 ? code : closing) }
  }

  /// Returns the system's error, or 0.
  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0, errno == EINTR { continue }
        if count < 0 { return errno }
        rest = rest.dropFirst(count)
      }
      return 0
    }
  }
}

/// The system's `write`, which a method of that name would hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

/// A path's folder, empty for the working directory, and its last part.
private func split(_ path: String) -> (folder: String, name: String) {
  guard let slash = path.lastIndex(of: "/") else { return ("", path) }
  let folder = String(path[..<slash])
  return (folder.isEmpty ? "/" : folder, String(path[path.index(after: slash)...]))
}
