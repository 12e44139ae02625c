#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal of this process, taken over: keys arrive one by one, and the whole screen is ours.
///
/// What was on the screen before comes back with ``leave()``.
final class Terminal {
  private var usual = termios()
  private var pending: [UInt8] = []

  /// Whether the process stands at a terminal that can do more than lines.
  static var isAvailable: Bool {
    guard isatty(0) == 1, isatty(1) == 1, let kind = getenv("TERM").map({ String(cString: $0) }) else {
      return false
    }
    return !kind.isEmpty && kind != "dumb"
  }

  /// Whether colour is wanted: not where NO_COLOR is set (no-color.org).
  static var isColoured: Bool {
    guard let value = getenv("NO_COLOR") else { return true }
    return value.pointee == 0
  }

  /// Takes the terminal over; nil where the system refuses.
  init?() {
    guard tcgetattr(0, &usual) == 0 else { return nil }
    var raw = usual
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL | BRKINT | INPCK | ISTRIP)
    guard tcsetattr(0, TCSAFLUSH, &raw) == 0 else { return nil }
    send("\u{1B}[?1049h\u{1B}[2J")
  }

  /// Gives the terminal back as it was.
  func leave() {
    send("\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(0, TCSAFLUSH, &usual)
  }

  /// Columns and rows; 80 by 24 where the terminal does not say.
  var size: (columns: Int, rows: Int) {
    var window = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(window.ws_col), Int(window.ws_row))
  }

  /// Draws the screen anew, with the cursor at a column of the last line.
  func draw(_ lines: [String], cursorColumn: Int) {
    var text = "\u{1B}[?25l\u{1B}[H"
    for (row, line) in lines.enumerated() {
      text += "\u{1B}[\(row + 1);1H\(line)\u{1B}[K"
    }
    text += "\u{1B}[\(lines.count);\(cursorColumn + 1)H\u{1B}[?25h"
    send(text)
  }

  /// A key of the keyboard.
  enum Key: Equatable {
    case character(Character)
    case enter, backspace, tab, left, right, home, end, undo, redo, quit, escape
    /// Nothing was typed for a while.
    case none
    /// The input has ended.
    case ended
  }

  /// The next key, or `.none` after a quarter of a second.
  func key() -> Key {
    guard let byte = byte(within: 250) else { return .none }
    guard let first = byte else { return .ended }
    switch first {
    case 0x0D, 0x0A: return .enter
    case 0x7F, 0x08: return .backspace
    case 0x09: return .tab
    case 0x03, 0x04: return .quit
    case 0x1A: return .undo
    case 0x19: return .redo
    case 0x1B: return escapeSequence()
    case 0x00...0x1F: return .none
    default: return character(first)
    }
  }

  private func escapeSequence() -> Key {
    guard case .some(.some(let bracket)) = byte(within: 30) else { return .escape }
    guard bracket == 0x5B || bracket == 0x4F else {
      // The key itself, and already the next one.
      pending.insert(bracket, at: 0)
      return .escape
    }
    guard case .some(.some(let letter)) = byte(within: 30) else { return .escape }
    switch letter {
    case 0x43: return .right
    case 0x44: return .left
    case 0x48: return .home
    case 0x46: return .end
    default:
      // A longer sequence, as of a function key: its end is a letter or a tilde.
      var last = letter
      while last < 0x40, case .some(.some(let next)) = byte(within: 30) { last = next }
      return .none
    }
  }

  private func character(_ first: UInt8) -> Key {
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var bytes = [first]
    while bytes.count < length, case .some(.some(let next)) = byte(within: 30) { bytes.append(next) }
    guard let character = String(validating: bytes, as: UTF8.self)?.first else { return .none }
    return .character(character)
  }

  /// The next byte; nil when none came in time, and nil inside when the input has ended.
  private func byte(within milliseconds: Int32) -> UInt8?? {
    if pending.isEmpty {
      var wait = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, milliseconds) > 0 else { return nil }
      var buffer = [UInt8](repeating: 0, count: 256)
      let count = buffer.withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
      guard count > 0 else { return .some(nil) }
      pending = Array(buffer[..<count])
    }
    return .some(pending.removeFirst())
  }

  private func send(_ text: String) { Console.send(text, to: 1) }
}
