// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
public import Foundation
internal import HAPCatalogue
internal import HearthIPC
internal import HearthModel

/// One property of a service, such as brightness.
public class HMCharacteristic: NSObject, HomeObject, @unchecked Sendable {
    // `@unchecked`: all are immutable; the anchor guards what it refers to.
    let anchor: Anchor
    let reference: CharacteristicReference
    let home: Home.ID

    init(anchor: Anchor, reference: CharacteristicReference, home: Home.ID) {
        self.anchor = anchor
        self.reference = reference
        self.home = home
        super.init()
    }

    /// One of no service.
    @available(*, deprecated, message: "Characteristics come from HMService.characteristics.")
    public override init() {
        anchor = .nowhere
        reference = CharacteristicReference(accessory: Accessory.ID(UUID()), iid: 0)
        home = Home.ID(UUID())
        super.init()
    }

    var record: Characteristic? { anchor.database.characteristic(reference.iid, reference.accessory, home) }
    func leave(_ last: LastState) { anchor.freeze(last) }

    /// Identifies the characteristic for ever.
    public var uniqueIdentifier: UUID { UUID(reference.iid, of: reference.accessory) }

    /// The service it belongs to.
    public var service: HMService? {
        let services = anchor.database.accessory(reference.accessory, home)?.services ?? []
        return services.first { $0.characteristics.contains { $0.iid == reference.iid } }
            .map { anchor.service($0.iid, of: reference.accessory, in: home) }
    }

    /// One of the `HMCharacteristicType…` constants, or a manufacturer's own UUID.
    public var characteristicType: String { record?.type.fullForm ?? "" }

    /// The type in words, in English, Russian or Chinese as `LANGUAGE`, `LC_ALL` and `LANG` say; for a manufacturer's own
    /// type the manufacturer's words. Source: behaviour section 10.
    public var localizedDescription: String {
        if let name = record.flatMap({ TypeNames.characteristic($0.type) }) { return Language.current.name(name) }
        return record?.manufacturerDescription ?? Language.current.name(TypeNames.custom)
    }

    /// What may be done with it: `HMCharacteristicProperty…` constants.
    public var properties: [String] { record?.permissions.properties ?? [] }

    /// Format, unit and limits.
    public var metadata: HMCharacteristicMetadata? {
        record.map { HMCharacteristicMetadata($0.metadata, manufacturerDescription: $0.manufacturerDescription) }
    }

    /// The last known value: an `NSNumber`, `String` or `Data`. Nil if it was never known or cannot be read.
    public var value: Any? {
        guard let record, record.permissions.contains(.read) else { return nil }
        return anchor.value(of: reference).map { record.metadata.format.normalised($0).foundationValue }
    }

    /// Whether this program is told of changes. Ends when the accessory becomes unreachable.
    public var isNotificationEnabled: Bool { anchor.replica.isNotifying(reference) }
}

// MARK: - Reading

extension HMCharacteristic {
    /// Asks the device; `value` is current when the handler runs.
    public func readValue(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        guard record?.permissions.contains(.read) ?? true else {
            return HomeFeed.refuse(.writeOnlyCharacteristic, about(self, then: completionHandler))
        }
        let replica = anchor.replica
        send(ReadCharacteristics([reference]), completionHandler) { result in
            // Null is no value: the last one is kept, here as in the hub.
            if let value = result.value { replica.setValue(value, of: result.characteristic) }
        }
    }

    /// Asks the device; `value` is current afterwards.
    public nonisolated(nonsending) func readValue() async throws {
        try await awaitCompletion { readValue(completionHandler: $0) }
    }

    /// Sends a request about this characteristic alone; takes its result over before the handler runs.
    private func send<Request: HubRequest>(
        _ request: Request, _ completionHandler: @escaping CompletionHandler,
        _ take: @escaping @Sendable (CharacteristicResult) -> Void
    ) where Request.Answer == [CharacteristicResult] {
        let completionHandler = about(self, then: completionHandler)
        anchor.feed.link.send(request) { answer in
            switch answer.map(\.first) {
            case .success(let result?):
                if result.error == nil { take(result) }
                completionHandler(result.error.map { HMError($0) })
            case .success(nil): completionHandler(HMError(.accessorySentInvalidResponse))
            case .failure(let error): completionHandler(HMError(error))
            }
        }
    }
}

// MARK: - Writing

extension HMCharacteristic {
    /// Writes to the device; `value` is the new one when the handler runs without an error.
    ///
    /// Takes `Bool`, numbers, `NSNumber`, `String` and `Data`. Numbers out of range are brought into it.
    public func writeValue(_ value: Any?, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        switch writable(value) {
        case .failure(let error): HomeFeed.refuse(error, about(self, then: completionHandler))
        case .success(let value):
            let replica = anchor.replica
            let authorization = replica.authorization(of: reference)?.base64EncodedString()
            let write = CharacteristicWrite(reference, value: value, authorizationData: authorization)
            send(WriteCharacteristics([write]), completionHandler) { result in
                replica.setValue(result.value ?? value, of: result.characteristic)
            }
        }
    }

    /// Writes to the device; `value` is the new one afterwards.
    ///
    /// Takes `Bool`, numbers, `NSNumber`, `String` and `Data`. Numbers out of range are brought into it.
    public nonisolated(nonsending) func writeValue(_ value: Any?) async throws {
        try await awaitCompletion { writeValue(value, completionHandler: $0) }
    }

    /// Remembers bytes that the accessory's maker wants sent along with writes of this characteristic, nil for none
    /// any more. They are this program's, and last as long as it. Source: behaviour section 10.
    public func updateAuthorizationData(
        _ data: Data?, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        guard record != nil else { return HomeFeed.refuse(.notFound, about(self, then: completionHandler)) }
        anchor.replica.setAuthorization(data, of: reference)
        DispatchQueue.main.async { completionHandler(nil) }
    }

    /// Remembers bytes that the accessory's maker wants sent along with writes of this characteristic, nil for none
    /// any more.
    public nonisolated(nonsending) func updateAuthorizationData(_ data: Data?) async throws {
        try await awaitCompletion { updateAuthorizationData(data, completionHandler: $0) }
    }

    /// The value as the device is to get it, by the same rules as the hub's: kind, range and length.
    func writable(_ value: Any?) -> Result<CharacteristicValue, HMError> {
        guard let record else { return .failure(HMError(.notFound)) }
        guard record.permissions.contains(.write) else { return .failure(HMError(.readOnlyCharacteristic)) }
        guard let value else { return .failure(HMError(.nilParameter)) }
        guard let given = CharacteristicValue(foundationValue: value) else {
            return .failure(HMError(.invalidValueType))
        }
        do {
            return .success(try ValueRule.prepared(given, for: record.metadata))
        } catch {
            return .failure(HMError(error))
        }
    }
}

// MARK: - Notification

extension HMCharacteristic {
    /// Asks to be told of changes by `accessory(_:service:didUpdateValueFor:)`, or no longer.
    ///
    /// When the handler runs, `value` is what the hub knows: changes before that were told to nobody.
    public func enableNotification(_ enable: Bool, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        guard record?.permissions.contains(.notify) ?? true else {
            return HomeFeed.refuse(.notificationNotSupported, about(self, then: completionHandler))
        }
        let replica = anchor.replica
        // What a profile watches is told all the same.
        guard enable || !replica.isWatched(reference) else {
            replica.setNotifying(false, reference)
            return DispatchQueue.main.async { completionHandler(nil) }
        }
        send(SubscribeCharacteristics([reference], isOn: enable), completionHandler) { result in
            replica.setNotifying(enable, result.characteristic)
            if enable, let value = result.value { replica.setValue(value, of: result.characteristic) }
        }
    }

    /// Asks to be told of changes by `accessory(_:service:didUpdateValueFor:)`, or no longer.
    public nonisolated(nonsending) func enableNotification(_ enable: Bool) async throws {
        try await awaitCompletion { enableNotification(enable, completionHandler: $0) }
    }
}
