import KernelInterface

/// Controls and anti-controls, split into what chooses blocks and what chooses lanes.
struct ControlPattern {
  /// The bits of a block's number that are fixed, and their values.
  let blockMask: Int
  let blockValue: Int
  /// The bits of a lane's number that are fixed, and their values.
  let laneMask: Int
  let laneValue: Int

  @inline(__always)
  init(_ controls: ControlMasks) {
    blockMask = controls.mask >> laneQubits
    blockValue = controls.value >> laneQubits
    laneMask = controls.mask & laneNumberMask
    laneValue = controls.value & laneNumberMask
  }

  /// The lanes on which the gate acts.
  @inline(__always)
  var activeLanes: LaneMask { LaneMask(where: laneMask, equal: laneValue) }

  /// Whether the gate acts on this lane.
  @inline(__always)
  func isActive(lane: Int) -> Bool { lane & laneMask == laneValue }

  /// Whether the gate acts on every lane of a block that its controls choose.
  @inline(__always)
  var coversAllLanes: Bool { laneMask == 0 }
}
