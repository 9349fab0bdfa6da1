public import Foundation

/// The executables that were built beside the tests.
public enum BuiltProducts {
  /// The folder of the build that these tests belong to.
  public static var folder: URL {
    // On macOS the tests are a bundle that another executable loads; on Linux they are the executable.
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let executable = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    return (bundle ?? executable.resolvingSymlinksInPath()).deletingLastPathComponent()
  }

  /// The path of an executable product or target.
  public static func path(_ name: String) -> String { folder.appending(path: name).path }
}
