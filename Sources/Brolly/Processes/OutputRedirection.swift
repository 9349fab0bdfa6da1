internal import Reporting

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Takes what this process prints into a file, until it ends.
struct OutputRedirection {
  private let file: OutputFile
  private let saved: [Int32]

  /// Begins; nil where the system has no file for it, and then the output goes where it always goes.
  init?() {
    guard let descriptor = try? UnlinkedFile.open(appending: true) else { return nil }
    file = OutputFile(descriptor: descriptor)
    fflush(nil)
    saved = [1, 2].map { dup($0) }
    for standard: Int32 in [1, 2] { dup2(descriptor, standard) }
  }

  /// Takes what was printed since the last time.
  func take() -> [CapturedOutput] {
    fflush(nil)
    return file.take().map { [CapturedOutput(text: $0)] } ?? []
  }

  /// Gives the process its output back.
  func end() {
    fflush(nil)
    for (standard, copy) in zip([1, 2] as [Int32], saved) {
      dup2(copy, standard)
      close(copy)
    }
    close(file.descriptor)
  }
}
