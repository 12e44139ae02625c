/// A computation, by its place in the ``Formulas`` that hold it.
struct FormulaID: Hashable, Sendable {
  var index: Int32
}

/// A computation that has been checked: the names are places in memory, and every conversion is explicit.
enum Formula: Sendable {
  /// A value.
  case constant(Value)
  /// What a variable holds.
  case slot(Int32)
  /// A parameter of the gate whose definition this belongs to.
  case parameter(Int32)
  /// A value as a value of another type.
  case convert(FormulaID, from: ValueType, to: ValueType)
  /// The opposite of a number.
  case negate(FormulaID, ValueType)
  /// The complement of bits.
  case complement(FormulaID, ValueType)
  /// The opposite of a truth value.
  case not(FormulaID)
  /// Whether both, or one of, two truth values hold; the second is not looked at where the first decides.
  case logical(BinaryOperator, FormulaID, FormulaID)
  /// An operator between values of one type.
  case arithmetic(BinaryOperator, FormulaID, FormulaID, ValueType)
  /// A comparison of values of one type.
  case comparison(BinaryOperator, FormulaID, FormulaID)
  /// A value with its bits moved by a count.
  case shift(BinaryOperator, FormulaID, by: FormulaID, ValueType)
  /// A function of a real number.
  case real(RealFunction, FormulaID)
  /// How many of some bits are 1, as a number of the type.
  case popcount(FormulaID)
  /// Bits turned round to the left by a count, to the right where it is negative.
  case rotate(FormulaID, by: FormulaID)
  /// The place that an index means in a register of a size; −1 is the last.
  case place(FormulaID, size: Int)
  /// The places of a range in a register of a size; the parts are missing where they say nothing.
  case placesOfRange(start: FormulaID?, step: FormulaID?, stop: FormulaID?, size: Int)
  /// The places listed, each a formula that gives one.
  case placesOfSet(first: Int32, count: Int32)
  /// The qubits or bits at some places of a register.
  case pick(FormulaID, places: FormulaID)
  /// One bit of a number.
  case bit(FormulaID, place: FormulaID, ValueType)
  /// Two registers, the second behind the first.
  case concatenate(FormulaID, FormulaID)
}

/// The computations of a program.
struct Formulas: Sendable {
  private var nodes: [Formula] = []
  private var offsets: [UInt32] = []
  /// The members of sets.
  private var members: [FormulaID] = []

  /// What a computation is.
  subscript(id: FormulaID) -> Formula { nodes[Int(id.index)] }

  /// The offset in the text to point at when it fails.
  func offset(of id: FormulaID) -> Int { Int(offsets[Int(id.index)]) }

  /// One member of a set.
  func member(_ index: Int32) -> FormulaID { members[Int(index)] }

  mutating func add(_ formula: Formula, at offset: Int) -> FormulaID {
    nodes.append(formula)
    offsets.append(UInt32(offset))
    return FormulaID(index: Int32(nodes.count - 1))
  }

  mutating func addSet(_ formulas: [FormulaID], at offset: Int) -> FormulaID {
    let first = Int32(members.count)
    members += formulas
    return add(.placesOfSet(first: first, count: Int32(formulas.count)), at: offset)
  }
}
