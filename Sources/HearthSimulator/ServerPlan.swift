// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP

/// An accessory server that is to be played: what it is, not yet who it is.
package struct ServerPlan: Sendable {
    /// Names the file of its state: letters, digits and dashes.
    package var key: String
    /// Under which it is announced.
    package var name: String
    package var model: String
    package var category: UInt16
    package var database: AttributeDatabase
    /// How its owner learns the setup code, if that is part of the plan; else it is as stored.
    package var setup: Setup?
    /// Whether it shows unknown values as null and takes values off their step, as most devices do.
    package var isLenient = false
    /// What it answers to `GET /accessories`, when that is not the database as we would write it.
    package var accessoriesBody: (@Sendable (_ current: AttributeDatabase) -> [UInt8])?

    /// Where the setup code of a played accessory comes from.
    package enum Setup: Hashable, Sendable {
        /// It stands on the label.
        case code(SetupCode)
        /// A fresh one for every attempt to pair, on the display.
        case displayed
    }

    package init(key: String, name: String, model: String, category: UInt16, database: AttributeDatabase) {
        self.key = key
        self.name = name
        self.model = model
        self.category = category
        self.database = database
    }
}
