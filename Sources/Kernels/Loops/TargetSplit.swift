/// A gate's targets, split into those that choose a block and those that choose a lane.
///
/// A row or column number of the gate's matrix falls apart likewise: into a *block pattern* (bit *j* belongs
/// to the *j*-th block target) and the lane targets' bits of the lane number. The tables below put it
/// together again.
struct TargetSplit {
  private let targets: UnsafePointer<Int>
  private let count: Int
  /// How many targets choose a block.
  let blockTargetCount: Int
  /// The targets that choose a block, as bits of a block's number.
  let blockMask: Int
  /// The targets that choose a lane, as bits of a lane's number.
  let laneMask: Int
  /// What each lane's number adds to a matrix index.
  private let laneIndices: SIMD16<Int>

  /// Splits `count` distinct qubits. The pointer must outlive the split.
  init(targets: UnsafePointer<Int>, count: Int) {
    self.targets = targets
    self.count = count
    var mask = 0
    for i in 0..<count { mask |= 1 << targets[i] }
    blockMask = mask >> laneQubits
    laneMask = mask & laneNumberMask
    blockTargetCount = blockMask.nonzeroBitCount
    var indices = SIMD16<Int>(repeating: 0)
    for i in 0..<count where targets[i] < laneQubits {
      for lane in 0..<blockAmplitudes { indices[lane] |= (lane >> targets[i] & 1) << i }
    }
    laneIndices = indices
  }

  /// How many targets choose a lane.
  var laneTargetCount: Int { count - blockTargetCount }

  /// How many block patterns there are.
  var blockPatternCount: Int { 1 << blockTargetCount }

  /// How many lane patterns there are.
  var lanePatternCount: Int { 1 << laneTargetCount }

  /// What a block pattern adds to the number of a block that has zeros in every target.
  func blockOffset(ofPattern pattern: Int) -> Int {
    var offset = 0
    var bit = 0
    for i in 0..<count where targets[i] >= laneQubits {
      if pattern >> bit & 1 == 1 { offset |= 1 << (targets[i] - laneQubits) }
      bit += 1
    }
    return offset
  }

  /// What a block pattern adds to a matrix index.
  func matrixIndex(ofPattern pattern: Int) -> Int {
    var index = 0
    var bit = 0
    for i in 0..<count where targets[i] >= laneQubits {
      if pattern >> bit & 1 == 1 { index |= 1 << i }
      bit += 1
    }
    return index
  }

  /// What a lane's number adds to a matrix index.
  func matrixIndex(ofLane lane: Int) -> Int { laneIndices[lane] }

  /// The lane bits that the lane pattern names: bit *j* of the pattern is the *j*-th lowest lane target.
  func laneBits(ofPattern pattern: Int) -> Int {
    var bits = 0
    var bit = 0
    for lane in 0..<laneQubits where laneMask >> lane & 1 == 1 {
      if pattern >> bit & 1 == 1 { bits |= 1 << lane }
      bit += 1
    }
    return bits
  }
}
