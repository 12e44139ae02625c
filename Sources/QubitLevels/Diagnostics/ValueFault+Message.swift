import QuantumSimulator

extension ValueFault {
  /// What is wrong, as a sentence without a full stop.
  public var message: String {
    switch self {
    case .unknownGate(let name, let near): "unknown gate '\(name)'\(suggestion(near))"
    case .unknownQubit(let name, let known, let near):
      "unknown qubit '\(name)'\(near == nil ? "; the level has \(list(known, joinedBy: "and"))" : suggestion(near))"
    case .unknownBit(let name, let known, let near):
      "unknown bit '\(name)'\(near == nil ? "; the level has \(list(known, joinedBy: "and"))" : suggestion(near))"
    case .unknownChoice("", let known, _): "a choice is missing; wanted \(alternatives(known))"
    case .unknownChoice(let id, let known, let near):
      "unknown choice '\(id)'\(near == nil ? "; wanted \(alternatives(known))" : suggestion(near))"
    case .unknownPiece(let name, let known, let near):
      "unknown piece '\(name)'\(near == nil ? "; the level has \(list(known, joinedBy: "and"))" : suggestion(near))"
    case .unknownCase(let id, let known, let near):
      "unknown case '\(id)'\(near == nil ? "; the level has \(list(known, joinedBy: "and"))" : suggestion(near))"
    case .repeatedWire(let name): "'\(name)' is named twice"
    case .notation(let fault, _): fault.description
    case .unit(let unit, _):
      "'\(unit)' is a unit; angles are in radians, such as \"pi/12\", times in the dynamics' unit of time"
    case .missingOperation: "an operation is missing, such as \"H q0\""
    case .missingQubits: "the name of a qubit is missing"
    case .badMeasurement: "a measurement is written \"measure q0 -> c0\" or \"measure XZ q1 q0 -> c0\""
    case .badReset: "a reset is written \"reset q0\""
    case .badCondition: "a condition is written \"if c0=1: X q1\" or \"if c0=1 c1=0: X q1\""
    case .gateWanted: "only gates make sense here: no measurement, reset, barrier or condition"
    case .pieceAmongGates(let name): "'\(name)' is a piece; only the board and moves have pieces"
    case .ancillaInTarget(let name): "'\(name)' is an ancilla; the target acts on the other qubits"
    case .missingMove: "a move is missing, such as \"H q0\""
    case .badReplacement: "a replacement is written \"replace 2 with H q0\""
    case .badRelocation: "an operation is moved by \"move 2 to 4\""
    case .badPosition(let text): "found '\(text)', wanted the number of an operation, from 1"
    case .badRounds(let text): "found '\(text)', wanted a number of rounds"
    case .noQuestion: "an answer, but the level asks no question"
    case .bareChoice(let id): "a choice is picked by \"answer \(id)\""
    case .pieceWireCount(let name, let found, let wanted):
      "\(counted(found, "qubit")) for '\(name)', which has \(counted(wanted, "wire"))"
    case .dialCount(let name, let found, let wanted):
      "\(counted(found, "number")) in brackets for '\(name)', which has \(counted(wanted, "dial"))"
    case .needlessQubits(let name): "'\(name)' acts on all qubits; none are named behind it"
    case .wrongDialGrids(let name, let found, let wanted):
      "\(counted(found, "grid")) for '\(name)', which has \(counted(wanted, "dial"))"
    case .badPauliLetter(let letter, let allowsIdentity):
      "found '\(Character(letter))', wanted \(allowsIdentity ? "I, X, Y or Z" : "X, Y or Z")"
    case .pauliCount(let count, let wanted):
      "\(counted(count, "letter")) for \(counted(wanted, "qubit")); one for each is wanted"
    case .badBit(let character): "found '\(Character(character))', wanted 0 or 1"
    case .bitCount(let count, let wanted, let kind):
      "\(counted(count, "digit")) for \(counted(wanted, kind == .qubit ? "qubit" : "bit")); one for each is wanted"
    case .notUnitary(let distance):
      "not unitary: U†U is \(rounded(distance)) from the identity (Frobenius norm)"
    case .matrixOfManyQubits(let count, let most):
      "matrix over \(count) qubits; at most \(most) are written out, use a circuit"
    case .noDensity(let error): "unphysical: \(error.description)"
    case .weightSum(let sum): "unphysical: the weights add up to \(rounded(sum)), wanted 1"
    case .angleGridsMissing(let gate, let count):
      "\(gate.rawValue) has \(counted(count, "parameter")); 'angles' is missing"
    case .wrongGridCount(let gate, let found, let wanted):
      "\(counted(found, "grid")) of angles; \(gate.rawValue) has \(counted(wanted, "parameter"))"
    case .stepNotPositive(let step): "step of \(rounded(step)); wanted more than 0"
    case .badStepCount(let count, _) where count < 1: "no angle between 'from' and 'to'"
    case .badStepCount(.infinity, let most): "more angles than can be counted; at most \(most) are dialled"
    case .badStepCount(let count, let most): "\(plain(count)) angles; at most \(most) are dialled"
    }
  }
}
