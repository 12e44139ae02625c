import QuantumSimulator

extension NotationFault {
  /// What is wrong, in Chinese, without the place and without a full stop.
  var chineseMessage: String {
    switch self {
    case .tooLong(let limit): "文字超过 \(limit) 个字符"
    case .tooDeep(let limit): "括号、符号和根号嵌套超过 \(limit) 层"
    case .unexpected(let found, let wanted):
      "应该是\(wanted.chineseWords)，这里是\(found.map { " “\(Character($0))”" } ?? "结尾")"
    case .unknownWord(let word): "“\(word)” 不是 pi、i、e、sqrt、cos、sin、exp 中的任何一个"
    case .ambiguousQuotient: "除号后面的乘积有两种读法：请写 1/(2pi) 或 (1/2)pi"
    case .divisionByZero: "除以零"
    case .notFinite: "数字太大"
    case .notReal: "这里要实数，却有虚部"
    case .unwantedKet: "这里要数字，却是右矢"
    case .missingKet: "这里要右矢，却是数字"
    case .unequalKets(let count, let other): "\(count) 个量子比特的右矢和 \(other) 个的不能相加"
    case .tooManyQubits(let limit): "右矢最多有 \(limit) 个量子比特"
    case .wrongQubitCount(let found, let wanted): "这里要 \(wanted) 个量子比特的右矢，却有 \(found) 个"
    case .notNormalised(let norm): "振幅的范数是 \(DecimalNumber(shortest: norm).text)，应该是 1"
    case .unknownGate(let name, let nearest): "没有叫 “\(name)” 的门\(chineseSuggestion(nearest?.rawValue))"
    case .wrongParameterCount(let gate, let found):
      "\(gate.rawValue) 有 \(gate.record.parameterNames.count) 个参数，这里写了 \(found) 个"
    case .wrongTargetCount(let gate, let found):
      "\(gate.rawValue) 作用在 \(gate.qubitCount) 个量子比特上，这里写了 \(found) 个"
    case .unknownQubit(let name): "没有量子比特 “\(name)”"
    case .repeatedQubit(let name): "量子比特 “\(name)” 写了两次"
    }
  }
}

extension NotationWant {
  fileprivate var chineseWords: String {
    switch self {
    case .operand: "数字、常数、函数、右矢或 “(”"
    case .openingParenthesis: "“(”"
    case .closingParenthesis: "“)”"
    case .commaOrClosingParenthesis: "“,” 或 “)”"
    case .ketSymbol: " 0、1、+、-、+i 或 -i"
    case .ketSymbolOrEnd: " 0、1、+、-、+i、-i 或 “>”"
    case .gateName: "门的名字"
    case .qubitName: "量子比特的名字"
    case .qubitNameOrClosingBracket: "量子比特的名字或 “]”"
    case .operatorSign: "运算符或结尾"
    case .end: "结尾"
    }
  }
}
