import KernelInterface

/// The memory that holds a state's amplitudes, and the one place where the simulator touches pointers.
///
/// Everything above is a value type; everything below, in the kernels, trusts its arguments. Callers have
/// checked that qubits are in range and distinct and that arrays have the lengths they should.
///
/// Sendable although it can change: `StateVector` only calls a mutating method when it holds the sole
/// reference.
final class AmplitudeStorage: @unchecked Sendable {
  /// How many amplitudes there are: 2ⁿ.
  let count: Int
  /// How the amplitudes are held and worked on.
  let settings: ComputeSettings
  /// The kernels that work on this memory.
  let kernels: KernelSet
  /// The memory, for the kernels.
  let blocks: AmplitudeBlocks

  /// Takes memory for the amplitudes of `qubitCount` qubits, without giving them values.
  private init(uninitializedFor qubitCount: Int, settings: ComputeSettings) throws(StateError) {
    try AvailableMemory.check(forQubits: qubitCount, settings: settings)
    count = 1 << qubitCount
    self.settings = settings
    kernels = settings.kernels
    let blockCount = max(1, count / kernels.blockAmplitudes)
    let layout = BlockLayout.standard
    guard let memory = AmplitudeMemory.allocate(bytes: layout.bytes(forBlocks: blockCount)) else {
      throw .insufficientMemory(
        qubitCount: qubitCount,
        neededBytes: AvailableMemory.bytes(forQubits: qubitCount, settings: settings), availableBytes: nil)
    }
    blocks = AmplitudeBlocks(memory: memory, count: blockCount, layout: layout)
  }

  deinit { AmplitudeMemory.deallocate(blocks.memory) }

  /// The basis state with this index.
  convenience init(
    qubitCount: Int, basisState: Int, settings: ComputeSettings
  ) throws(StateError) {
    try self.init(uninitializedFor: qubitCount, settings: settings)
    forEachPart { [kernels, blocks] in kernels.transfers.setBasisState(blocks, basisState, $0) }
  }

  /// The given 2ⁿ amplitudes.
  convenience init(qubitCount: Int, amplitudes: [Complex], settings: ComputeSettings) throws(StateError) {
    try self.init(uninitializedFor: qubitCount, settings: settings)
    Self.withNumbers(of: amplitudes) { [kernels, blocks, count] in
      kernels.transfers.write($0, count, blocks)
    }
  }

  /// The same amplitudes in memory of their own.
  func copy() throws(StateError) -> AmplitudeStorage {
    let copy = try AmplitudeStorage(uninitializedFor: count.trailingZeroBitCount, settings: settings)
    forEachPart { [kernels, blocks] in kernels.transfers.copy(blocks, copy.blocks, $0) }
    return copy
  }

  /// The same amplitudes as another state's are held: this memory itself if its layout is the same.
  func laidOut(as other: AmplitudeStorage) throws(StateError) -> AmplitudeStorage {
    if settings.precision == other.settings.precision { return self }
    return try AmplitudeStorage(
      qubitCount: count.trailingZeroBitCount, amplitudes: amplitudes, settings: other.settings)
  }
}

// MARK: Parts

extension AmplitudeStorage {
  /// States of fewer amplitudes are worked on by one thread: waking another costs more than it saves.
  private static let leastThreadedCount = 1 << 17

  /// How many parts a large state's work has, whatever the number of threads.
  private static let partCount = 32

  /// How many threads work on this state.
  var threads: Int {
    count >= Self.leastThreadedCount ? settings.threadCount : 1
  }

  /// Does a kernel's work part by part.
  func forEachPart(_ body: (Part) -> Void) {
    let threads = threads
    if threads == 1 {
      body(.whole)
    } else {
      let parts = min(Self.partCount, blocks.count)
      HostThreads.run(parts: parts, threads: threads) { body(Part($0, of: parts)) }
    }
  }

  /// Does a kernel's work part by part and adds up what it finds, in an order that depends on the size of the
  /// state alone.
  func sum(_ body: (Part) -> Double) -> Double {
    guard count >= Self.leastThreadedCount else { return body(.whole) }
    let parts = Self.partCount
    let sums = [Double](unsafeUninitializedCapacity: parts) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      nonisolated(unsafe) let sums = base
      HostThreads.run(parts: parts, threads: threads) {
        (sums + $0).initialize(to: body(Part($0, of: parts)))
      }
      initialized = parts
    }
    var total = 0.0
    for sum in sums { total += sum }
    return total
  }
}

extension AmplitudeStorage {
  /// The most numbers of a table of sums that each part of the work fills for itself.
  private static let sharedTableLimit = 64

  /// Does a kernel's work part by part, each of which fills a table, and adds up the tables in order.
  func sums(count: Int, _ body: (Part, UnsafeMutablePointer<Double>) -> Void) -> [Double] {
    let isShared = self.count >= Self.leastThreadedCount && count <= Self.sharedTableLimit
    let parts = isShared ? Self.partCount : 1
    let tables = [Double](unsafeUninitializedCapacity: parts * count) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      HostThreads.run(parts: parts, threads: threads) { body(Part($0, of: parts), base + $0 * count) }
      initialized = parts * count
    }
    guard parts > 1 else { return tables }
    var sums = [Double](repeating: 0, count: count)
    for index in tables.indices { sums[index % count] += tables[index] }
    return sums
  }
}

// MARK: Pointers

extension AmplitudeStorage {
  /// Lends complex numbers as the row of real and imaginary parts that they are in memory.
  static func withNumbers(of values: [Complex], _ body: (UnsafePointer<Double>) -> Void) {
    values.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      base.withMemoryRebound(to: Double.self, capacity: 2 * buffer.count, body)
    }
  }

  /// Lends complex numbers likewise, to be written.
  static func withNumbers(of values: inout [Complex], _ body: (UnsafeMutablePointer<Double>) -> Void) {
    values.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      base.withMemoryRebound(to: Double.self, capacity: 2 * buffer.count, body)
    }
  }
}
