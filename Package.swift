// swift-tools-version: 6.2

import PackageDescription

/// The example apps that have side effects, which a scenario injects: each is an app, its functions, and its tests.
let exampleApps = ["Weather", "Registration", "Currency", "Items"]

let package = Package(
  name: "Brolly",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Brolly", targets: ["Brolly"]),
    .library(name: "AppHost", targets: ["AppHost"]),
    .executable(name: "brolly", targets: ["BrollyTool"]),
    .executable(name: "brolly-bench", targets: ["Benchmarks"]),
  ],
  targets: [
    // What a file says.
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "Diagnostics"),
    .target(name: "YAMLReader", dependencies: ["CLibYAML", "Diagnostics"]),
    .target(name: "FeatureFiles", dependencies: ["YAMLReader", "Diagnostics"]),
    .target(name: "StepExpressions", dependencies: ["Diagnostics"]),

    // What a run tells.
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .target(name: "Reporting", dependencies: ["CLibXML2", "FeatureFiles", "Diagnostics"]),

    // What a runner and an app say to each other.
    .target(name: "AppInterface"),
    .target(name: "AppHost", dependencies: ["AppInterface"]),

    // What a suite imports.
    .target(
      name: "Brolly",
      dependencies: ["YAMLReader", "FeatureFiles", "StepExpressions", "Reporting", "AppInterface", "Diagnostics"]),
    .executableTarget(name: "BrollyTool", dependencies: ["Brolly"]),
    .executableTarget(name: "Benchmarks", dependencies: ["Brolly", "StepExpressions", "YAMLReader"]),

    // The suite that tests the example apps; the apps themselves are below.
    .executableTarget(
      name: "ExampleSuite", dependencies: ["Brolly"] + exampleApps.map { .byName(name: "\($0)Functions") },
      path: "Sources/Examples/ExampleSuite"),
    .executableTarget(name: "SignUpApp", dependencies: ["AppHost"], path: "Sources/Examples/SignUpApp"),

    .executableTarget(name: "FixtureApp", dependencies: ["AppHost"], path: "Tests/Fixtures/FixtureApp"),
    .executableTarget(name: "FaultySuite", dependencies: ["Brolly"], path: "Tests/Fixtures/FaultySuite"),
    .target(name: "TestSupport", dependencies: ["Diagnostics"], path: "Tests/TestSupport"),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport"]),
    .testTarget(name: "YAMLReaderTests", dependencies: ["YAMLReader", "Diagnostics", "TestSupport"]),
    .testTarget(name: "FeatureFilesTests", dependencies: ["FeatureFiles", "YAMLReader", "Diagnostics", "TestSupport"]),
    .testTarget(
      name: "StepExpressionsTests", dependencies: ["StepExpressions", "YAMLReader", "Diagnostics", "TestSupport"]),
    .testTarget(
      name: "ReportingTests",
      dependencies: ["Reporting", "FeatureFiles", "YAMLReader", "Diagnostics", "TestSupport"],
      exclude: ["Gallery"]),
    .testTarget(name: "AppInterfaceTests", dependencies: ["AppInterface", "TestSupport"]),
    .testTarget(name: "AppHostTests", dependencies: ["AppHost", "AppInterface", "TestSupport"]),
    .testTarget(name: "BrollyTests", dependencies: ["Brolly", "AppInterface", "FixtureApp", "TestSupport"]),
    .testTarget(name: "SignUpAppTests", dependencies: ["SignUpApp", "AppHost", "Brolly", "TestSupport"]),
    .testTarget(name: "EndToEndTests", dependencies: ["YAMLReader", "FixtureApp", "BrollyTool", "TestSupport"]),
    .testTarget(
      name: "FaultTests",
      dependencies: [
        "Brolly", "FeatureFiles", "YAMLReader", "Reporting", "Diagnostics", "FaultySuite", "FixtureApp", "TestSupport",
      ]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "FeatureFiles", "AppInterface", "Diagnostics", "BrollyTool", "ExampleSuite", "SignUpApp", "TestSupport",
      ] + exampleApps.map { .byName(name: "\($0)App") }),
  ]
)

for name in exampleApps {
  package.targets += [
    .target(name: "\(name)Functions", dependencies: ["AppHost"], path: "Sources/Examples/\(name)Functions"),
    .executableTarget(
      name: "\(name)App", dependencies: [.byName(name: "\(name)Functions"), "AppHost"],
      path: "Sources/Examples/\(name)App"),
    .testTarget(
      name: "\(name)AppTests",
      dependencies: [
        .byName(name: "\(name)App"), .byName(name: "\(name)Functions"), "AppHost", "Brolly", "TestSupport",
      ]),
  ]
}

// Suites are written as their readers' will be: without these.
for target in package.targets where target.type != .system && !["ExampleSuite", "FaultySuite"].contains(target.name) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}

// In continuous integration a warning is an error.
if Context.environment["BROLLY_WARNINGS"] == "error" {
  for target in package.targets where target.type != .system {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
}
