// The names and signatures of SwiftUI that the sketch in QubitLab's documentation uses, after Apple's documentation.
// Nothing here does anything: it is there to be type-checked against.

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View { public var body: Never { return fatalError("a stub has no body") } }

public struct Stub: View { public var body: Never { return fatalError("a stub has no body") } }

@resultBuilder public struct ViewBuilder {
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> some View { Stub() }
  public static func buildIf<Content: View>(_ content: Content?) -> some View { Stub() }
}

@MainActor @propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value { get { fatalError("a stub has no value") } nonmutating set {} }
}

public struct Font: Sendable { public static let title = Font() }
public struct HorizontalAlignment: Sendable { public static let leading = HorizontalAlignment() }

@MainActor public struct Text: View {
  public init(_ content: some StringProtocol) {}
  public func font(_ font: Font?) -> Text { self }
  public var body: Never { return fatalError("a stub has no body") }
}

@MainActor public struct Button: View {
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {}
  public var body: Never { return fatalError("a stub has no body") }
}

@MainActor public struct VStack<Content: View>: View {
  public init(alignment: HorizontalAlignment, @ViewBuilder content: () -> Content) {}
  public var body: Never { return fatalError("a stub has no body") }
}

@MainActor public struct HStack<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { return fatalError("a stub has no body") }
}

@MainActor public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
  public var body: Never { return fatalError("a stub has no body") }
}

extension View {
  public func disabled(_ disabled: Bool) -> some View { Stub() }
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { Stub() }
}
