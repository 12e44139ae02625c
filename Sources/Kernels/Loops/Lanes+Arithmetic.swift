#if FUSED_MULTIPLY_ADD || arch(arm64)
  import LaneInstructions
#endif

extension Lanes {
  /// self + a·b, rounded once where the processor can, and twice where the fused product would be a call of
  /// the mathematics library for every lane.
  @inline(__always)
  func adding(_ a: Lanes, times b: Lanes) -> Lanes {
    #if !(FUSED_MULTIPLY_ADD || arch(arm64))
      self + a * b
    #elseif SINGLE_PRECISION
      lanes_add_float16(self, a, b)
    #else
      lanes_add_double8(self, a, b)
    #endif
  }

  /// self − a·b, rounded likewise.
  @inline(__always)
  func subtracting(_ a: Lanes, times b: Lanes) -> Lanes {
    #if !(FUSED_MULTIPLY_ADD || arch(arm64))
      self - a * b
    #elseif SINGLE_PRECISION
      lanes_subtract_float16(self, a, b)
    #else
      lanes_subtract_double8(self, a, b)
    #endif
  }

  /// The same numbers in double precision.
  @inline(__always)
  var wide: WideLanes {
    #if SINGLE_PRECISION
      // Lane by lane: the library's own conversion stays a function, which other modules could be given.
      var result = WideLanes(repeating: 0)
      for lane in 0..<blockAmplitudes { result[lane] = Double(self[lane]) }
      return result
    #else
      return self
    #endif
  }
}
