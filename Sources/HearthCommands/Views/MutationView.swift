// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// What a change of the database came to, as JSON: the revision it was committed as, and what it was about.
struct MutationView: Encodable {
    let revision: Revision
    let id: String?
    let name: String?
}
