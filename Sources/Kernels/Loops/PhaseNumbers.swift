import KernelInterface

/// The numbers of a step of phases, in memory: a header, a table of the factors of the chunk's lowest qubits,
/// and the terms that reach beyond the table.
struct PhaseNumbers {
  private let memory: UnsafeMutableRawPointer

  init(_ memory: UnsafeMutableRawPointer) { self.memory = memory }

  private var header: UnsafeMutablePointer<Int> { memory.assumingMemoryBound(to: Int.self) }

  /// How many of the chunk's lowest qubits the table covers.
  var tableQubits: Int {
    get { header[0] }
    nonmutating set { header[0] = newValue }
  }

  /// How many terms reach beyond the table.
  var termCount: Int {
    get { header[1] }
    nonmutating set { header[1] = newValue }
  }

  /// How many of them, the first ones, have no bit that the table covers.
  var wholeCount: Int {
    get { header[3] }
    nonmutating set { header[3] = newValue }
  }

  /// Whether the table holds anything but ones.
  var hasTable: Bool {
    get { header[2] != 0 }
    nonmutating set { header[2] = newValue ? 1 : 0 }
  }

  /// How many blocks of factors the table has.
  var tableBlocks: Int { 1 << max(0, tableQubits - laneQubits) }

  /// The factors.
  var table: BlockPointer { (memory + 64).assumingMemoryBound(to: Lanes.self) }

  /// The terms that reach beyond the table: those with no bit that it covers, then those with one, the lowest
  /// bit first, then those with several.
  var terms: UnsafeMutablePointer<PhaseTerm> {
    (memory + 64 + tableBlocks * KernelSet.blockBytes).assumingMemoryBound(to: PhaseTerm.self)
  }
}

extension Kernels {
  /// Writes phases for chunks of `qubits` qubits.
  @Sendable
  static func preparePhases(
    _ terms: UnsafePointer<PhaseTerm>, _ count: Int, _ qubits: Int, _ memory: UnsafeMutableRawPointer
  ) {
    let numbers = PhaseNumbers(memory)
    numbers.tableQubits = bestTable(terms, count, qubits)
    let tableSize = numbers.tableBlocks * blockAmplitudes
    numbers.hasTable = false
    withUnsafeTemporaryAllocation(of: KernelSet.Number.self, capacity: tableSize) { factors in
      fill(factors, terms, count)
      write(terms, count, beyond: numbers)
      for entry in 0..<tableSize {
        let factor = factors[entry]
        if factor != (1, 0) { numbers.hasTable = true }
        let vector = 2 * (entry / blockAmplitudes)
        numbers.table[vector][entry % blockAmplitudes] = Real(factor.real)
        numbers.table[vector + 1][entry % blockAmplitudes] = Real(factor.imaginary)
      }
    }
  }

  /// How many qubits the table should cover: as many as it can, or one less where fewer terms lie across its edge,
  /// which cost the most.
  private static func bestTable(_ terms: UnsafePointer<PhaseTerm>, _ count: Int, _ qubits: Int) -> Int {
    let most = KernelSet.Programs.tableQubits
    guard qubits > most else { return qubits }
    func crossing(_ edge: Int) -> Int {
      let covered = (1 << edge) - 1
      var number = 0
      for index in 0..<count where terms[index].mask & covered != 0 && terms[index].mask & ~covered != 0 {
        number += 1
      }
      return number
    }
    return crossing(most - 1) < crossing(most) ? most - 1 : most
  }

  /// Writes the terms that reach beyond the table, in its order.
  private static func write(_ terms: UnsafePointer<PhaseTerm>, _ count: Int, beyond numbers: PhaseNumbers) {
    let covered = (1 << numbers.tableQubits) - 1
    numbers.termCount = 0
    func append(where fits: (_ within: Int) -> Bool) {
      for index in 0..<count where terms[index].mask & ~covered != 0 && fits(terms[index].mask & covered) {
        numbers.terms[numbers.termCount] = terms[index]
        numbers.termCount += 1
      }
    }
    append { $0 == 0 }
    numbers.wholeCount = numbers.termCount
    for bit in 0..<numbers.tableQubits { append { $0 == 1 << bit } }
    append { $0.nonzeroBitCount > 1 }
  }

  /// The product of the terms for every index that the table covers: bit by bit, what is known for the lower
  /// bits is taken over and multiplied by the terms whose highest bit this one is.
  private static func fill(
    _ factors: UnsafeMutableBufferPointer<KernelSet.Number>, _ terms: UnsafePointer<PhaseTerm>, _ count: Int
  ) {
    var one: KernelSet.Number = (1, 0)
    for index in 0..<count where terms[index].mask == 0 { one = product(one, terms[index].factor) }
    factors[0] = one
    var size = 1
    while size < factors.count {
      for entry in 0..<size { factors[size + entry] = factors[entry] }
      for index in 0..<count where terms[index].mask & ~(2 * size - 1) == 0 && terms[index].mask >= size {
        let rest = terms[index].mask & (size - 1)
        for entry in 0..<size where entry & rest == rest {
          factors[size + entry] = product(factors[size + entry], terms[index].factor)
        }
      }
      size *= 2
    }
  }

  @inline(__always)
  static func product(_ a: KernelSet.Number, _ b: KernelSet.Number) -> KernelSet.Number {
    (a.real * b.real - a.imaginary * b.imaginary, a.real * b.imaginary + a.imaginary * b.real)
  }
}
