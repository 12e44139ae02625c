/// A Hamiltonian, or any observable, as a sum of Pauli strings with real coefficients.
///
/// ```swift
/// let pair = try PauliSum(
///   qubitCount: 2, terms: [.init(0.5, try PauliString("ZI")), .init(0.25, try PauliString("XX"))])
/// try pair.evolve(state, for: 3).state
/// ```
///
/// As a Hamiltonian its coefficients are in radians a second, with ħ = 1. Equal strings are added up; the
/// order of terms is that in which they first occur.
public struct PauliSum: Hashable, Sendable {
  /// The numbers of qubits that a sum may act on.
  public static let supportedQubitCounts = 1...12

  /// A string and its coefficient.
  public struct Term: Hashable, Sendable {
    /// The coefficient.
    public let coefficient: Double
    /// The string.
    public let string: PauliString

    /// The product of a number and a string.
    public init(_ coefficient: Double, _ string: PauliString) {
      self.coefficient = coefficient
      self.string = string
    }
  }

  /// How many qubits it acts on.
  public let qubitCount: Int
  /// The terms, no string twice.
  public let terms: [Term]

  /// The sum of the given terms.
  ///
  /// - Throws: ``DynamicsError/qubitCountOutOfRange(found:allowed:)``,
  ///   ``DynamicsError/coefficientNotFinite(term:)`` or ``DynamicsError/termOutOfRange(term:qubitCount:)``.
  public init(qubitCount: Int, terms: [Term]) throws(DynamicsError) {
    guard Self.supportedQubitCounts.contains(qubitCount) else {
      throw .qubitCountOutOfRange(found: qubitCount, allowed: Self.supportedQubitCounts)
    }
    for (index, term) in terms.enumerated() {
      guard term.coefficient.isFinite else { throw .coefficientNotFinite(term: index) }
      guard term.string.minimumQubitCount <= qubitCount else {
        throw .termOutOfRange(term: index, qubitCount: qubitCount)
      }
    }
    self.init(trusted: terms, qubitCount: qubitCount)
  }

  /// The sum of terms known to be finite and to fit.
  init(trusted terms: [Term], qubitCount: Int) {
    var places: [PauliString: Int] = [:]
    var merged: [Term] = []
    for term in terms {
      if let place = places[term.string] {
        merged[place] = Term(merged[place].coefficient + term.coefficient, term.string)
      } else {
        places[term.string] = merged.count
        merged.append(term)
      }
    }
    self.qubitCount = qubitCount
    self.terms = merged
  }

  /// The sum of two Hamiltonians on the same number of qubits.
  public static func + (a: PauliSum, b: PauliSum) -> PauliSum {
    precondition(a.qubitCount == b.qubitCount, "The terms of a sum act on the same qubits.")
    return PauliSum(trusted: a.terms + b.terms, qubitCount: a.qubitCount)
  }

  /// The Hamiltonian made stronger by a finite factor.
  public static func * (factor: Double, sum: PauliSum) -> PauliSum {
    precondition(factor.isFinite, "A factor of a Hamiltonian is finite.")
    return PauliSum(
      trusted: sum.terms.map { Term(factor * $0.coefficient, $0.string) }, qubitCount: sum.qubitCount)
  }

  /// The sum of the magnitudes of all coefficients but the identity's: no eigenvalue is farther than that
  /// from the identity's coefficient.
  public var spectralRadiusBound: Double {
    var sum = 0.0
    for term in terms where term.string.weight > 0 { sum += term.coefficient.magnitude }
    return sum
  }

  /// The matrix, of dimension 2ⁿ. O(4ⁿ).
  public var matrix: ComplexMatrix {
    let dimension = 1 << qubitCount
    let action = PauliSumAction(self)
    var matrix = ComplexMatrix(rows: dimension, columns: dimension)
    for group in action.groups {
      for column in 0..<dimension { matrix[column ^ group.flip, column] += group.factors[column] }
    }
    return matrix
  }
}

extension StateVector {
  /// The expectation value ⟨ψ|H|ψ⟩ of a sum of Pauli strings. O(terms · 2ⁿ).
  ///
  /// - Throws: ``StateError/qubitOutOfRange(qubit:qubitCount:)`` when a string reaches past the state.
  public func expectation(of sum: PauliSum) throws(StateError) -> Double {
    var total = 0.0
    for term in sum.terms { total += term.coefficient * (try expectation(of: term.string)) }
    return total
  }
}
