/// What formulas are evaluated with: the values of variables and of a gate's parameters.
struct Environment: Sendable {
  var slots: [Value]
  var parameters: [Double] = []
}

/// Why a formula has no value, and which.
struct FormulaStop: Error {
  var formula: FormulaID
  var stop: EvaluationStop
}

extension Formulas {
  /// The value of a formula.
  func value(of id: FormulaID, in environment: Environment) throws(FormulaStop) -> Value {
    switch self[id] {
    case .constant(let value): return value
    case .slot(let slot): return environment.slots[Int(slot)]
    case .parameter(let index): return .real(environment.parameters[Int(index)])
    case .logical(let operation, let a, let b):
      let first = try truth(of: a, in: environment)
      if first == (operation == .or) { return .bool(first) }
      return .bool(try truth(of: b, in: environment))
    case .arithmetic(let operation, let a, let b, let type):
      let (x, y) = (try value(of: a, in: environment), try value(of: b, in: environment))
      return try settle(id) { () throws(EvaluationStop) in try Value.combine(x, operation, y, as: type) }
    case .comparison(let operation, let a, let b):
      let (x, y) = (try value(of: a, in: environment), try value(of: b, in: environment))
      return try settle(id) { () throws(EvaluationStop) in .bool(try Value.compare(x, operation, y)) }
    case .shift(let operation, let a, let count, let type):
      let (x, n) = (try value(of: a, in: environment), try integer(count, in: environment))
      return try settle(id) { () throws(EvaluationStop) in
        guard n >= 0 else { throw .fault(.undefinedResult(function: operation.spelling)) }
        return try x.shifted(operation, by: UInt64(n), as: type)
      }
    case .placesOfRange(let start, let step, let stop, let size):
      return try places(from: start, by: step, to: stop, size: size, in: environment, of: id)
    case .placesOfSet(let first, let count):
      var places: [Int] = []
      for index in first..<first + count {
        guard case .places(let some) = try value(of: member(index), in: environment) else { continue }
        places += some
      }
      return .places(places)
    case .pick(let register, let places):
      return try pick(value(of: register, in: environment), value(of: places, in: environment))
    case .concatenate(let a, let b):
      switch (try value(of: a, in: environment), try value(of: b, in: environment)) {
      case (.places(let first), .places(let second)): return .places(first + second)
      case (.bits(let first), .bits(let second)): return .bits(first + second)
      case (let first, _): return first
      }
    default:
      return try valueOfUnary(id, in: environment)
    }
  }

  /// The value of a formula with one operand, or an operand and a count.
  private func valueOfUnary(
    _ id: FormulaID, in environment: Environment
  ) throws(FormulaStop) -> Value {
    switch self[id] {
    case .convert(let a, let type, let wanted):
      let x = try value(of: a, in: environment)
      return try settle(id) { () throws(EvaluationStop) in try x.converted(from: type, to: wanted) }
    case .negate(let a, let type):
      let x = try value(of: a, in: environment)
      return try settle(id) { () throws(EvaluationStop) in try x.negated(as: type) }
    case .complement(let a, let type):
      let x = try value(of: a, in: environment)
      return try settle(id) { () throws(EvaluationStop) in try x.complemented(as: type) }
    case .not(let a):
      return .bool(!(try truth(of: a, in: environment)))
    case .real(let function, let a):
      guard case .real(let x) = try value(of: a, in: environment), let result = function(x) else {
        throw FormulaStop(formula: id, stop: .fault(.undefinedResult(function: function.spelling)))
      }
      return .real(result)
    case .popcount(let a):
      let x = try value(of: a, in: environment)
      return try settle(id) { () throws(EvaluationStop) in
        guard case .bits(let bits) = x else { return .unsigned(0) }
        var count: UInt64 = 0
        for bit in bits {
          guard let known = bit.known else { throw .undecided(outcome: bit.outcome ?? 0) }
          if known { count += 1 }
        }
        return .unsigned(count)
      }
    case .rotate(let a, let count):
      let n = try integer(count, in: environment)
      guard case .bits(let bits) = try value(of: a, in: environment), !bits.isEmpty else { return .bits([]) }
      let size = Int64(bits.count)
      let turned = Int(((n % size) + size) % size)
      return .bits(Array(bits.suffix(turned) + bits.dropLast(turned)))
    case .place(let index, let size):
      return .places([try place(integer(index, in: environment), size: size, of: id)])
    case .bit(let a, let place, let type):
      let x = try value(of: a, in: environment)
      guard let index = try value(of: place, in: environment).onlyPlace else { return .bits([.zero]) }
      return try settle(id) { () throws(EvaluationStop) in
        .bits([BitState(try x.word(from: type) >> UInt64(index) & 1 == 1)])
      }
    default:
      return .bool(false)
    }
  }

  /// Whether the value of a formula counts as true.
  func truth(of id: FormulaID, in environment: Environment) throws(FormulaStop) -> Bool {
    let x = try value(of: id, in: environment)
    return try settle(id) { () throws(EvaluationStop) in try x.truth() }
  }

  /// The value of a formula that the compiler has made a whole number.
  func integer(_ id: FormulaID, in environment: Environment) throws(FormulaStop) -> Int64 {
    guard case .signed(let value) = try value(of: id, in: environment) else { return 0 }
    return value
  }

  /// The value of a formula that the compiler has made a real number.
  func real(_ id: FormulaID, in environment: Environment) throws(FormulaStop) -> Double {
    guard case .real(let value) = try value(of: id, in: environment) else { return 0 }
    return value
  }

  private func settle<Result>(
    _ id: FormulaID, _ body: () throws(EvaluationStop) -> Result
  ) throws(FormulaStop) -> Result {
    do throws(EvaluationStop) { return try body() } catch { throw FormulaStop(formula: id, stop: error) }
  }

  private func place(_ index: Int64, size: Int, of id: FormulaID) throws(FormulaStop) -> Int {
    guard index >= -Int64(size), index < Int64(size) else {
      throw FormulaStop(formula: id, stop: .fault(.indexOutOfRange(index: index, size: size)))
    }
    return Int(index < 0 ? index + Int64(size) : index)
  }

  /// Both ends of a range belong to it; `[2:-1:0]` counts down.
  private func places(
    from start: FormulaID?, by step: FormulaID?, to stop: FormulaID?, size: Int,
    in environment: Environment, of id: FormulaID
  ) throws(FormulaStop) -> Value {
    var stride: Int64 = 1
    if let step { stride = try integer(step, in: environment) }
    guard stride != 0 else { throw FormulaStop(formula: id, stop: .fault(.rangeWithoutStep)) }
    var (first, last) = stride > 0 ? (0, size - 1) : (size - 1, 0)
    if let start { first = try place(integer(start, in: environment), size: size, of: id) }
    if let stop { last = try place(integer(stop, in: environment), size: size, of: id) }
    var places: [Int] = []
    var next = first
    while stride > 0 ? next <= last : next >= last {
      places.append(next)
      guard stride.magnitude <= UInt64(size) else { break }
      next += Int(stride)
    }
    return .places(places)
  }

  private func pick(_ register: Value, _ selection: Value) -> Value {
    guard case .places(let places) = selection else { return register }
    switch register {
    case .bits(let bits): return .bits(places.map { bits[$0] })
    case .places(let qubits): return .places(places.map { qubits[$0] })
    default: return register
    }
  }
}

extension RealFunction {
  /// How OpenQASM 3 writes the function.
  var spelling: String {
    switch self {
    case .sin: "sin"
    case .cos: "cos"
    case .tan: "tan"
    case .arcsin: "arcsin"
    case .arccos: "arccos"
    case .arctan: "arctan"
    case .exp: "exp"
    case .log: "log"
    case .sqrt: "sqrt"
    case .ceiling: "ceiling"
    case .floor: "floor"
    }
  }
}
