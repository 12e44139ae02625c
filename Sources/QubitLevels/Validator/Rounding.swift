import QuantumSimulator
import QubitPuzzle

extension Double {
  /// The number in units of the ninth decimal; rates of fields may be so large that they have none.
  var toNineDecimals: Double {
    let units = self * 1e9
    return units.isFinite ? units.rounded() : self
  }
}

extension WrittenNumber {
  /// What the number amounts to, in units of the ninth decimal, without its spelling.
  var rounded: WrittenNumber { WrittenNumber(text: "", value: value.toNineDecimals) }
}

extension Operation {
  /// The operation with its angles in units of the ninth decimal: not to be run, but to be compared.
  var rounded: Operation {
    guard case .gate(let application) = action, let standard = application.gate.standard else { return self }
    do throws(GateError) {
      let gate = try Gate(standard, parameters: application.gate.parameters.map { $0.toNineDecimals })
      return .gate(gate, on: application.targets, controls: application.controls, if: condition)
    } catch {
      return self
    }
  }
}

extension Placement {
  /// The placement with its angles or dials in units of the ninth decimal.
  var rounded: Placement {
    switch self {
    case .operation(let operation): .operation(operation.rounded)
    case .piece(let use):
      .piece(
        PieceUse(
          piece: use.piece, wires: use.wires, dials: use.dials.map { $0.toNineDecimals }, if: use.condition))
    }
  }
}

extension Piece.Content {
  /// The content with all its numbers in units of the ninth decimal, without their spelling.
  var rounded: Piece.Content {
    switch self {
    case .macro(let operations): .macro(operations.map { $0.rounded })
    case .blackBox: .blackBox
    case .wait: .wait
    case .pulse(let pulse):
      .pulse(
        Pulse(
          qubit: pulse.qubit, amplitude: pulse.amplitude.rounded, carrier: pulse.carrier.map { $0.rounded },
          shape: pulse.shape.rounded))
    case .noise(let noise): .noise(noise.rounded)
    }
  }
}

extension Pulse.Shape {
  fileprivate var rounded: Pulse.Shape {
    switch self {
    case .square: .square
    case .gaussian(let width): .gaussian(width: width.rounded)
    case .sinc(let lobes): .sinc(lobes: lobes.rounded)
    case .samples(let strengths): .samples(strengths.map { $0.rounded })
    }
  }
}

extension Noise {
  /// The noise with its probability in units of the ninth decimal.
  var rounded: Noise { Noise(kind: kind, probability: probability.rounded) }
}

extension ReadoutErrors {
  /// The errors with their probabilities in units of the ninth decimal.
  var rounded: ReadoutErrors {
    ReadoutErrors(oneForZero: oneForZero.rounded, zeroForOne: zeroForOne.rounded)
  }
}
