// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Foundation for Linux has the types of geometry: CGFloat, CGPoint, CGSize, CGRect.
@_exported import Foundation
