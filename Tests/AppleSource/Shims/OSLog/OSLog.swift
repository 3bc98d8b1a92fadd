// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// The same things, by the name that newer code imports.
@_exported import os
