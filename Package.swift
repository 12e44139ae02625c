// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target is compiled with: explicit `any`, explicit public imports, and no member
/// borrowed from a module that the file does not import.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The kernels are optimised in debug builds too: unoptimised SIMD code makes every test crawl.
let kernels: [SwiftSetting] = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "QubitLab",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "QubitLab", targets: ["QubitLab"]),
    .library(name: "QubitStoreEmulator", targets: ["QubitStoreEmulator"]),
    .executable(name: "qubitlab", targets: ["QubitLabCommand"]),
    // For C and every language that calls C; the header is Sources/CQubitLab/include/qubitlab.h.
    .library(name: "QubitLabABI", type: .dynamic, targets: ["QubitLabABI"]),
    .library(name: "QubitLabABIStatic", type: .static, targets: ["QubitLabABI"]),
  ],
  targets: [
    // Floor 0
    .target(name: "QuantumKernels", swiftSettings: kernels),
    .target(name: "QubitContent", swiftSettings: strict),
    // Floor 1
    .target(
      name: "QuantumSimulator", dependencies: ["QuantumKernels"], swiftSettings: strict,
      // `squareRoot()` is a call of the C mathematics library in a debug build.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // Floor 2
    .target(
      name: "QubitPuzzle", dependencies: ["QuantumSimulator", "QubitContent"], swiftSettings: strict),
    .target(
      name: "OpenQASM", dependencies: ["QuantumSimulator"], swiftSettings: strict),
    .target(
      name: "QuantumDrawing", dependencies: ["QuantumSimulator"], swiftSettings: strict),
    // Floor 3
    .target(
      name: "QubitLevels", dependencies: ["QubitPuzzle", "QubitContent", "QuantumSimulator"],
      swiftSettings: strict),
    .systemLibrary(name: "CLibcrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .target(
      name: "QubitEntitlements",
      dependencies: ["QubitContent", .target(name: "CLibcrypto", condition: .when(platforms: [.linux]))],
      swiftSettings: strict),
    // Test support, beside the floors: no product but a front end's tests links it.
    // Optimised in debug builds too: it tries every path through a model, hundreds of thousands of them.
    .target(
      name: "QubitStoreEmulator", dependencies: ["QubitEntitlements"],
      resources: [.embedInCode("Scenarios")], swiftSettings: kernels),
    // Floor 4
    .target(
      name: "QubitLab", dependencies: ["QubitLevels", "QubitEntitlements"], swiftSettings: strict),
    .target(
      name: "QuirkCircuits", dependencies: ["QubitLevels", "QuantumSimulator"], swiftSettings: strict),
    // Floor 5
    // The product is `qubitlab`; the target is not, because a file system that ignores case cannot
    // hold build products of both `qubitlab` and `QubitLab`.
    .target(name: "CQubitLab"),
    .target(name: "QubitLabABI", dependencies: ["QubitLevels", "CQubitLab"], swiftSettings: strict),
    // The same interface in WebAssembly: its folder links to the sources of QubitLabABI. On other platforms it is empty;
    // `.ci/web` builds it in Embedded Swift.
    .target(name: "CQubitLabWeb"),
    .target(
      name: "QubitLabWeb", dependencies: ["QubitLevels", "CQubitLab", "CQubitLabWeb"], exclude: ["Page"],
      swiftSettings: strict),
    .executableTarget(
      name: "QubitLabCommand",
      dependencies: ["QubitLab", "OpenQASM", "QuantumDrawing", "QuirkCircuits", "QubitStoreEmulator"],
      swiftSettings: strict),

    // Prints what verifying a token costs; run in release.
    .executableTarget(
      name: "EntitlementBenchmark", dependencies: ["QubitEntitlements"], path: "Benchmarks/Entitlements",
      swiftSettings: strict),

    .testTarget(name: "QubitContentTests", dependencies: ["QubitContent"], swiftSettings: strict),
    .testTarget(
      name: "QuantumKernelsTests", dependencies: ["QuantumKernels"], swiftSettings: strict),
    .testTarget(
      name: "QuantumSimulatorTests", dependencies: ["QuantumSimulator"], swiftSettings: strict),
    .testTarget(
      name: "OpenQASMTests", dependencies: ["OpenQASM", "QuantumSimulator"], swiftSettings: strict),
    .testTarget(
      name: "QuantumDrawingTests", dependencies: ["QuantumDrawing", "QuantumSimulator"],
      exclude: ["Snapshots"], swiftSettings: strict),
    .testTarget(name: "QubitPuzzleTests", dependencies: ["QubitPuzzle"], swiftSettings: strict),
    .testTarget(
      name: "QubitLevelsTests",
      dependencies: ["QubitLevels", "QubitPuzzle", "QubitContent", "QuantumSimulator"],
      exclude: ["Broken", "Mechanics"], swiftSettings: strict),
    .testTarget(
      name: "QubitEntitlementsTests", dependencies: ["QubitEntitlements", "QubitStoreEmulator"],
      exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "QubitLabTests", dependencies: ["QubitLab", "QubitStoreEmulator"], swiftSettings: strict),
    .testTarget(
      name: "QuirkCircuitsTests", dependencies: ["QuirkCircuits", "QuantumSimulator"], swiftSettings: strict),
    .testTarget(
      name: "QubitLabCommandTests", dependencies: ["QubitLabCommand"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
