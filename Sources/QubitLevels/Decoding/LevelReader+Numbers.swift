import QuantumSimulator
import QubitPuzzle

extension LevelReader {
  /// A real number, as a JSON number or an expression.
  mutating func writtenNumber(_ node: JSONNode) -> WrittenNumber? {
    switch node.value {
    case .number(let value): return WrittenNumber(text: log.text.text(in: node.range), value: value)
    case .string(let string):
      do throws(NotationError) {
        return WrittenNumber(text: string.text, value: try ScalarExpression.real(string.text))
      } catch {
        record(error, in: string, as: .number)
        return nil
      }
    default:
      log.record(.wrongType(found: node.kind, wanted: .numberOrExpression), at: node.range)
      return nil
    }
  }

  /// A real number from `least` up to `most`; an expression may miss them by rounding.
  mutating func writtenNumber(_ node: JSONNode, least: Double, most: Double) -> WrittenNumber? {
    guard let number = writtenNumber(node) else { return nil }
    let leeway = node.kind == .string ? GoalFault.rounding : 0
    guard number.value >= least - leeway, number.value <= most + leeway else {
      log.record(.outsideRange(number.value, least: least, most: most), at: node.range)
      return nil
    }
    return number
  }

  /// A complex number, as a JSON number or an expression.
  mutating func writtenAmplitude(_ node: JSONNode) -> WrittenAmplitude? {
    switch node.value {
    case .number(let value):
      return WrittenAmplitude(text: log.text.text(in: node.range), value: Complex(value))
    case .string(let string):
      do throws(NotationError) {
        return WrittenAmplitude(text: string.text, value: try ScalarExpression.complex(string.text))
      } catch {
        record(error, in: string, as: .number)
        return nil
      }
    default:
      log.record(.wrongType(found: node.kind, wanted: .numberOrExpression), at: node.range)
      return nil
    }
  }

  /// A ket over a number of qubits; nil for that number where it is not known.
  mutating func ket(_ node: JSONNode, qubitCount: Int?) -> WrittenKet? {
    guard let string = string(node) else { return nil }
    do throws(NotationError) {
      let ket = try KetExpression(string.text, qubitCount: qubitCount)
      return WrittenKet(text: string.text, amplitudes: ket.amplitudes)
    } catch {
      record(error, in: string, as: .ket)
      return nil
    }
  }

  private mutating func record(
    _ error: NotationError, in string: JSONString, as notation: ValueFault.Notation
  ) {
    record(SpellingError(error, in: notation, of: TextSlice(string.text), wires: wires), in: string)
  }
}
