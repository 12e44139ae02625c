import QuantumSimulator
import QubitPuzzle

extension ValueFault {
  /// What is wrong, in Chinese, without a full stop.
  var chineseMessage: String {
    switch self {
    case .unknownGate(let name, let near): "没有叫 “\(name)” 的门\(chineseSuggestion(near))"
    case .unknownQubit(let name, let known, let near): Self.unknown("量子比特", name, known, near)
    case .unknownBit(let name, let known, let near): Self.unknown("经典比特", name, known, near)
    case .unknownPiece(let name, let known, let near): Self.unknown("部件", name, known, near)
    case .unknownCase(let id, let known, let near): Self.unknown("情形", id, known, near)
    case .unknownChoice("", let known, _): "缺少选项；应该是 \(chineseList(known, joinedBy: " 或 "))"
    case .unknownChoice(let id, let known, let near):
      "没有选项 “\(id)”\(near == nil ? "；应该是 \(chineseList(known, joinedBy: " 或 "))" : chineseSuggestion(near))"
    case .repeatedWire(let name): "“\(name)” 写了两次"
    case .notation(let fault, _): fault.chineseMessage
    case .unit(let unit, _): "“\(unit)” 是单位；角度用弧度，例如 \"pi/12\"，时间用动力学的时间单位，都不写单位"
    case .missingOperation: "缺少操作，例如 \"H q0\""
    case .missingQubits: "缺少量子比特的名字"
    case .badMeasurement: "测量写成 \"measure q0 -> c0\" 或 \"measure XZ q1 q0 -> c0\""
    case .badReset: "复位写成 \"reset q0\""
    case .badCondition: "条件写成 \"if c0=1: X q1\" 或 \"if c0=1 c1=0: X q1\""
    case .gateWanted: "这里只能写门：不能有测量、复位、屏障或条件"
    case .pieceAmongGates(let name): "“\(name)” 是部件；部件只能放在线路和步骤里"
    case .ancillaInTarget(let name): "“\(name)” 是辅助比特；目标只作用在其他量子比特上"
    case .missingMove: "缺少一步，例如 \"H q0\""
    case .badReplacement: "替换写成 \"replace 2 with H q0\""
    case .badRelocation: "移动写成 \"move 2 to 4\""
    case .badPosition(let text): "这里是 “\(text)”，应该是操作的序号，从 1 开始"
    case .badRounds(let text): "这里是 “\(text)”，应该是轮数"
    case .noQuestion: "这里是答案，可这一关没有提问"
    case .bareChoice(let id): "选择写成 \"answer \(id)\""
    case .pieceWireCount(let name, let found, let wanted):
      "“\(name)” 有 \(wanted) 条线，这里写了 \(found) 个量子比特"
    case .dialCount(let name, let found, let wanted):
      "“\(name)” 有 \(wanted) 个旋钮，括号里写了 \(found) 个数"
    case .needlessQubits(let name): "“\(name)” 作用在所有量子比特上；后面不写量子比特"
    case .wrongDialGrids(let name, let found, let wanted):
      "“\(name)” 有 \(wanted) 个旋钮，这里有 \(found) 组数"
    case .badPauliLetter(let letter, let allowsIdentity):
      "这里是 “\(Character(letter))”，应该是 \(allowsIdentity ? "I、X、Y 或 Z" : "X、Y 或 Z")"
    case .pauliCount(let count, let wanted): "\(wanted) 个量子比特写了 \(count) 个字母；每个要一个"
    case .badBit(let character): "这里是 “\(Character(character))”，应该是 0 或 1"
    case .bitCount(let count, let wanted, let kind):
      "\(wanted) 个\(kind == .qubit ? "量子比特" : "经典比特")写了 \(count) 位；每个要一位"
    case .notUnitary(let distance): "不是幺正矩阵：U†U 与单位矩阵相差 \(rounded(distance))（弗罗贝尼乌斯范数）"
    case .matrixOfManyQubits(let count, let most): "\(count) 个量子比特的矩阵太大；最多写 \(most) 个，更多请用线路"
    case .noDensity(let error): "不是物理的状态：\(error.clause(in: .simplifiedChinese))"
    case .weightSum(let sum): "不是物理的状态：权重之和是 \(rounded(sum))，应该是 1"
    case .angleGridsMissing(let gate, let count): "\(gate.rawValue) 有 \(count) 个参数；缺少 “angles”"
    case .wrongGridCount(let gate, let found, let wanted):
      "\(gate.rawValue) 有 \(wanted) 个参数，这里有 \(found) 组角度"
    case .stepNotPositive(let step): "步长是 \(rounded(step))；应该大于 0"
    case .badStepCount(let count, _) where count < 1: "“from” 和 “to” 之间没有角度"
    case .badStepCount(.infinity, let most): "角度多得数不清；最多 \(most) 个"
    case .badStepCount(let count, let most): "有 \(plain(count)) 个角度；最多 \(most) 个"
    }
  }

  private static func unknown(_ kind: String, _ name: String, _ known: [String], _ near: String?) -> String {
    "没有\(kind) “\(name)”\(near == nil ? "；关卡里有 \(chineseList(known, joinedBy: " 和 "))" : chineseSuggestion(near))"
  }
}
