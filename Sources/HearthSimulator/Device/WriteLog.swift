// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import HAP
internal import HearthSystem

/// The requests to write that reached the accessories: the last thousand, and how many there were.
final class WriteLog: Sendable {
    struct Entry: Sendable {
        let time: Date
        let server: String
        let controller: String
        let request: CharacteristicWriteRequest
        let response: CharacteristicResponse
    }

    struct Content: Sendable {
        /// Oldest first.
        var entries: [Entry] = []
        /// Since the start, also those no longer kept.
        var requestCount = 0
        /// Values written, subscriptions aside.
        var valueCount = 0
    }

    private static let limit = 1000

    private let storage = Guarded(Content())
    private let now: @Sendable () -> Date

    init(now: @escaping @Sendable () -> Date = { Date() }) {
        self.now = now
    }

    var content: Content { storage.withLock { $0 } }

    func record(
        _ request: CharacteristicWriteRequest, _ response: CharacteristicResponse, server: String,
        by controller: PairingIdentifier
    ) {
        let entry = Entry(
            time: now(), server: server, controller: controller.text, request: request, response: response)
        storage.withLock { content in
            content.requestCount += 1
            content.valueCount += request.rows.count { $0.value != nil }
            content.entries.append(entry)
            if content.entries.count > Self.limit { content.entries.removeFirst() }
        }
    }
}
