internal import Brolly

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What one run of a program cost.
struct MeasuredProcess {
  var wall: Duration
  /// The most memory that the process held, in MiB.
  var peakMemory: Double
  var status: Int32

  /// Runs a program to its end, without input and without output.
  init(_ executable: String, _ arguments: [String] = []) throws {
    let null = open("/dev/null", O_WRONLY)
    defer { close(null) }
    let program = Program(
      executable: executable, arguments: arguments, environment: Program.inheritedEnvironment,
      descriptors: [1: null, 2: null])
    let start = ContinuousClock.now
    let process = try program.start()
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    wall = ContinuousClock.now - start
    #if canImport(Darwin)
      peakMemory = Double(usage.ru_maxrss) / 1_048_576
    #else
      peakMemory = Double(usage.ru_maxrss) / 1024
    #endif
    self.status = status
  }
}

/// Figures of several runs.
struct Figures {
  var values: [Double]

  /// The middle one.
  var median: Double { values.sorted()[values.count / 2] }

  /// Takes a figure several times, after one run that does not count.
  init(_ count: Int, _ measure: () throws -> Double) rethrows {
    _ = try measure()
    values = try (0..<count).map { _ in try measure() }
  }
}

extension Duration {
  /// The duration in milliseconds.
  var inMilliseconds: Double { self / .milliseconds(1) }
}
