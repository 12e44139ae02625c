import QubitPuzzle

/// Finds levels that are the same puzzle under other names.
enum Duplicates {
  /// More qubits than this are not compared: n! orders are tried.
  static let mostQubits = 4

  static func diagnostics(among levels: [LoadedLevel]) -> [Diagnostic] {
    var seen: [PuzzleShape: Int] = [:]
    var diagnostics: [Diagnostic] = []
    for (index, loaded) in levels.enumerated() where loaded.level.qubits.count <= mostQubits {
      let orders = orders(of: loaded.level.qubits.count)
      let shapes = orders.compactMap { PuzzleShape(of: loaded.level, order: $0) }
      if let earlier = shapes.compactMap({ seen[$0] }).first {
        let fault = CourseFault.duplicate(level: levels[earlier].id, file: levels[earlier].source.file)
        diagnostics.append(loaded.source.diagnostic(.course(fault), at: .id))
      } else if let shape = shapes.first {
        seen[shape] = index
      }
    }
    return diagnostics
  }

  /// All orders of 0..<count, the ascending one first.
  private static func orders(of count: Int) -> [[Int]] {
    var orders: [[Int]] = [[]]
    for item in 0..<count {
      orders = orders.flatMap { order in
        (0...order.count).reversed().map { place in
          var longer = order
          longer.insert(item, at: place)
          return longer
        }
      }
    }
    return orders
  }
}
