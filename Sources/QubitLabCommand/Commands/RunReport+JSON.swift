import OpenQASM
import QubitLab

extension RunReport {
  /// Writes the report as one line of JSON, piece by piece: the probabilities of 26 qubits are gigabytes of text. Numbers
  /// have every digit that tells them from their neighbours.
  func writeJSON(_ write: @escaping (String) -> Void) {
    var line = PiecewiseText(write)
    line.append("{\"version\":1,\"qubits\":\(program.qubitCount)")
    if let probabilities {
      line.append(",\"probabilities\":{")
      var isFirst = true
      for (index, probability) in probabilities.enumerated() where probability >= negligible {
        line.append(isFirst ? "\"" : ",\"")
        line.append(bits: index, count: program.qubitCount)
        line.append("\":")
        line.append(probability.description)
        isFirst = false
      }
      line.append("}")
    }
    if let courses {
      line.append(",\"courses\":[")
      for (number, course) in courses.enumerated() {
        line.append("\(number == 0 ? "" : ","){\"probability\":\(course.probability),\"amplitudes\":[")
        for (index, amplitude) in course.amplitudes.amplitudes.enumerated() {
          line.append("\(index == 0 ? "" : ",")[\(amplitude.real),\(amplitude.imaginary)]")
        }
        line.append("]}")
      }
      line.append("]")
    }
    if let bloch {
      let vectors = bloch.map { "[\($0.x),\($0.y),\($0.z)]" }
      line.append(",\"bloch\":[\(vectors.joined(separator: ","))]")
    }
    if !expectations.isEmpty {
      line.append(Self.member("expectations", expectations.map { ($0.text, "\($0.value)") }))
    }
    if let counts { line.append(Self.member("counts", counts.map { ($0.bits, "\($0.count)") })) }
    line.append("}\n")
    line.end()
  }

  private static func member(_ name: String, _ pairs: [(String, String)]) -> String {
    ",\"\(name)\":{" + pairs.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }
}

/// A long text that is handed on in pieces of about 64 kB.
private struct PiecewiseText {
  private let write: (String) -> Void
  private var piece: [UInt8] = []
  private static let size = 1 << 16

  init(_ write: @escaping (String) -> Void) {
    self.write = write
    piece.reserveCapacity(Self.size + 256)
  }

  mutating func append(_ text: String) {
    piece += text.utf8
    if piece.count >= Self.size { end() }
  }

  /// The binary digits of a number, the most significant first.
  mutating func append(bits number: Int, count: Int) {
    for place in (0..<count).reversed() {
      piece.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number >> place & 1))
    }
  }

  /// Hands on what is left.
  mutating func end() {
    write(String(decoding: piece, as: UTF8.self))
    piece.removeAll(keepingCapacity: true)
  }
}
