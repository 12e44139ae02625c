/// Vector bundles in the order in which they came, each without its zeros.
///
/// Measured boards and tables of basis states are mostly zeros: every branch of a measurement is zero on half of its
/// entries. What is not zero is kept in runs of neighbours, exactly as it was.
struct BundleStore {
  /// How many numbers a block has room for: 256 KiB. A long list that grows by copying itself would need three times its
  /// size while it does.
  private static let blockLength = 32_768

  /// A bundle's place in the blocks, and its runs.
  private struct Entry {
    var block: Int32
    var start: Int32
    var width: Int32
    var firstRun: Int32
  }

  /// Neighbouring entries that are not zero.
  private struct Run {
    var start: Int32
    var length: Int32

    var indices: Range<Int> { Int(start)..<Int(start) + Int(length) }
  }

  /// Real and imaginary parts in turn; a bundle never stands in two blocks.
  private var blocks: [[Double]] = []
  private var entries: [Entry] = []
  private var runs: [Run] = []
  private var numberCount = 0

  /// The number of bundles.
  var count: Int { entries.count }

  /// The memory that the bundles take.
  var byteCount: Int {
    numberCount * MemoryLayout<Double>.stride + heldBytes(entries.count, of: Entry.self)
      + heldBytes(runs.count, of: Run.self)
  }

  /// Adds a bundle. O(width).
  mutating func append(_ bundle: VectorBundle) {
    let firstRun = runs.count
    var kept = 0
    var last = -1
    for index in 0..<bundle.width where bundle.reals[index] != 0 || bundle.imaginaries[index] != 0 {
      if index == last + 1, runs.count > firstRun {
        runs[runs.count - 1].length += 1
      } else {
        runs.append(Run(start: Int32(index), length: 1))
      }
      last = index
      kept += 1
    }
    let block = room(for: 2 * kept)
    entries.append(
      Entry(
        block: Int32(block), start: Int32(blocks[block].count), width: Int32(bundle.width),
        firstRun: Int32(firstRun)))
    numberCount += 2 * kept
    for run in runs[firstRun...] {
      for index in run.indices {
        blocks[block].append(bundle.reals[index])
        blocks[block].append(bundle.imaginaries[index])
      }
    }
  }

  /// A block that so many numbers fit into: the last one, or a new one.
  private mutating func room(for needed: Int) -> Int {
    if let last = blocks.last, last.count + needed <= Self.blockLength { return blocks.count - 1 }
    var block: [Double] = []
    block.reserveCapacity(max(Self.blockLength, needed))
    blocks.append(block)
    return blocks.count - 1
  }

  private func runs(of entry: Int) -> ArraySlice<Run> {
    let end = entry + 1 < entries.count ? Int(entries[entry + 1].firstRun) : runs.count
    return runs[Int(entries[entry].firstRun)..<end]
  }

  /// Copies a bundle into a buffer. O(width).
  func load(_ number: Int, into bundle: inout VectorBundle) {
    let entry = entries[number]
    let block = blocks[Int(entry.block)]
    bundle.clear(to: Int(entry.width))
    var place = Int(entry.start)
    for run in runs(of: number) {
      for index in run.indices {
        bundle.reals[index] = block[place]
        bundle.imaginaries[index] = block[place + 1]
        place += 2
      }
    }
  }

  /// The inner product ⟨kept|bundle⟩ with a kept bundle of the same width. O(entries kept).
  func innerProduct(of number: Int, with bundle: VectorBundle) -> (real: Double, imaginary: Double) {
    let entry = entries[number]
    let block = blocks[Int(entry.block)]
    var place = Int(entry.start)
    var real = 0.0
    var imaginary = 0.0
    for run in runs(of: number) {
      for index in run.indices {
        let (a, b) = (bundle.reals[index], bundle.imaginaries[index])
        let (x, y) = (block[place], block[place + 1])
        real += a * x + b * y
        imaginary += b * x - a * y
        place += 2
      }
    }
    return (real, imaginary)
  }

  /// The squared distance of a kept bundle from another of the same width that is multiplied by a number first. O(width).
  func distanceSquared(of number: Int, from bundle: VectorBundle, turnedBy real: Double, _ imaginary: Double)
    -> Double
  {
    let entry = entries[number]
    let block = blocks[Int(entry.block)]
    let turnSquared = real * real + imaginary * imaginary
    var place = Int(entry.start)
    var next = 0
    var zeros = 0.0
    var distance = 0.0
    for run in runs(of: number) {
      for index in next..<Int(run.start) {
        let (a, b) = (bundle.reals[index], bundle.imaginaries[index])
        zeros += a * a + b * b
      }
      for index in run.indices {
        let (a, b) = (bundle.reals[index], bundle.imaginaries[index])
        let x = a * real - b * imaginary - block[place]
        let y = a * imaginary + b * real - block[place + 1]
        distance += x * x + y * y
        place += 2
      }
      next = run.indices.upperBound
    }
    for index in next..<Int(entry.width) {
      let (a, b) = (bundle.reals[index], bundle.imaginaries[index])
      zeros += a * a + b * b
    }
    return distance + turnSquared * zeros
  }

  /// The number of entries of a bundle.
  func width(of number: Int) -> Int { Int(entries[number].width) }
}
