import CQubitLab
import QubitPuzzle

/// The most bytes of text that are read from C: what the reader of levels takes, and room for its error.
private let textLimit = 4 << 20

/// Copies `length` bytes from C.
func bytes(_ pointer: UnsafePointer<CChar>?, _ length: Int, _ name: StaticString) throws(CallFault) -> [UInt8]
{
  guard let pointer else { throw .null(name) }
  guard (0...textLimit).contains(length) else { throw .outOfRange("length") }
  return UnsafeRawBufferPointer(start: pointer, count: length).map { $0 }
}

/// Copies `length` bytes of UTF-8 from C.
func text(_ pointer: UnsafePointer<CChar>?, _ length: Int, _ name: StaticString) throws(CallFault) -> String {
  guard let text = String(validating: try bytes(pointer, length, name), as: UTF8.self) else {
    throw .notUTF8(name)
  }
  return text
}

/// Fills a buffer with text and a closing NUL.
func fill(
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
  with text: String
) throws(CallFault) {
  let bytes = text.utf8
  length?.pointee = bytes.count
  guard capacity >= 0, let buffer, bytes.count < capacity else {
    throw .bufferTooSmall(needed: bytes.count + 1)
  }
  var index = 0
  for byte in bytes {
    buffer[index] = CChar(bitPattern: byte)
    index += 1
  }
  buffer[index] = 0
}

/// Fills a buffer with numbers.
func fill(
  _ buffer: UnsafeMutablePointer<Double>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?,
  with numbers: [Double]
) throws(CallFault) {
  count?.pointee = numbers.count
  guard capacity >= 0, let buffer, numbers.count <= capacity else {
    throw .bufferTooSmall(needed: numbers.count)
  }
  for (index, number) in numbers.enumerated() { buffer[index] = number }
}

/// The language that C asks for.
func wanted(_ language: qubitlab_language) throws(CallFault) -> Language {
  switch language {
  case QUBITLAB_ENGLISH: .english
  case QUBITLAB_SIMPLIFIED_CHINESE: .simplifiedChinese
  default: throw .outOfRange("language")
  }
}
