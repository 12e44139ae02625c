import QuantumSimulator

/// Why a text does not spell what it should, and where in the text.
public struct SpellingError: Error, Hashable, Sendable {
  /// What is wrong.
  public var fault: ValueFault
  /// Where, by offsets in Unicode scalars from the start of the text.
  public var offsets: Range<Int>

  /// What is wrong, as a sentence without a full stop.
  public var message: String { fault.message }
}

extension SpellingError {
  /// What the simulator's readers found in a stretch of the text.
  init(_ error: NotationError, in notation: ValueFault.Notation, of slice: TextSlice, wires: Wires) {
    fault = ValueFault(error.fault, in: notation, wires: wires)
    let start = slice.range.lowerBound + error.offset
    let end = min(start + error.fault.length, slice.range.upperBound)
    offsets = start..<max(start, end)
  }
}

extension ValueFault {
  /// What the simulator's readers found, names that a level knows more about than they do taken apart.
  init(_ fault: NotationFault, in notation: Notation, wires: Wires) {
    switch fault {
    case .unknownGate(let name, _) where wires.pieceNames.contains(name):
      self = wires.piecesAreBroken ? .unknownPiece(name, known: [], near: nil) : .pieceAmongGates(name)
    case .unknownGate(let name, _): self = .unknownGate(name, near: LevelReader.gate(meantBy: name))
    case .unknownWord(let word) where Self.units.contains(word): self = .unit(word, in: notation)
    case .unexpected(found: "°"?, _): self = .unit("°", in: notation)
    case .unknownQubit(let name):
      self = .unknownQubit(name, known: wires.qubits, near: NearMiss.find(for: name, among: wires.qubits))
    case .repeatedQubit(let name): self = .repeatedWire(name)
    default: self = .notation(fault, in: notation)
    }
  }

  /// What people write behind angles and times where the notation has bare numbers.
  private static let units = [
    "deg", "degree", "degrees", "rad", "radian", "radians", "turn", "turns", "s", "ms", "us", "ns", "Hz",
    "kHz", "MHz", "GHz",
  ]
}

extension NotationFault {
  /// How many scalars of the text the fault is about, as far as that is known.
  fileprivate var length: Int {
    switch self {
    case .unknownGate(let word, _), .unknownQubit(let word), .repeatedQubit(let word), .unknownWord(let word):
      word.unicodeScalars.count
    case .notNormalised, .notReal, .missingKet, .wrongQubitCount, .wrongTargetCount, .wrongParameterCount:
      Int.max / 2
    default: 1
    }
  }
}
