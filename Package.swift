// swift-tools-version: 6.2
import PackageDescription

/// A page in a browser carries what playing a level needs and no more: no compiled circuits, which pay on large states only,
/// no ensembles of spins, no search from both ends of a board, no findings of the validator. `.ci/web` sets this variable.
let isPage = Context.environment["QUBITLAB_PAGE"] != nil

/// What every Swift target is compiled with: explicit `any`, explicit public imports, no member borrowed from a module
/// that the file does not import, and no warning.
let strict: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ] + (isPage ? [.define("PAGE")] : [])

/// What makes tests crawl unoptimised is optimised in debug builds too.
let optimised: [SwiftSetting] = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The kernels: one folder of sources, Sources/Kernels/Loops, compiled once for each instruction set and precision.
/// Every set lives in a target of its own, whose folder is a link to that one, because compiler flags hold for a whole
/// target. Where the processor has no wider vectors to offer, or the build asks for none, there are the plain ones alone.
struct KernelTarget {
  var name: String
  var settings: [SwiftSetting]

  init(_ instructions: String, _ precision: String, _ settings: [SwiftSetting] = []) {
    name = "Kernels" + instructions + precision
    // The kernels trust their arguments: no check of a bound or an overflow in their loops. A loop is inlined across
    // files only where a module is compiled as a whole, in debug builds too.
    self.settings =
      strict + settings + [.unsafeFlags(["-Ounchecked", "-wmo", "-num-threads", "1", "-disable-batch-mode"])]
    if precision == "Single" { self.settings.append(.define("SINGLE_PRECISION")) }
  }

  var target: Target {
    .target(
      name: name, dependencies: ["KernelInterface", "LaneInstructions"],
      path: "Sources/Kernels/" + name.dropFirst("Kernels".count),
      swiftSettings: settings)
  }
}

func wide(_ flags: [String]) -> [SwiftSetting] {
  [.define("FUSED_MULTIPLY_ADD"), .unsafeFlags(flags.flatMap { ["-Xcc", $0] })]
}

var kernelTargets = [KernelTarget("Plain", "Double"), KernelTarget("Plain", "Single")]
var kernelChoice: [SwiftSetting] = strict

#if arch(x86_64) && os(Linux)
  // A build for WebAssembly on such a machine sets this variable.
  if Context.environment["QUBITLAB_PLAIN_KERNELS"] == nil {
    let avx2 = ["-mavx2", "-mfma"]
    let avx512 = avx2 + ["-mavx512f", "-mavx512bw", "-mavx512dq", "-mavx512vl", "-mprefer-vector-width=512"]
    for precision in ["Double", "Single"] {
      kernelTargets.append(KernelTarget("AVX2", precision, wide(avx2)))
      kernelTargets.append(KernelTarget("AVX512", precision, wide(avx512)))
    }
    kernelChoice.append(.define("WIDE_KERNELS"))
  }
#endif

/// What of the levels a page leaves out: all that only the validator and whoever makes levels ask for.
let withoutValidation =
  ["Validator", "Difficulty", "Diagnostics/Chinese", "Encoding/CanonicalFile.swift"]
  + [
    "Catalogue", "CatalogueCollector", "CatalogueReading", "LevelFile+Role", "LevelIndex", "LevelOutline",
    "LoadedLevel+Media", "Manifest", "ManifestAddition", "ManifestReading",
  ].map { "Catalogue/\($0).swift" }
  + [
    "CatalogueFault", "CourseFault", "MechanicFault", "MechanicFault+Message", "PlayFault",
    "PlayFault+Message", "Rule+Explanation", "RuleFamily", "SettingsFault", "TextFault",
  ].map { "Diagnostics/\($0).swift" }

let package = Package(
  name: "QubitLab",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "QubitLab", targets: ["QubitLab"]),
    .library(name: "QuantumSimulator", targets: ["QuantumSimulator"]),
    .library(name: "QubitStoreEmulator", targets: ["QubitStoreEmulator"]),
    .executable(name: "qubitlab", targets: ["QubitLabCommand"]),
    // For the nested package of performance tests, Benchmarks/Simulator.
    .library(name: "SimulatorBenchmarks", targets: ["SimulatorBenchmarks"]),
    // For C and every language that calls C; the header is Sources/CQubitLab/include/qubitlab.h.
    .library(name: "QubitLabABI", type: .dynamic, targets: ["QubitLabABI"]),
    .library(name: "QubitLabABIStatic", type: .static, targets: ["QubitLabABI"]),
  ],
  targets: [
    // Floor 0
    .target(name: "KernelInterface", path: "Sources/Kernels/Interface", swiftSettings: optimised),
    .target(name: "LaneInstructions", path: "Sources/Kernels/LaneInstructions"),
    .target(name: "HostProcessor", path: "Sources/Kernels/HostProcessor"),
    .target(
      name: "QuantumKernels",
      dependencies: ["HostProcessor", "KernelInterface"] + kernelTargets.map { .byName(name: $0.name) },
      swiftSettings: kernelChoice),
    .target(name: "QubitContent", swiftSettings: strict),
    // Floor 1
    .target(
      name: "QuantumSimulator", dependencies: ["QuantumKernels", "KernelInterface", "HostProcessor"],
      exclude: isPage ? ["Compiled", "Ensembles"] : [],
      swiftSettings: strict,
      // `squareRoot()` is a call of the C mathematics library in a debug build.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // Floor 2
    .target(
      name: "QubitPuzzle", dependencies: ["QuantumSimulator", "QubitContent"], swiftSettings: optimised),
    .target(
      name: "OpenQASM", dependencies: ["QuantumSimulator"], swiftSettings: strict),
    .target(
      name: "QuantumDrawing", dependencies: ["QuantumSimulator"], swiftSettings: strict),
    // Beside the floors: what is measured, for the tool and for the suite under Benchmarks/Simulator.
    .target(name: "SimulatorBenchmarks", dependencies: ["QuantumSimulator"], swiftSettings: strict),
    // Floor 3
    .target(
      name: "QubitLevels", dependencies: ["QubitPuzzle", "QubitContent", "QuantumSimulator"],
      exclude: isPage ? withoutValidation : [],
      swiftSettings: strict),
    .systemLibrary(name: "CLibcrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .target(
      name: "QubitEntitlements",
      dependencies: ["QubitContent", .target(name: "CLibcrypto", condition: .when(platforms: [.linux]))],
      swiftSettings: strict),
    // A store to test with, beside the floors: for the tests of front ends, and for `qubitlab entitlement simulate` and
    // `qubitlab web --store-script`.
    // Optimised in debug builds too: it tries every path through a model, hundreds of thousands of them.
    .target(
      name: "QubitStoreEmulator", dependencies: ["QubitEntitlements"],
      resources: [.embedInCode("Scenarios")], swiftSettings: optimised),
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
      dependencies: [
        "QubitLab", "OpenQASM", "QuantumDrawing", "QuirkCircuits", "QubitStoreEmulator",
        "SimulatorBenchmarks",
      ],
      swiftSettings: strict),

    // Prints what verifying a token costs; run in release.
    .executableTarget(
      name: "EntitlementBenchmark", dependencies: ["QubitEntitlements"], path: "Benchmarks/Entitlements",
      swiftSettings: strict),
    // Prints what moving spins costs; run in release.
    .executableTarget(
      name: "MotionBenchmark", dependencies: ["QuantumSimulator"], path: "Benchmarks/Motion",
      exclude: ["compare.py"], swiftSettings: strict),
    // Prints what enumerations and proofs cost; run in release.
    .executableTarget(
      name: "SolverBenchmark", dependencies: ["QubitPuzzle", "QuantumSimulator"],
      path: "Benchmarks/Solver", swiftSettings: strict),
    // Prints how many gates a second are read; run in release.
    .executableTarget(
      name: "OpenQASMBenchmark", dependencies: ["OpenQASM"], path: "Benchmarks/OpenQASM",
      swiftSettings: strict),

    // Prints what reading and checking levels costs; run in release.
    .executableTarget(
      name: "LevelBenchmark", dependencies: ["QubitLab"], path: "Benchmarks/Levels", swiftSettings: strict),

    .testTarget(name: "QubitContentTests", dependencies: ["QubitContent"], swiftSettings: strict),
    .testTarget(
      name: "QuantumKernelsTests", dependencies: ["QuantumKernels", "KernelInterface"],
      swiftSettings: optimised),
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

package.targets += kernelTargets.map(\.target)

// A warning of the C compiler is an error as one of Swift's is.
for target in package.targets where target.type == .regular {
  target.cSettings = [.treatAllWarnings(as: .error)]
}
