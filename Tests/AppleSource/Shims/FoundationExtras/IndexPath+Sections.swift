// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Places in tables, which UIKit adds; HomeKit brings that along on iOS.
extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    public var section: Int { self[0] }
    public var row: Int { self[1] }
    public var item: Int { self[1] }
}
