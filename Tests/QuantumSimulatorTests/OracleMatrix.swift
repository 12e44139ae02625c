import QuantumSimulator

/// The whole matrix of a gate application, as the obvious simulator makes it.
func oracleMatrix(_ application: GateApplication, qubitCount: Int) -> ComplexMatrix {
  let rows = MatrixSimulator.matrix(
    application.gate.matrix, on: application.targets, controls: application.controls, qubitCount: qubitCount)
  return ComplexMatrix(rows: rows.count, columns: rows.count, elements: rows.flatMap { $0 })
}
