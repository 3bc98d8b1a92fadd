// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Models often import SwiftUI for no more than what it brings along. There are no views here.
@_exported import Combine
@_exported import Foundation
@_exported import Observation
