/// What a search carries through the board in one branch of one case.
struct Strand: Hashable {
  /// The index of the case.
  var levelCase: Int
  /// The classical bits.
  var register: [Bool]
}

/// Which strands a bundle holds, in order.
///
/// Each strand is a run of vectors of the same number, the images of the same inputs, so that all inputs of a case go
/// through the same measurement outcomes together. Its vectors are not normalised: their squared length is the
/// probability with which the branch occurs.
struct StrandLayout: Hashable {
  /// The strands.
  var strands: [Strand]
}

/// What a placement does to one strand on the way to one outcome of its measurements.
struct StrandMap {
  /// The strand that it starts from, by its index in the layout.
  var source: Int
  /// What is done to each of its vectors; nil for nothing.
  var operation: SparseOperator?
  /// Whether that lies in memory once for several strands.
  var isOperationShared = true
  /// What the strand is then.
  var strand: Strand
}

/// What a placement does to a bundle with some layout.
struct Transition {
  /// The strands that it makes, in order.
  var maps: [StrandMap]
  /// The layout where no strand splits or changes its bits, so that they are as they were; nil where the new strands
  /// have to be brought in order.
  var layout: Int?
}
