// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
internal import HAPCatalogue

/// One value of a service: whether the lamp is on, how warm the room is.
///
/// ```swift
/// let power = Characteristic(.on, false) { isOn in relay.switch(isOn) }     // a controller writes
/// power.set(true)                                                           // somebody pressed the button
/// ```
///
/// A handle: copies stand for the same value. It may be used from any task.
public struct Characteristic<Value: Sendable>: Sendable {
    private let name: CharacteristicName<Value>
    let core: CharacteristicCore

    /// A characteristic as Apple defines it: format, permissions and limits come from HAP's catalogue.
    ///
    /// - Parameters:
    ///   - value: to begin with; nil if it is not known yet, and for what has no value, such as the press of a button.
    ///   - onWrite: what the device does when a controller writes. The written value is the characteristic's when this
    ///     returns. It should return within nine seconds; whoever waits longer hears that the device has timed out.
    ///     Throw ``DeviceError`` to refuse; another error counts as ``DeviceError/unreachable``.
    public init(
        _ name: CharacteristicName<Value>, _ value: Value? = nil,
        onWrite: @escaping @Sendable (Value) async throws -> Void = { _ in }
    ) {
        self.init(name, value, onWrite) { _ in }
    }

    /// A characteristic with limits of its own.
    ///
    /// - Parameters:
    ///   - range: the values it takes, within Apple's limits.
    ///   - step: counted from the lower end of the range; nil for the catalogue's.
    public init(
        _ name: CharacteristicName<Value>, _ value: Value? = nil, in range: ClosedRange<Value>, step: Value? = nil,
        onWrite: @escaping @Sendable (Value) async throws -> Void = { _ in }
    ) where Value: Comparable {
        self.init(name, value, onWrite) { metadata in
            metadata.minimum = name.encode(range.lowerBound)
            metadata.maximum = name.encode(range.upperBound)
            if let step { metadata.step = name.encode(step) }
        }
    }

    private init(
        _ name: CharacteristicName<Value>, _ value: Value?, _ onWrite: @escaping @Sendable (Value) async throws -> Void,
        adjust: (inout CharacteristicMetadata) -> Void
    ) {
        self.name = name
        core = CharacteristicCore(name.type, value: value.map(name.encode), adjust: adjust) { value in
            guard let value = name.decode(value) else { throw DeviceError.invalidValue }
            try await onWrite(value)
        }
    }

    /// What controllers read; nil if it is not known.
    public var value: Value? { core.value.flatMap(name.decode) }

    /// Says what the value is now. Controllers that are subscribed get an event if it has changed; a button sends one
    /// each time.
    ///
    /// - Parameter value: brought within the limits; nil if the device cannot tell, and then controllers read an error.
    public func set(_ value: Value?) {
        core.set(value.map(name.encode))
    }
}

/// Why a device does not do what a controller has written.
public enum DeviceError: Error, Hashable, Sendable {
    /// It is at work; the controller may try again.
    case busy
    /// It has no power, or is out of reach.
    case unreachable
    /// Not now: a door that is blocked, say.
    case notAllowedNow
    /// Not this value.
    case invalidValue

    /// As it goes over the wire.
    package var status: HAPStatus {
        switch self {
        case .busy: .busy
        case .unreachable: .unableToCommunicate
        case .notAllowedNow: .notAllowedInCurrentState
        case .invalidValue: .invalidValue
        }
    }
}
