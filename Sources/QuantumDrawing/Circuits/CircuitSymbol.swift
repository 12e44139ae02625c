public import QuantumSimulator

/// What a drawing shows of one operation: a mark on each of its wires, and whether a line joins them.
public struct CircuitSymbol: Hashable, Sendable {
  /// What stands on one wire.
  public enum Mark: Hashable, Sendable {
    /// A box with a text.
    case box(String)
    /// A filled dot for a control, or a condition, that asks for 1; a hollow one for 0.
    case control(Control.State)
    /// The cross of an exchange.
    case cross
    /// The target of a controlled flip.
    case flip
    /// A barrier.
    case barrier
    /// Where the outcome of a measurement goes.
    case outcome
    /// A place that is still free.
    case gap
  }

  /// A mark on its wire.
  public struct Placed: Hashable, Sendable {
    /// The wire.
    public let wire: Wire
    /// What stands on it.
    public let mark: Mark

    /// A mark on a wire.
    public init(_ mark: Mark, on wire: Wire) {
      self.wire = wire
      self.mark = mark
    }
  }

  /// The marks, in any order, at most one a wire.
  public var marks: [Placed]
  /// Whether a line joins the marks.
  public var isJoined: Bool
  /// The ink of the marks and the line.
  public var ink: Ink

  /// Marks joined by a line, or not.
  public init(_ marks: [Placed], isJoined: Bool = true, ink: Ink = .plain) {
    self.marks = marks
    self.isJoined = isJoined
    self.ink = ink
  }

  /// A box with the same text on each of some qubits.
  public static func box(_ text: String, on qubits: [Int], ink: Ink = .plain) -> CircuitSymbol {
    CircuitSymbol(qubits.map { Placed(.box(text), on: .qubit($0)) }, ink: ink)
  }

  /// A free place on all of so many qubits.
  public static func gap(qubitCount: Int) -> CircuitSymbol {
    CircuitSymbol((0..<qubitCount).map { Placed(.gap, on: .qubit($0)) }, isJoined: false, ink: .quiet)
  }
}
