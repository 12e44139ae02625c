extension AmplitudeKernels {
  /// Fills the blocks with the basis state of this index. O(2ⁿ).
  public static func setBasisState(_ amplitudes: UnsafeMutablePointer<Lanes>, blockCount: Int, index: Int) {
    for number in 0..<(2 * blockCount) { amplitudes[number] = Lanes(repeating: 0) }
    amplitudes[2 * (index / blockAmplitudes)][index % blockAmplitudes] = 1
  }

  /// Copies `count` complex numbers, real part before imaginary part, into the blocks and fills the lanes
  /// that remain with zeros. O(2ⁿ).
  public static func write(
    _ values: UnsafePointer<Double>, count: Int, to amplitudes: UnsafeMutablePointer<Lanes>, blockCount: Int
  ) {
    for number in 0..<blockCount {
      var block = Block(repeating: 0, 0)
      for lane in 0..<min(blockAmplitudes, count - number * blockAmplitudes) {
        block.real[lane] = values[2 * (number * blockAmplitudes + lane)]
        block.imaginary[lane] = values[2 * (number * blockAmplitudes + lane) + 1]
      }
      amplitudes.store(block, at: number)
    }
  }

  /// Copies the first `count` amplitudes out, real part before imaginary part. O(2ⁿ).
  public static func read(
    _ amplitudes: UnsafePointer<Lanes>, count: Int, to values: UnsafeMutablePointer<Double>
  ) {
    for number in 0..<((count + blockAmplitudes - 1) / blockAmplitudes) {
      let block = amplitudes.block(number)
      for lane in 0..<min(blockAmplitudes, count - number * blockAmplitudes) {
        values[2 * (number * blockAmplitudes + lane)] = block.real[lane]
        values[2 * (number * blockAmplitudes + lane) + 1] = block.imaginary[lane]
      }
    }
  }

  /// Copies all blocks. O(2ⁿ).
  public static func copy(
    _ source: UnsafePointer<Lanes>, to destination: UnsafeMutablePointer<Lanes>, blockCount: Int
  ) {
    destination.update(from: source, count: 2 * blockCount)
  }
}
