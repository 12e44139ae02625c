// swift-tools-version: 6.2
import PackageDescription

// The performance suite, apart from the package so that `swift test` there does not run it.
let package = Package(
  name: "SimulatorPerformance",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "QubitLab", path: "../..")],
  targets: [
    .testTarget(
      name: "SimulatorPerformanceTests",
      dependencies: [.product(name: "SimulatorBenchmarks", package: "QubitLab")],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")])
  ],
  swiftLanguageModes: [.v6]
)
