// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Which catch-up rules a trigger may have.
enum CatchUpRule {
    /// Refuses, with `invalidParameter`, to make up for dates of less than a minute or more than 7 days ago: less is no delay
    /// at all, since a date may come late by as much.
    static func check(_ catchUp: CatchUp) throws(HubError) {
        guard case .once(let reach) = catchUp else { return }
        guard reach >= CatchUp.shortestReach, reach <= CatchUp.longestReach else {
            throw HubError(
                .invalidParameter, "A missed date is made up for within a minute at least and 7 days at most.")
        }
    }
}
