#if FUSED_MULTIPLY_ADD || arch(arm64)
  import LaneInstructions
#endif
import KernelInterface

/// The same number of eight spins. Double precision in every module: a million small turns add up.
typealias SpinLanes = SIMD8<Double>

extension Kernels {
  /// Takes spins through steps. A step's turn is a quaternion whose parts are even functions of the angle, so
  /// that their series need neither a root nor a quotient; nothing but the arrows is carried from step to step,
  /// and these stay in registers.
  @Sendable
  static func turnSpins(
    _ spins: SpinColumns, _ steps: UnsafePointer<SpinStep>, _ stepCount: Int, _ part: Part
  ) {
    let pairs = (spins.count / SpinLanes.scalarCount + 1) / 2
    for pair in part.range(of: pairs) {
      let first = pair * 2 * SpinLanes.scalarCount
      let second = first + SpinLanes.scalarCount
      var a = SpinGroup(spins, at: first)
      guard second < spins.count else {
        for index in 0..<stepCount { a.take(steps[index]) }
        a.store(to: spins, at: first)
        continue
      }
      // Two groups at once hide the time that a product takes.
      var b = SpinGroup(spins, at: second)
      for index in 0..<stepCount {
        let step = steps[index]
        a.take(step)
        b.take(step)
      }
      a.store(to: spins, at: first)
      b.store(to: spins, at: second)
    }
  }
}

/// Eight spins.
struct SpinGroup {
  private var x: SpinLanes
  private var y: SpinLanes
  private var z: SpinLanes
  private let detuning: SpinLanes
  private let strength: SpinLanes

  @inline(__always)
  init(_ spins: SpinColumns, at index: Int) {
    x = Self.load(UnsafePointer(spins.x), index)
    y = Self.load(UnsafePointer(spins.y), index)
    z = Self.load(UnsafePointer(spins.z), index)
    detuning = Self.load(spins.detuning, index)
    strength = Self.load(spins.strength, index)
  }

  @inline(__always)
  func store(to spins: SpinColumns, at index: Int) {
    Self.store(x, spins.x, index)
    Self.store(y, spins.y, index)
    Self.store(z, spins.z, index)
  }

  @inline(__always)
  private static func load(_ column: UnsafePointer<Double>, _ index: Int) -> SpinLanes {
    UnsafeRawPointer(column + index).load(as: SpinLanes.self)
  }

  @inline(__always)
  private static func store(_ lanes: SpinLanes, _ column: UnsafeMutablePointer<Double>, _ index: Int) {
    UnsafeMutableRawPointer(column + index).storeBytes(of: lanes, as: SpinLanes.self)
  }

  /// a + b·c, rounded once where the processor can.
  @inline(__always)
  private static func sum(_ a: SpinLanes, _ b: SpinLanes, _ c: SpinLanes) -> SpinLanes {
    #if FUSED_MULTIPLY_ADD || arch(arm64)
      lanes_add_double8(a, b, c)
    #else
      a + b * c
    #endif
  }

  @inline(__always)
  private static func all(_ value: Double) -> SpinLanes { SpinLanes(repeating: value) }

  /// 1 − q/2! + q²/4! − …, the cosine of √q.
  @inline(__always)
  private static func cosine(_ q: SpinLanes) -> SpinLanes {
    var sum = all(-1 / 3_628_800)
    sum = Self.sum(all(1 / 40_320), sum, q)
    sum = Self.sum(all(-1 / 720), sum, q)
    sum = Self.sum(all(1 / 24), sum, q)
    sum = Self.sum(all(-0.5), sum, q)
    return Self.sum(all(1), sum, q)
  }

  /// 1 − q/3! + q²/5! − …, the sine of √q divided by √q.
  @inline(__always)
  private static func sineQuotient(_ q: SpinLanes) -> SpinLanes {
    var sum = all(-1 / 39_916_800)
    sum = Self.sum(all(1 / 362_880), sum, q)
    sum = Self.sum(all(-1 / 5_040), sum, q)
    sum = Self.sum(all(1 / 120), sum, q)
    sum = Self.sum(all(-1 / 6), sum, q)
    return Self.sum(all(1), sum, q)
  }

  /// Turns and relaxes.
  @inline(__always)
  mutating func take(_ step: SpinStep) {
    let vx = strength * step.halfX
    let vy = strength * step.halfY
    let vz = detuning * step.halfTime
    let q = Self.sum(Self.sum(vx * vx, vy, vy), vz, vz)
    var w = Self.cosine(q)
    var scale = Self.sineQuotient(q)
    for _ in 0..<step.doublings {
      // (w, u)² = (2w² − 1, 2w·u) for a quaternion of length 1.
      scale *= w + w
      w = Self.sum(Self.all(-1), w + w, w)
    }
    let (ux, uy, uz) = (scale * vx, scale * vy, scale * vz)
    // t = 2u × r, then r + w·t + u × t.
    let (dx, dy, dz) = (ux + ux, uy + uy, uz + uz)
    let tx = Self.sum(-(dz * y), dy, z)
    let ty = Self.sum(-(dx * z), dz, x)
    let tz = Self.sum(-(dy * x), dx, y)
    let nx = Self.sum(Self.sum(Self.sum(x, w, tx), uy, tz), -uz, ty)
    let ny = Self.sum(Self.sum(Self.sum(y, w, ty), uz, tx), -ux, tz)
    let nz = Self.sum(Self.sum(Self.sum(z, w, tz), ux, ty), -uy, tx)
    x = nx * step.across
    y = ny * step.across
    z = Self.sum(Self.all(step.recovery), nz, Self.all(step.along))
  }
}
