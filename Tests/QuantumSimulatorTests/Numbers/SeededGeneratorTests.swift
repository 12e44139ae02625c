import QuantumSimulator
import Testing

/// The expected numbers come from an independent implementation that gives the published first outputs of
/// SplitMix64 (seed 1234567) and of xoshiro256** (state 1, 2, 3, 4).
@Suite struct SeededGeneratorTests {
  @Test func drawsThePublishedNumbers() {
    var zero = SeededGenerator(seed: 0)
    #expect(zero.next() == 11_091_344_671_253_066_420)
    #expect(zero.next() == 13_793_997_310_169_335_082)
    #expect(zero.next() == 1_900_383_378_846_508_768)
    #expect(zero.next() == 7_684_712_102_626_143_532)
    var other = SeededGenerator(seed: 42)
    #expect((0..<4).map { _ in other.next() }.last == 17_057_574_109_182_124_193)
    other.jump()
    #expect(other.next() == 8_590_228_844_810_902_155)
    #expect(other.next() == 2_210_021_617_906_878_354)
    var stream = SeededGenerator(seed: 7, stream: 41)
    #expect(stream.next() == 6_022_235_410_679_523_845)
    #expect(stream.next() == 9_074_339_468_667_745_735)
  }

  @Test func splitsOffWhatItThenSkips() {
    var whole = SeededGenerator(seed: 5)
    var part = whole.split()
    var start = SeededGenerator(seed: 5)
    #expect(part.next() == start.next())
    start = SeededGenerator(seed: 5)
    start.jump()
    #expect(whole.next() == start.next())
  }

  @Test func streamsDiffer() {
    var first: Set<UInt64> = []
    for seed in 0..<30 as Range<UInt64> {
      for stream in 0..<30 as Range<UInt64> {
        var generator = SeededGenerator(seed: seed, stream: stream)
        first.insert(generator.next())
      }
    }
    #expect(first.count == 900)
  }

  /// The mean of n uniforms is ½ ± 5/√(12n), and all 53 bits occur.
  @Test func drawsUniformNumbers() {
    var generator = SeededGenerator(seed: 8)
    var (sum, lowBits) = (0.0, UInt64(0))
    for _ in 0..<10_000 {
      let value = generator.nextUniform()
      #expect(value >= 0 && value < 1)
      sum += value
      lowBits |= UInt64(value * 0x1p53)
    }
    #expect(abs(sum / 10_000 - 0.5) < 0.0145)
    #expect(lowBits == 1 << 53 - 1)
  }
}
