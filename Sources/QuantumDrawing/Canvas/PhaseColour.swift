import QuantumSimulator

/// The colour that stands for a phase: the hue turns once as the phase does, red for +1, and the lightness of all hues
/// is alike.
///
/// A drawing never leaves a phase to its colour: it shows a hand that points the same way, and says the angle.
public struct PhaseColour: Hashable, Sendable {
  /// Red, green and blue, 0…255 each.
  public let red: UInt8
  /// Green, 0…255.
  public let green: UInt8
  /// Blue, 0…255.
  public let blue: UInt8

  /// The colour of a phase in radians, which must be finite.
  ///
  /// The hues lie on a circle in the plane of opponent colours of Oklab (B. Ottosson, "A perceptual color space for
  /// image processing", 2020) at lightness 0.7 and chroma 0.12, which the screen's colours contain all round.
  public init(phase: Double) {
    // The reddest hue of Oklab lies at 29°.
    let (cosine, sine) = Angle.cosineAndSine(Angle.principal(phase) + 29 * .pi / 180)
    let (lightness, a, b) = (0.7, 0.12 * cosine, 0.12 * sine)
    let long = Self.cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let middle = Self.cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = Self.cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    red = Self.channel(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short)
    green = Self.channel(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short)
    blue = Self.channel(-0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short)
  }

  /// The colour as SVG and HTML write it, "#rrggbb".
  public var hexadecimal: String {
    var text = "#"
    for channel in [red, green, blue] {
      text += (channel < 16 ? "0" : "") + String(channel, radix: 16)
    }
    return text
  }

  private static func cube(_ value: Double) -> Double { value * value * value }

  /// A channel of linear light as sRGB encodes it (IEC 61966-2-1), with 1/2.4 taken as the power that a few steps of
  /// Newton's method find: x^(5/12) is the twelfth root of x⁵.
  private static func channel(_ linear: Double) -> UInt8 {
    let light = min(max(linear, 0), 1)
    guard light > 0.0031308 else { return UInt8((255 * 12.92 * light).rounded()) }
    let fourthRoot = light.squareRoot().squareRoot()
    // x^(5/12) = (x^(1/4))^(5/3): the cube root of y⁵ by Newton's method.
    let target = fourthRoot * fourthRoot * fourthRoot * fourthRoot * fourthRoot
    var root = fourthRoot
    for _ in 0..<40 { root -= (root - target / (root * root)) / 3 }
    return UInt8((255 * min(max(1.055 * root - 0.055, 0), 1)).rounded())
  }
}
