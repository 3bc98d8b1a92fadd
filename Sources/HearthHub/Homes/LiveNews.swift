// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthModel

/// All that an accessory server tells when it was added or came back.
package struct LiveNews: Sendable {
    package let values: [CharacteristicState]
    /// Who answers, of the accessories in the database then.
    package let reachability: @Sendable (HomeDatabase) -> [AccessoryState]

    package init(
        values: [CharacteristicState], reachability: @escaping @Sendable (HomeDatabase) -> [AccessoryState]
    ) {
        self.values = values
        self.reachability = reachability
    }
}

extension HomeRegistry {
    package func take(_ news: LiveNews) {
        valuesRead(news.values)
        reachabilityReported(news.reachability(database))
    }
}
