import Foundation
import Testing

@testable import QubitEntitlements

@Suite("Encodings")
struct EncodingTests {
  @Test("Base64 agrees with Foundation on every length, in both alphabets")
  func base64() {
    for count in 0..<70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 89 &+ 251) }
      let standard = Data(bytes).base64EncodedString()
      #expect(Base64.decode(Array(standard.utf8), .standard) == bytes)
      let url = standard.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
      #expect(Base64.decode(Array(url.utf8), .url) == bytes)
    }
  }

  @Test(
    "Base64 has one text for bytes",
    arguments: ["A", "AA=", "AB==", "AAB=", "A===", "====", "AA==AA==", "AA A", "AAA\n", "AA-_", "=AAA"])
  func notStandard(text: String) {
    #expect(Base64.decode(Array(text.utf8), .standard) == nil)
  }

  @Test("Base64url has one text for bytes", arguments: ["A", "AB", "AAB", "AA==", "AA+/", "AAAA ", "AAAAA"])
  func notURL(text: String) {
    #expect(Base64.decode(Array(text.utf8), .url) == nil)
  }

  @Test("JSON's numbers keep every digit until somebody says what they are")
  func numbers() throws {
    func number(_ text: String) throws -> JSONNumber? { try JSONReader.read(Array(text.utf8)).number }
    #expect(try number("9223372036854775807")?.integer == .max)
    #expect(try number("9223372036854775808")?.integer == nil)
    #expect(try number("-9223372036854775808")?.integer == .min)
    #expect(try number("1.5e3")?.integer == 1500)
    #expect(try number("1.5")?.integer == nil)
    #expect(try number("-0")?.double == 0)
    #expect(try number("1e400")?.double == nil)
    #expect(try number("1e-400")?.double == 0)
    #expect(try number("1768464005000.485")?.double == 1_768_464_005_000.485)
  }

  @Test("JSON's texts are read with every escape resolved")
  func texts() throws {
    let text = #""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00é""#
    #expect(try JSONReader.read(Array(text.utf8)).string == "\"\\/\u{8}\u{C}\n\r\té😀é")
  }

  @Test("Depth is bounded, and exactly so")
  func depth() throws {
    let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(throws: Never.self) { try JSONReader.read(Array(deepest.utf8)) }
    #expect(throws: JSONFault(kind: .tooDeep, offset: 64)) { try JSONReader.read(Array("[\(deepest)]".utf8)) }
  }

  @Test("What this reader accepts, Foundation's accepts too; every prefix and every changed byte is tried")
  func againstFoundation() throws {
    let payload = Array(#"{"a":[1,-2.5e+3,true,null],"b":{"c":"\u00e9\n"}}"#.utf8)
    var texts = (0...payload.count).map { Array(payload[..<$0]) }
    for index in payload.indices {
      for byte: UInt8 in [
        0, 0x20, 0x22, 0x2C, 0x2E, 0x30, 0x3A, 0x5B, 0x5C, 0x5D, 0x65, 0x7B, 0x7D, 0x80, 0xFF,
      ] {
        var changed = payload
        changed[index] = byte
        texts.append(changed)
      }
    }
    var accepted = 0
    for text in texts {
      guard (try? JSONReader.read(text)) != nil else { continue }
      accepted += 1
      #expect(throws: Never.self, "\(String(decoding: text, as: UTF8.self))") {
        try JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
      }
    }
    #expect(accepted > 20)
  }
}
