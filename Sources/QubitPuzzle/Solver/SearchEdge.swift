/// One way to come to a node of a search at its least cost.
struct SearchEdge {
  /// How one node follows from another.
  enum Choice {
    /// An operation, by its index among the actions, was put at the stage.
    case insert(Int)
    /// What stands after the stage was passed.
    case keep
    /// What stands after the stage was left out.
    case remove
    /// An operation was put in the place of what stands after the stage.
    case replace(Int)
  }

  /// The node before it.
  let parent: Int32
  /// The next way to reach the same node, or −1.
  let next: Int32
  /// The choice in one number, since there are many edges: −2 and −1 for what takes no action, and from 0 on the actions
  /// put at a stage, even, or in a place, odd.
  private let code: Int32

  init(parent: Int, choice: Choice, next: Int32) {
    self.parent = Int32(parent)
    self.next = next
    switch choice {
    case .keep: code = -1
    case .remove: code = -2
    case .insert(let action): code = Int32(2 * action)
    case .replace(let action): code = Int32(2 * action + 1)
    }
  }

  /// How the node follows from that before it.
  var choice: Choice {
    switch code {
    case -1: .keep
    case -2: .remove
    default: code % 2 == 0 ? .insert(Int(code / 2)) : .replace(Int(code / 2))
    }
  }

  /// The action that was taken, if one was.
  var action: Int? { code < 0 ? nil : Int(code / 2) }
}
