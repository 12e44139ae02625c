// What differs between the modules that this folder is compiled into: the precision here, the fused product in
// `Lanes+Arithmetic.swift`. Both are chosen by compilation conditions in Package.swift.

#if SINGLE_PRECISION
  /// A real number of an amplitude.
  typealias Real = Float
  /// The real numbers that one cache line holds: the real parts, or the imaginary parts, of one block.
  typealias Lanes = SIMD16<Float>
  /// The integers that go with `Lanes`, lane for lane.
  typealias LaneIntegers = SIMD16<Int32>
  /// `Lanes` in double precision, in which sums are taken.
  typealias WideLanes = SIMD16<Double>
#else
  /// A real number of an amplitude.
  typealias Real = Double
  /// The real numbers that one cache line holds: the real parts, or the imaginary parts, of one block.
  typealias Lanes = SIMD8<Double>
  /// The integers that go with `Lanes`, lane for lane.
  typealias LaneIntegers = SIMD8<Int64>
  /// `Lanes` in double precision, in which sums are taken.
  typealias WideLanes = SIMD8<Double>
#endif

/// How many amplitudes a block holds.
@inline(__always)
var blockAmplitudes: Int { Lanes.scalarCount }

/// How many low qubits choose a lane inside a block rather than a block.
@inline(__always)
var laneQubits: Int { Lanes.scalarCount.trailingZeroBitCount }

/// The bits of an amplitude's index that choose its lane.
@inline(__always)
var laneNumberMask: Int { Lanes.scalarCount - 1 }

/// +1 in the lanes whose number has an even count of ones under `mask`, −1 in the others.
@inline(__always)
func laneParitySigns(_ mask: Int) -> Lanes {
  var signs = Lanes(repeating: 1)
  for lane in 0..<blockAmplitudes where (lane & mask).nonzeroBitCount & 1 == 1 { signs[lane] = -1 }
  return signs
}
