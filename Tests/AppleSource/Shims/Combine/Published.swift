// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A property whose changes are published before they are made.
@propertyWrapper
public struct Published<Value> {
    let store: PublishedStore<Value>

    public init(wrappedValue: Value) { store = PublishedStore(wrappedValue) }
    public init(initialValue: Value) { store = PublishedStore(initialValue) }

    @available(*, unavailable, message: "@Published is for properties of classes")
    public var wrappedValue: Value {
        get { store.value }
        set { store.set(newValue) }
    }

    public var projectedValue: Publisher {
        get { Publisher(store: store) }
        set {}
    }

    public static subscript<Owner: AnyObject>(
        _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
    ) -> Value {
        get { owner[keyPath: storage].store.value }
        set {
            announce(owner)
            owner[keyPath: storage].store.set(newValue)
        }
    }

    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let store: PublishedStore<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let begun = AnyPublisher<Value, Never> { receive, complete in
                receive(store.value)
                return store.audience.add((receive, complete))
            }
            begun.receive(subscriber: subscriber)
        }
    }
}

extension Published: @unchecked Sendable where Value: Sendable {}

/// Tells those who watch an object.
private func announce(_ owner: AnyObject) {
    guard let observed = owner as? any ObservableObject else { return }
    sendWillChange(of: observed)
}

private func sendWillChange<Object: ObservableObject>(of object: Object) {
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
}

/// The value of a published property.
final class PublishedStore<Value>: @unchecked Sendable {
    // `lock` protects what follows; the audience locks for itself.
    private let lock = NSLock()
    private var current: Value
    private var links: [AnyCancellable] = []
    let audience = Audience<Value, Never>()

    init(_ value: Value) { current = value }

    var value: Value { lock.withLock { current } }

    /// Tells the new value, then keeps it.
    func set(_ value: Value) {
        audience.send(value)
        lock.withLock { current = value }
    }

    func keep(_ link: AnyCancellable) { lock.withLock { links.append(link) } }
}
