// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HearthIPC
internal import HearthModel

/// What a client sees of what is to come, at one moment. Counting dates takes a while, so the registry does not wait for it.
struct VisibleAgenda: Sendable {
    let database: HomeDatabase
    let now: Date
    let calendar: Calendar

    /// - Throws: `invalidParameter` for a span that is too long.
    func answer(_ request: ShowAgenda) throws(HubError) -> Agenda {
        guard request.span >= 0, request.span <= ShowAgenda.longestSpan else {
            throw HubError(.invalidParameter, "At most 366 days can be looked ahead.")
        }
        let start = request.from ?? now
        let limit = min(max(request.limit ?? 1_000, 1), 10_000)
        return Agenda(
            entries: database.agenda(
                from: start, to: start.addingTimeInterval(request.span), calendar: calendar, limit: limit))
    }
}

extension HomeRegistry {
    func visibleAgenda(for client: Client.ID) -> VisibleAgenda {
        let guest = clients[client]?.guest
        return VisibleAgenda(
            database: guest.map(database.visible) ?? database, now: context.now, calendar: context.calendar)
    }
}
