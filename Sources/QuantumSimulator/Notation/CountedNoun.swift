/// A number with its noun, which takes an s for any number but one: "1 qubit", "2 qubits".
package func counted(_ count: Int, _ noun: String) -> String {
  String(count) + " " + noun + (count == 1 ? "" : "s")
}
