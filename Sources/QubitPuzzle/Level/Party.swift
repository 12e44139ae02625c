/// One of several players who act apart from each other, such as Alice and Bob.
///
/// Whatever a level with parties lets be placed lies within one of them. The board that was given may cross; a wire of
/// no party is out of reach.
public struct Party: Hashable, Sendable {
  /// What the party is called.
  public var name: String
  /// The qubits that it holds, each of them in no other party.
  public var qubits: [Int]
  /// The classical bits that it may write and read, each of them in no other party.
  public var bits: [Int]
  /// The bits of others that it is told and may read.
  public var hears: [Int]

  /// Makes a party.
  public init(name: String, qubits: [Int], bits: [Int], hears: [Int]) {
    self.name = name
    self.qubits = qubits
    self.bits = bits
    self.hears = hears
  }
}
