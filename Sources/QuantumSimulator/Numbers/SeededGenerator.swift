/// A stream of pseudo-random numbers that is the same for the same seed on every platform.
///
/// The generator is xoshiro256** 1.0 of D. Blackman and S. Vigna ("Scrambled linear pseudorandom number
/// generators", ACM Transactions on Mathematical Software 47, 2021; prng.di.unimi.it): 256 bits of state,
/// period 2²⁵⁶ − 1. The seed is spread over the state by SplitMix64, as its authors recommend. It is not
/// for secrets.
///
/// ```swift
/// var generator = SeededGenerator(seed: 7)
/// let u = generator.nextUniform()          // in [0, 1), 53 bits
/// let shot = SeededGenerator(seed: 7, stream: 41)   // what shot 41 draws, whoever else draws
/// ```
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var s0: UInt64
  private var s1: UInt64
  private var s2: UInt64
  private var s3: UInt64

  /// A generator at the start of the stream of `seed`.
  public init(seed: UInt64) {
    var mixer = SplitMix(state: seed)
    s0 = mixer.next()
    s1 = mixer.next()
    s2 = mixer.next()
    s3 = mixer.next()
  }

  /// A generator for one of 2⁶⁴ streams of the same seed: one a shot, say, so that the outcomes do not
  /// depend on which thread runs which shot.
  ///
  /// The seed and the number of the stream are mixed into the state by SplitMix64, whose steps are
  /// bijections; two streams of a seed overlap within n draws with a probability of about n·2⁻²⁵⁵.
  /// Stream 0 is not the stream of ``init(seed:)``.
  public init(seed: UInt64, stream: UInt64) {
    var seeds = SplitMix(state: seed)
    var streams = SplitMix(state: stream ^ 0x6a09_e667_f3bc_c908)
    s0 = seeds.next() ^ streams.next()
    s1 = seeds.next() &+ streams.next()
    s2 = seeds.next() ^ streams.next()
    s3 = seeds.next() &+ streams.next()
    if s0 | s1 | s2 | s3 == 0 { s0 = 1 }
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    let result = Self.rotated(s1 &* 5, by: 7) &* 9
    let t = s1 << 17
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= t
    s3 = Self.rotated(s3, by: 45)
    return result
  }

  /// The next multiple of 2⁻⁵³ in [0, 1), each as likely as the other.
  public mutating func nextUniform() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Moves on by 2¹²⁸ draws: as many streams of that length as anyone needs, none overlapping.
  public mutating func jump() {
    var (t0, t1, t2, t3): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    let polynomial: [UInt64] = [
      0x180e_c6d3_3cfd_0aba, 0xd5a6_1266_f0c9_392c, 0xa958_2618_e03f_c9aa, 0x39ab_dc45_29b1_661c,
    ]
    for word in polynomial {
      for bit in 0..<UInt64(64) {
        if word >> bit & 1 == 1 {
          t0 ^= s0
          t1 ^= s1
          t2 ^= s2
          t3 ^= s3
        }
        _ = next()
      }
    }
    (s0, s1, s2, s3) = (t0, t1, t2, t3)
  }

  /// A generator for the next 2¹²⁸ draws, which this one then skips.
  public mutating func split() -> SeededGenerator {
    let part = self
    jump()
    return part
  }

  private static func rotated(_ value: UInt64, by count: UInt64) -> UInt64 {
    value << count | value >> (64 - count)
  }

  /// SplitMix64 of G. L. Steele, D. Lea and C. H. Flood ("Fast splittable pseudorandom number
  /// generators", OOPSLA 2014), with the constants of Vigna's version.
  private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
      return z ^ z >> 31
    }
  }
}
