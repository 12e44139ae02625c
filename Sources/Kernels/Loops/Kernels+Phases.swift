import KernelInterface

extension Kernels {
  /// The most blocks that a table of phases has.
  private static var mostTableBlocks: Int { 1 << (KernelSet.Programs.tableQubits - laneQubits) }

  /// Multiplies a chunk by phases; `high` is the index of its first amplitude.
  ///
  /// The chunk is taken in runs as long as the table. Within one, the qubits beyond the table have values, so
  /// that a term is out of force, a factor for the whole run, or a term on the table's qubits that multiplies
  /// the table.
  static func applyPhases(
    _ chunk: Chunk, _ high: Int, _ memory: UnsafeMutableRawPointer, _ part: Part
  ) {
    let numbers = PhaseNumbers(memory)
    let runBlocks = numbers.tableBlocks
    if numbers.termCount == 0 {
      multiplyByTable(chunk, numbers, part)
      return
    }
    withUnsafeTemporaryAllocation(of: Lanes.self, capacity: 2 * mostTableBlocks) { scratch in
      guard let scratch = scratch.baseAddress else { return }
      for number in part.range(of: chunk.count / runBlocks) {
        let first = number * runBlocks
        let run = Chunk(
          memory: chunk.memory + first * KernelSet.blockBytes, count: runBlocks)
        applyPhases(run, high | first * blockAmplitudes, numbers, scratch)
      }
    }
  }

  /// Multiplies every run of a chunk by the table alone.
  @inline(__always)
  private static func multiplyByTable(_ chunk: Chunk, _ numbers: PhaseNumbers, _ part: Part) {
    let (blocks, last) = (chunk.lanes, numbers.tableBlocks - 1)
    for number in part.range(of: chunk.count) {
      blocks.store(blocks.block(number) * numbers.table.block(number & last), at: number)
    }
  }

  @inline(__always)
  private static func applyPhases(
    _ run: Chunk, _ index: Int, _ numbers: PhaseNumbers, _ scratch: BlockPointer
  ) {
    let blocks = run.lanes
    let reach = RunPhases(numbers, at: index)
    switch (reach.variesInRun, reach.isOne, numbers.hasTable) {
    case (false, true, false):
      return
    case (false, true, true):
      for number in 0..<run.count {
        blocks.store(blocks.block(number) * numbers.table.block(number), at: number)
      }
    case (false, false, false):
      let factor = Block(repeating: reach.factor)
      for number in 0..<run.count { blocks.store(blocks.block(number) * factor, at: number) }
    case (false, false, true):
      let factor = Block(repeating: reach.factor)
      for number in 0..<run.count {
        blocks.store(blocks.block(number) * (factor * numbers.table.block(number)), at: number)
      }
    case (true, _, false):
      reach.fill(scratch, blockCount: run.count)
      for number in 0..<run.count {
        blocks.store(blocks.block(number) * scratch.block(number), at: number)
      }
    case (true, _, true):
      reach.fill(scratch, blockCount: run.count)
      for number in 0..<run.count {
        blocks.store(
          blocks.block(number) * (scratch.block(number) * numbers.table.block(number)), at: number)
      }
    }
  }
}

/// What the terms that reach beyond a table of phases come to within one run of the chunk.
private struct RunPhases {
  /// What multiplies the whole run.
  private(set) var factor: KernelSet.Number = (1, 0)
  /// Whether there are factors that depend on the index within the run.
  private(set) var variesInRun = false
  private let numbers: PhaseNumbers
  private let index: Int
  private let runMask: Int

  @inline(__always)
  init(_ numbers: PhaseNumbers, at index: Int) {
    self.numbers = numbers
    self.index = index
    runMask = (1 << numbers.tableQubits) - 1
    for number in 0..<numbers.wholeCount where isInForce(number) {
      factor = Kernels.product(factor, numbers.terms[number].factor)
    }
    for number in numbers.wholeCount..<numbers.termCount where isInForce(number) {
      variesInRun = true
      break
    }
  }

  /// Whether the bits beyond the run are as the term wants them.
  @inline(__always)
  private func isInForce(_ number: Int) -> Bool {
    let beyond = numbers.terms[number].mask & ~runMask
    return index & beyond == beyond
  }

  /// Whether the factor is one.
  @inline(__always)
  var isOne: Bool { factor == (1, 0) }

  /// Writes all factors of the run. Terms on one qubit are spread by doubling: each block of factors is a
  /// lower one times a number.
  @inline(__always)
  func fill(_ factors: BlockPointer, blockCount: Int) {
    var next = numbers.wholeCount
    var first = Block(repeating: factor)
    for lane in 0..<laneQubits {
      let own = product(ofTermsOn: 1 << lane, from: &next)
      if own == (1, 0) { continue }
      let active = LaneMask(where: 1 << lane, equal: 1 << lane)
      first = first * Block.one.replacing(with: Block(repeating: own), where: active)
    }
    factors.store(first, at: 0)
    var size = 1
    while size < blockCount {
      let factor = Block(repeating: product(ofTermsOn: size * blockAmplitudes, from: &next))
      for number in 0..<size { factors.store(factors.block(number) * factor, at: size + number) }
      size *= 2
    }
    while next < numbers.termCount {
      if isInForce(next) { multiply(factors, by: numbers.terms[next], blockCount) }
      next += 1
    }
  }

  /// The product of the terms in force that have this bit and no other within the run; `next` moves past them.
  @inline(__always)
  private func product(ofTermsOn bit: Int, from next: inout Int) -> KernelSet.Number {
    var result: KernelSet.Number = (1, 0)
    while next < numbers.termCount && numbers.terms[next].mask & runMask == bit {
      if isInForce(next) { result = Kernels.product(result, numbers.terms[next].factor) }
      next += 1
    }
    return result
  }

  /// Multiplies in a term that has several bits within the run.
  @inline(__always)
  private func multiply(_ factors: BlockPointer, by term: PhaseTerm, _ blockCount: Int) {
    let laneMask = term.mask & runMask & laneNumberMask
    let factor = Block.one.replacing(
      with: Block(repeating: term.factor), where: LaneMask(where: laneMask, equal: laneMask))
    let blockMask = (term.mask & runMask) >> laneQubits
    for block in BlockWalk(blockCount: blockCount, fixed: blockMask, value: blockMask, part: .whole) {
      factors.store(factors.block(block) * factor, at: block)
    }
  }
}
