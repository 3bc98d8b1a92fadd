// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object that says before one of its published properties changes.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    // Locks for itself.
    private let audience = Audience<Void, Never>()

    public init() {}

    public func send() { audience.send(()) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        AnyPublisher { self.audience.add(($0, $1)) }.receive(subscriber: subscriber)
    }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The same one as long as the object lives.
    public var objectWillChange: ObservableObjectPublisher { Announcers.shared.publisher(of: self) }
}

/// The publishers of objects that have declared none. Objects are held weakly.
final class Announcers: @unchecked Sendable {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    static let shared = Announcers()

    // Protected by `lock`.
    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry.publisher }
            entries = entries.filter { $0.value.object != nil }
            let publisher = ObservableObjectPublisher()
            entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }
}
