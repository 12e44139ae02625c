extension JSONFault {
  /// What is wrong, in Chinese, without a full stop.
  var chineseMessage: String {
    switch self {
    case .tooLarge(let byteCount, let limit): "文件有 \(byteCount) 字节；最多读 \(limit) 字节"
    case .tooDeep(let limit): "数组和对象嵌套超过 \(limit) 层"
    case .byteOrderMark: "文件开头有字节顺序标记（BOM）；请存成不带 BOM 的 UTF-8"
    case .utf16: "文件是 UTF-16；请存成 UTF-8"
    case .invalidUTF8(let fault): "不是 UTF-8：\(fault.chineseMessage)"
    case .empty: "文件是空的；这里要一个 JSON 对象"
    case .unexpected(let found, let wanted): "这里是\(found.chineseWords)，应该是\(wanted.chineseWords)"
    case .trailingComma(.bracket): "“]” 前面多了一个逗号"
    case .trailingComma(.brace): "“}” 前面多了一个逗号"
    case .comment: "这是注释；JSON 没有注释"
    case .lookalike(let scalar, let meant):
      "这里是「\(Character(scalar))」（U+\(Self.hexadecimal(scalar.value, digits: 4))），看上去像「\(Character(meant))」，其实不是"
    case .singleQuotes: "这是单引号；JSON 的字符串用双引号"
    case .unknownWord(let word): Self.chineseMessage(forWord: word)
    case .afterTheEnd(let found): "文件的值已经结束，后面还有\(found.chineseWords)"
    case .unclosedString: "字符串没有右引号"
    case .controlCharacter(let byte): Self.chineseMessage(forControlCharacter: byte)
    case .badEscape(let found):
      "反斜杠后面是\(found.chineseWords)；转义只有 \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX"
    case .badUnicodeEscape: "\\u 后面要四位十六进制数字"
    case .loneSurrogate(let unit): "\\u\(Self.hexadecimal(UInt32(unit), digits: 4)) 只是代理对的一半，缺另一半"
    case .leadingZero: "数字前面多了 0"
    case .leadingPlus: "数字前面多了加号"
    case .missingWholePart: "小数点前面没有数字"
    case .missingFraction: "小数点后面没有数字"
    case .missingExponent: "“e” 后面没有数字"
    case .missingNumber: "负号后面没有数字"
    case .decimalComma: "数字里写了逗号；JSON 用小数点"
    case .numberOutOfRange(.tooGreat): "数字太大；最大约为 1.8e308"
    case .numberOutOfRange(.tooSmall): "数字太接近零；最小约为 4.9e-324"
    }
  }

  private static func chineseMessage(forWord word: String) -> String {
    switch word {
    case "True", "TRUE": "这里是 “\(word)”；是不是想写 “true”？"
    case "False", "FALSE": "这里是 “\(word)”；是不是想写 “false”？"
    case "None", "nil", "undefined", "Null", "NULL": "这里是 “\(word)”；是不是想写 “null”？"
    case "NaN", "nan", "Infinity", "inf": "这里是 “\(word)”；JSON 的数字都是有限的"
    default: "这里是 “\(word)”；文字要放在双引号里"
    }
  }

  private static func chineseMessage(forControlCharacter byte: UInt8) -> String {
    switch byte {
    case .lineFeed, .carriageReturn: "字符串里换了行；请补上右引号，或者写 \\n"
    case .tab: "字符串里有制表符；请写 \\t"
    default: "字符串里有控制字符；请写 \\u\(hexadecimal(UInt32(byte), digits: 4))"
    }
  }

  fileprivate static func hexadecimal(_ number: UInt32, digits: Int) -> String {
    let spelling = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - spelling.utf8.count)) + spelling
  }
}

extension UTF8Fault {
  fileprivate var chineseMessage: String {
    switch self {
    case .strayByte(let byte): "字节 0x\(JSONFault.hexadecimal(UInt32(byte), digits: 2)) 不是任何字符的开头"
    case .truncated: "一个字符的字节不完整"
    case .overlong: "一个字符用了过多的字节"
    case .surrogate: "这是代理码位，只有 UTF-16 才有"
    case .beyondUnicode: "编号超过了最后一个字符 U+10FFFF"
    }
  }
}

extension JSONFault.Found {
  fileprivate var chineseWords: String {
    switch self {
    case .end: "文件结尾"
    case .scalar(let scalar) where scalar.isInvisible:
      "看不见的字符 U+\(JSONFault.hexadecimal(scalar.value, digits: 4))"
    case .scalar(let scalar): " “\(Character(scalar))”"
    }
  }
}

extension JSONFault.Wanted {
  fileprivate var chineseWords: String {
    switch self {
    case .value: "一个值"
    case .valueOrClosingBracket: "一个值或 “]”"
    case .key: "双引号里的键"
    case .keyOrClosingBrace: "双引号里的键或 “}”"
    case .colon: "“:”"
    case .commaOrClosingBracket: "“,” 或 “]”"
    case .commaOrClosingBrace: "“,” 或 “}”"
    }
  }
}
