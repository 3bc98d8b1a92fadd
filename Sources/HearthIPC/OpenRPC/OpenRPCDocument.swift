// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

enum OpenRPCDocument { static let text = JSONText("{}") }
