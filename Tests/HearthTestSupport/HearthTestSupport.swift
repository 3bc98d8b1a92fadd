// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// The clocks that tests turn come along: they are where the other clocks are, since `HomeKitTesting` needs them too.
@_exported public import HearthSystem
