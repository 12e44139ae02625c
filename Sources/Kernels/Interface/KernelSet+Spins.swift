/// Many spins, a column of numbers for each thing that is known of them; see ``KernelSet/Spins``.
///
/// Every column begins on a cache line and holds a multiple of eight numbers. The memory belongs to the caller.
public struct SpinColumns {
  /// ⟨X⟩ of each spin.
  public let x: UnsafeMutablePointer<Double>
  /// ⟨Y⟩ of each spin.
  public let y: UnsafeMutablePointer<Double>
  /// ⟨Z⟩ of each spin.
  public let z: UnsafeMutablePointer<Double>
  /// The angular frequency about z of each spin.
  public let detuning: UnsafePointer<Double>
  /// How strongly each spin feels the field across z.
  public let strength: UnsafePointer<Double>
  /// How many numbers a column holds.
  public let count: Int

  /// Names the columns.
  public init(
    x: UnsafeMutablePointer<Double>, y: UnsafeMutablePointer<Double>, z: UnsafeMutablePointer<Double>,
    detuning: UnsafePointer<Double>, strength: UnsafePointer<Double>, count: Int
  ) {
    self.x = x
    self.y = y
    self.z = z
    self.detuning = detuning
    self.strength = strength
    self.count = count
  }
}

/// A turn of every spin, and what it loses then.
///
/// A spin with detuning δ and strength s turns by twice 2ᵈ times the length of (s·halfX, s·halfY, δ·halfTime)
/// about that vector, d being `doublings`. Then x and y are multiplied by `across`, and z becomes along·z +
/// recovery. The vector is to be no longer than 1/4.
public struct SpinStep: Sendable {
  /// Half the angle about x that the field across z turns through, divided by 2ᵈ.
  public var halfX: Double
  /// Half the angle about y, likewise.
  public var halfY: Double
  /// Half the time, likewise.
  public var halfTime: Double
  /// What remains across z.
  public var across: Double
  /// What remains along z.
  public var along: Double
  /// What comes back along z.
  public var recovery: Double
  /// How often the turn is doubled.
  public var doublings: Int

  /// Makes a step.
  public init(
    halfX: Double, halfY: Double, halfTime: Double, across: Double, along: Double, recovery: Double,
    doublings: Int
  ) {
    self.halfX = halfX
    self.halfY = halfY
    self.halfTime = halfTime
    self.across = across
    self.along = along
    self.recovery = recovery
    self.doublings = doublings
  }
}

extension KernelSet {
  /// The kernels that turn many spins at once. In double precision in every module.
  public struct Spins: Sendable {
    /// Takes the spins of a part through all steps, eight spins an instruction.
    public typealias Turn =
      @Sendable (
        _ spins: SpinColumns, _ steps: UnsafePointer<SpinStep>, _ stepCount: Int, _ part: Part
      ) -> Void

    /// Turns spins; see ``Turn``.
    public let turn: Turn

    /// The functions of one module.
    public init(turn: @escaping Turn) { self.turn = turn }
  }
}
