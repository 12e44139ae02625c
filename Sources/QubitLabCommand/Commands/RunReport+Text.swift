import OpenQASM
import QubitLab

extension RunReport {
  /// The report for people, with at most `limit` rows a table.
  func lines(limit: Int) -> [String] {
    var lines: [String] = []
    if let probabilities {
      let rows = Self.likeliest(of: probabilities, above: negligible, limit: limit).map {
        "\(bits($0))  \(Self.text(probabilities[$0]))"
      }
      let count = probabilities.count { $0 >= negligible }
      lines += Self.table("probabilities", rows, of: count)
    }
    for (number, course) in (courses ?? []).enumerated() {
      var (rows, count): ([String], Int) = ([], 0)
      for (index, amplitude) in course.amplitudes.amplitudes.enumerated()
      where amplitude.lengthSquared >= 1e-30 {
        count += 1
        if count <= limit { rows.append("\(bits(index))  \(Self.text(amplitude))") }
      }
      let title =
        courses?.count == 1 ? "state" : "course \(number + 1), probability \(Self.text(course.probability))"
      lines += Self.table(title, rows, of: count)
    }
    if let bloch {
      let rows = bloch.enumerated().map { qubit, vector in
        "q\(qubit)  (\(Self.text(vector.x)), \(Self.text(vector.y)), \(Self.text(vector.z)))"
      }
      lines += Self.table("Bloch vectors", rows, of: rows.count)
    }
    if !expectations.isEmpty {
      let rows = expectations.map { "\($0.text)  \(Self.text($0.value))" }
      lines += Self.table("averages", rows, of: rows.count)
    }
    if let counts {
      lines += Self.table("counts", counts.prefix(limit).map { "\($0.bits)  \($0.count)" }, of: counts.count)
    }
    return lines
  }

  /// The likeliest basis states, the likeliest first and of equals the lowest; a few of many are found without sorting
  /// all.
  static func likeliest(of probabilities: [Double], above negligible: Double, limit: Int) -> [Int] {
    func isBefore(_ a: Int, _ b: Int) -> Bool {
      (probabilities[b], a) < (probabilities[a], b)
    }
    guard limit < 1000 else {
      return probabilities.indices.filter { probabilities[$0] >= negligible }.sorted(by: isBefore)
        .prefix(limit).map { $0 }
    }
    var best: [Int] = []
    for (index, probability) in probabilities.enumerated() where probability >= negligible {
      if best.count == limit {
        guard let last = best.last, probability > probabilities[last] else { continue }
        best.removeLast()
      }
      let place = best.firstIndex { probability > probabilities[$0] } ?? best.endIndex
      best.insert(index, at: place)
    }
    return best
  }

  private func bits(_ index: Int) -> String { BitString(index, count: program.qubitCount).description }

  private static func table(_ title: String, _ rows: [String], of count: Int) -> [String] {
    var lines = [title] + rows.map { "  " + $0 }
    if count > rows.count { lines.append("  … and \(count - rows.count) more; --all shows them") }
    return lines
  }

  private static func text(_ value: Double) -> String { DecimalNumber(rounding: value, decimals: 10).text }

  private static func text(_ value: Complex) -> String {
    "\(text(value.real)) \(value.imaginary < 0 ? "-" : "+") \(text(value.imaginary.magnitude))i"
  }
}
