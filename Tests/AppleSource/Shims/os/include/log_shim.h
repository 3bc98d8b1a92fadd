// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Logging itself is written in Swift, beside this.
