/// How the nodes of a search are reached at their least cost, and in how many ways.
///
/// A node gets a number when it is first met, in order from 0, on the layer that is its least cost.
struct SearchWays {
  private var layers: [Int32] = []
  private var counts: [UInt64] = []
  private var lastEdges: [Int32] = []
  private var edges: [SearchEdge] = []

  /// The memory that they take.
  var byteCount: Int {
    heldBytes(layers.count, of: Int32.self) * 2 + heldBytes(layers.count, of: UInt64.self)
      + heldBytes(edges.count, of: SearchEdge.self)
  }

  /// The least cost of a node.
  func layer(of node: Int) -> Int { Int(layers[node]) }

  /// The number of paths that reach a node at its least cost, at most `UInt64.max`.
  func count(to node: Int) -> UInt64 { counts[node] }

  /// The ways in which a node is reached at its least cost, the last one found first.
  func edges(to node: Int) -> [SearchEdge] {
    var found: [SearchEdge] = []
    var edge = lastEdges[node]
    while edge >= 0 {
      found.append(edges[Int(edge)])
      edge = edges[Int(edge)].next
    }
    return found
  }

  /// Takes the next node, which so many paths have reached.
  mutating func addNode(layer: Int, count: UInt64) {
    layers.append(Int32(layer))
    counts.append(count)
    lastEdges.append(-1)
  }

  /// Takes further paths to a node.
  mutating func add(_ count: UInt64, to node: Int) {
    let (sum, overflows) = counts[node].addingReportingOverflow(count)
    counts[node] = overflows ? .max : sum
  }

  /// Notes how a node followed from another.
  mutating func note(_ choice: SearchEdge.Choice, from parent: Int, to node: Int) {
    edges.append(SearchEdge(parent: parent, choice: choice, next: lastEdges[node]))
    lastEdges[node] = Int32(edges.count - 1)
  }
}
