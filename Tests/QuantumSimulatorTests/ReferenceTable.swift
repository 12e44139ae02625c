import Foundation

/// The rows of a table under `Tests/Reference`, which a script beside it computes with other software.
func referenceTable<Row: Decodable>(_ name: String, of _: Row.Type) throws -> [Row] {
  let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let data = try Data(contentsOf: tests.appendingPathComponent("Reference/\(name)"))
  return try JSONDecoder().decode([Row].self, from: data)
}
