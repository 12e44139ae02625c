/// What an array of so many elements takes that has grown one by one: arrays double, up to the next power of two.
///
/// Worked out from the count, so that a search ends at the same state on every machine, whatever its allocator rounds up to.
func heldBytes<Element>(_ count: Int, of type: Element.Type) -> Int {
  guard count > 1 else { return count * MemoryLayout<Element>.stride }
  return (1 << (Int.bitWidth - (count - 1).leadingZeroBitCount)) * MemoryLayout<Element>.stride
}
