import KernelInterface

/// Operations that are done in one pass over the state: chunk by chunk, each small enough for the cache.
///
/// A chunk holds the amplitudes that differ in the batch's *local* qubits only. Operations mix local qubits
/// alone, and may read any.
struct Batch {
  /// The operations, in an order in which they can be done.
  var operations: [LoweredOperation] = []
  /// The local qubits.
  var local: Int
}

extension Batch {
  /// Splits operations into batches: each takes, from what is left and in order, all that the local qubits
  /// allow, and makes qubits local as they are met until there is no room.
  ///
  /// - Parameters:
  ///   - fixed: how many of the lowest qubits are local in every batch, so that memory is met in runs.
  ///   - room: how many qubits can be local.
  static func split(
    _ operations: [LoweredOperation], qubitCount: Int, fixed: Int, room: Int
  ) -> [Batch] {
    var batches: [Batch] = []
    var (left, next) = ([LoweredOperation](), 0)
    let all = (1 << qubitCount) - 1
    while !left.isEmpty || next < operations.count {
      var collector = BatchCollector(local: (1 << min(fixed, qubitCount)) - 1, room: room)
      for operation in left { collector.consider(operation) }
      while next < operations.count && collector.mixedBehind != all {
        collector.consider(operations[next])
        next += 1
      }
      left = collector.left
      if collector.operations.isEmpty {
        // It mixes more qubits than there is room for, and is done on the state as a whole.
        batches.append(Batch(operations: [left.removeFirst()], local: all))
      } else {
        batches.append(collector.batch(filledFrom: all))
      }
    }
    return batches
  }

  /// The operations in layers, each as early as it can be: what mixes in the odd ones, phases in the even
  /// ones.
  func layers(qubitCount: Int) -> [[LoweredOperation]] {
    var layers: [[LoweredOperation]] = []
    var mixedIn = [Int](repeating: -1, count: qubitCount)
    var readIn = [Int](repeating: -1, count: qubitCount)
    for operation in operations {
      let (mixed, read) = (operation.mixed, operation.read)
      var layer = mixed == 0 ? 0 : 1
      for qubit in 0..<qubitCount {
        if mixed >> qubit & 1 == 1 { layer = max(layer, mixedIn[qubit] + 1, readIn[qubit] + 1) }
        if read >> qubit & 1 == 1 { layer = max(layer, mixedIn[qubit] + 1) }
      }
      if layer & 1 != (mixed == 0 ? 0 : 1) { layer += 1 }
      for qubit in 0..<qubitCount {
        if mixed >> qubit & 1 == 1 { mixedIn[qubit] = max(mixedIn[qubit], layer) }
        if read >> qubit & 1 == 1 { readIn[qubit] = max(readIn[qubit], layer) }
      }
      while layers.count <= layer { layers.append([]) }
      layers[layer].append(operation)
    }
    return layers
  }
}

/// A batch in the making.
private struct BatchCollector {
  private(set) var operations: [LoweredOperation] = []
  private(set) var left: [LoweredOperation] = []
  /// The qubits that operations left behind mix, which nothing may pass.
  private(set) var mixedBehind = 0
  /// The qubits that operations left behind read, which nothing that mixes them may pass.
  private var readBehind = 0
  private var local: Int
  private let room: Int

  init(local: Int, room: Int) {
    self.local = local
    self.room = room
  }

  mutating func consider(_ operation: LoweredOperation) {
    let (mixed, read) = (operation.mixed, operation.read)
    let isFree = mixed & (mixedBehind | readBehind) == 0 && read & mixedBehind == 0
    if isFree && (local | mixed).nonzeroBitCount <= room {
      local |= mixed
      operations.append(operation)
    } else {
      mixedBehind |= mixed
      readBehind |= read
      left.append(operation)
    }
  }

  /// The batch; where there is room left, the lowest qubits of `all` fill it, so that runs are long.
  func batch(filledFrom all: Int) -> Batch {
    var local = local
    while local != all && local.nonzeroBitCount < room { local |= ~local & (local + 1) }
    return Batch(operations: operations, local: local)
  }
}
