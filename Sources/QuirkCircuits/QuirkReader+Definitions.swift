import QubitLevels
import QuantumSimulator

/// A gate that a text defines, by a matrix or by columns of gates.
struct QuirkDefinition {
  enum Body {
    case matrix(Gate)
    case columns(JSONNode)
  }

  let id: String
  let body: Body
  /// How many wires it takes.
  let height: Int
  /// How many definitions stand before it in the text.
  let order: Int
  /// How deeply gates made of gates nest in it: 0 for a matrix.
  let depth: Int
}

/// A gate made of gates that is being written out.
struct QuirkUse {
  /// Where it, or what it is a part of, stands in the circuit.
  let place: QuirkPlace
  let definition: QuirkDefinition
}

extension QuirkReader {
  /// Reads a definition. What it is made of is read where it is used; it can use the definitions before it, and so
  /// never itself.
  mutating func define(_ node: JSONNode) throws(QuirkReadError) {
    guard case .string(let id)? = node.member("id")?.value else { throw wrongType(node, .definition) }
    guard definitions[id.text] == nil else { throw error(.repeatedDefinition(id.text), at: node) }
    let order = definitions.count
    if let matrix = node.member("matrix") {
      guard case .string(let string) = matrix.value else { throw wrongType(matrix, .definition) }
      let gate = try gate(matrix: string.text, of: id.text, at: matrix)
      definitions[id.text] = QuirkDefinition(
        id: id.text, body: .matrix(gate), height: gate.qubitCount, order: order, depth: 0)
    } else if let circuit = node.member("circuit") {
      guard let columns = circuit.member("cols") else { throw wrongType(circuit, .circuit) }
      let (height, depth) = try size(of: columns)
      guard depth <= Self.depthLimit else {
        throw error(.tooDeep(id.text, limit: Self.depthLimit), at: node)
      }
      definitions[id.text] = QuirkDefinition(
        id: id.text, body: .columns(columns), height: height, order: order, depth: depth)
    } else {
      throw wrongType(node, .definition)
    }
  }

  /// The wires that the columns of a gate take, and how deeply gates made of gates nest in it.
  private func size(of columns: JSONNode) throws(QuirkReadError) -> (height: Int, depth: Int) {
    guard case .array(let list) = columns.value else { throw wrongType(columns, .columns) }
    var (height, depth) = (1, 1)
    for column in list {
      guard case .array(let entries) = column.value else { throw wrongType(column, .column) }
      height = max(height, entries.count)
      for (wire, entry) in entries.enumerated() {
        let name = entry.member("id") ?? entry
        if case .string(let string) = name.value, let definition = definitions[string.text] {
          height = max(height, wire + definition.height)
          depth = max(depth, definition.depth + 1)
        }
      }
    }
    return (height, depth)
  }

  private func gate(matrix text: String, of id: String, at node: JSONNode) throws(QuirkReadError) -> Gate {
    let compact = text.filter { $0 != " " }
    guard compact.hasPrefix("{{"), compact.hasSuffix("}}") else {
      throw error(.badMatrixText(text), at: node)
    }
    let rows = compact.dropFirst(2).dropLast(2).replacing("},{", with: ";").split(
      separator: ";", omittingEmptySubsequences: false)
    var elements: [Complex] = []
    for row in rows {
      let items = row.split(separator: ",", omittingEmptySubsequences: false)
      guard items.count == rows.count else { throw error(.badMatrixText(text), at: node) }
      for item in items {
        do throws(NotationError) {
          elements.append(try ScalarExpression.complex(Self.spelledOut(String(item))))
        } catch {
          throw self.error(.badElement(String(item), reason: error), at: node)
        }
      }
    }
    do throws(GateError) {
      // Quirk writes seven digits where it rounds.
      return try Gate(
        unitary: ComplexMatrix(rows: rows.count, columns: rows.count, elements: elements), tolerance: 1e-6)
    } catch {
      throw self.error(.badMatrix(id, error), at: node)
    }
  }

  /// A number with its fraction signs written as quotients: "√½" is "√(1/2)".
  private static func spelledOut(_ text: String) -> String {
    let fractions: [Character: String] = [
      "½": "(1/2)", "⅓": "(1/3)", "⅔": "(2/3)", "¼": "(1/4)", "¾": "(3/4)", "⅕": "(1/5)", "⅖": "(2/5)",
      "⅗": "(3/5)", "⅘": "(4/5)", "⅙": "(1/6)", "⅚": "(5/6)", "⅛": "(1/8)", "⅜": "(3/8)", "⅝": "(5/8)",
      "⅞": "(7/8)",
    ]
    return text.map { fractions[$0] ?? String($0) }.joined()
  }
}
