import QuantumSimulator

extension Attempt {
  /// The operation as the toolbox has it: its wires in a listed order, its angles exactly at rests of the dials.
  func permitted(_ operation: Operation) throws(MoveRefusal) -> Operation {
    guard case .gate(let application) = operation.action, operation.condition == nil,
      application.controls.isEmpty, let gate = application.gate.standard
    else { throw .notAPlainGate(operation) }
    let wires = application.targets
    guard wires.count == gate.qubitCount, Set(wires).count == wires.count,
      wires.allSatisfy({ level.qubits.indices.contains($0) })
    else { throw .notWiresOfTheBoard(gate, wires: wires, qubitCount: level.qubits.count) }
    let tools = level.toolbox.filter { $0.gate == gate }
    guard !tools.isEmpty else { throw .notInToolbox(gate) }
    let reaching = tools.filter { $0.wires(as: wires, for: application.gate) != nil }
    guard !reaching.isEmpty else {
      throw .wiresNotAllowed(gate, wires: wires, allowed: tools.flatMap { $0.wires ?? [] })
    }
    var refusal = MoveRefusal.notInToolbox(gate)
    for tool in reaching {
      do throws(MoveRefusal) {
        let parameters = try tool.rests(nearest: application.gate.parameters)
        guard let listed = tool.wires(as: wires, for: application.gate),
          let dialled = Gate.named(gate, parameters)
        else { continue }
        return .gate(dialled, on: listed)
      } catch {
        refusal = error
      }
    }
    throw refusal
  }

  /// Checks that no more pieces of a tool are on the board than the toolbox holds.
  func checkStock(of operation: Operation) throws(MoveRefusal) {
    guard let tool = level.tool(making: operation), let count = level.toolbox[tool].count else { return }
    let used = playersOperations.count { level.tool(making: $0) == tool }
    guard used <= count else { throw .usedUp(level.toolbox[tool].gate, count: count) }
  }
}

extension Level {
  /// The index of the first tool that makes an operation, written as the toolbox has it.
  func tool(making operation: Operation) -> Int? { toolbox.firstIndex { $0.makes(operation) } }

  /// Whether the toolbox makes an operation, written as the toolbox has it.
  func canMake(_ operation: Operation) -> Bool { tool(making: operation) != nil }
}

extension Tool {
  /// The wires in an order that the tool lists, where a gate that treats its wires alike may name them in any
  /// order; nil where the tool does not reach them.
  func wires(as found: [Int], for gate: Gate) -> [Int]? {
    guard let wires else { return found }
    return wires.first { $0 == found } ?? wires.first { gate.isSame(on: found, as: $0) }
  }

  /// Whether the tool can make an operation that is already as the toolbox has it.
  func makes(_ operation: Operation) -> Bool {
    guard case .gate(let application) = operation.action, operation.condition == nil,
      application.controls.isEmpty, application.gate.standard == gate,
      wires?.contains(application.targets) ?? true
    else { return false }
    let parameters = application.gate.parameters
    return parameters.count == angles.count
      && zip(parameters, angles).allSatisfy { $1.values.contains($0) }
  }

  /// The rests of the dials at these angles.
  fileprivate func rests(nearest parameters: [Double]) throws(MoveRefusal) -> [Double] {
    var rests: [Double] = []
    for (index, angle) in parameters.enumerated() {
      guard index < angles.count, let rest = angles[index].nearest(to: angle) else {
        throw .notInToolbox(gate)
      }
      guard abs(rest - angle) <= AngleGrid.tolerance else {
        throw .angleNotOnGrid(gate, parameter: index, angle: angle, nearest: rest)
      }
      rests.append(rest)
    }
    return rests
  }
}

extension Gate {
  /// The named gate with these parameters, or nil where their number is wrong.
  static func named(_ gate: StandardGate, _ parameters: [Double]) -> Gate? {
    do throws(GateError) { return try Gate(gate, parameters: parameters) } catch { return nil }
  }

  /// Whether the gate does the same on `first` as on `second`, the same wires in another order.
  func isSame(on first: [Int], as second: [Int]) -> Bool {
    guard first.count == second.count, first.count == qubitCount else { return false }
    // Bit k of an index that is in the order of `first` is bit `places[k]` of the index in that of `second`.
    var places: [Int] = []
    for wire in first {
      guard let place = second.firstIndex(of: wire) else { return false }
      places.append(place)
    }
    let matrix = matrix
    func reordered(_ index: Int) -> Int {
      var result = 0
      for (bit, place) in places.enumerated() { result |= (index >> bit & 1) << place }
      return result
    }
    for row in 0..<matrix.rows {
      for column in 0..<matrix.columns {
        let other = matrix[reordered(row), reordered(column)]
        guard (matrix[row, column] - other).lengthSquared < 1e-24 else { return false }
      }
    }
    return true
  }
}
