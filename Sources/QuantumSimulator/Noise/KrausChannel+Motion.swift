extension KrausChannel {
  /// The channel of a unitary: one operator.
  ///
  /// The matrix is of dimension 2, 4 or 8 and known to be unitary.
  public init(unitary matrix: ComplexMatrix) {
    precondition([2, 4, 8].contains(matrix.rows), "A channel acts on one to three qubits.")
    self.init(trusted: [matrix])
  }

  /// What a propagator of the Bloch equations does to the state of a spin, as Kraus operators: at most four.
  ///
  /// They are the eigenvectors of the matrix that M.-D. Choi gave ("Completely positive linear maps on complex
  /// matrices", Linear Algebra and its Applications 10, 285, 1975); what rounding leaves of the others is
  /// dropped.
  public init(_ propagator: BlochPropagator) {
    let map = propagator.map
    // E(|i⟩⟨j|) by linearity from E(1) and E of the Pauli matrices, all as matrices.
    let mean = Self.matrix(1, map.shift)
    let images = [map.x, map.y, map.z].map { Self.matrix(0, $0) }
    let half = Complex(0.5)
    let i = Complex.i
    let zero = half * (mean + images[2])
    let one = half * (mean - images[2])
    let raising = half * (images[0] + i * images[1])
    let lowering = half * (images[0] - i * images[1])
    self.init(choi: [[zero, raising], [lowering, one]])
  }

  /// The channel with the images E(|i⟩⟨j|) of all matrix units.
  init(choi images: [[ComplexMatrix]]) {
    let dimension = images.count
    var choi = ComplexMatrix(rows: dimension * dimension, columns: dimension * dimension)
    for row in 0..<dimension {
      for column in 0..<dimension {
        for a in 0..<dimension {
          for b in 0..<dimension {
            choi[row * dimension + a, column * dimension + b] = images[row][column][a, b]
          }
        }
      }
    }
    let system = HermitianEigensystem(choi)
    var operators: [ComplexMatrix] = []
    for index in system.values.indices.reversed() where system.values[index] > 1e-14 {
      var matrix = ComplexMatrix(rows: dimension, columns: dimension)
      let length = Complex(system.values[index].squareRoot())
      for column in 0..<dimension {
        for row in 0..<dimension {
          matrix[row, column] = length * system.vectors[column * dimension + row, index]
        }
      }
      operators.append(matrix)
    }
    self.init(trusted: operators)
  }

  /// t·1 + x·X + y·Y + z·Z.
  private static func matrix(_ t: Double, _ arrow: SIMD3<Double>) -> ComplexMatrix {
    ComplexMatrix(
      rows: 2, columns: 2,
      elements: [
        Complex(t + arrow.z), Complex(arrow.x, -arrow.y), Complex(arrow.x, arrow.y), Complex(t - arrow.z),
      ])
  }
}

extension Lindbladian {
  /// The motion over a time in seconds as a channel on all its spins. O(64ⁿ).
  ///
  /// - Throws: ``DynamicsError/unusableDuration(_:)``.
  public func channel(over duration: Double) throws(DynamicsError) -> KrausChannel {
    guard duration >= 0, duration.isFinite else { throw .unusableDuration(duration) }
    let dimension = 1 << qubitCount
    let propagator = propagator(over: duration)
    var images: [[ComplexMatrix]] = []
    for row in 0..<dimension {
      var line: [ComplexMatrix] = []
      for column in 0..<dimension {
        var image = ComplexMatrix(rows: dimension, columns: dimension)
        for a in 0..<dimension {
          for b in 0..<dimension {
            image[a, b] = propagator[a + dimension * b, row + dimension * column]
          }
        }
        line.append(image)
      }
      images.append(line)
    }
    return KrausChannel(choi: images)
  }
}
