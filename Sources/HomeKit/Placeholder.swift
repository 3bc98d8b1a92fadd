// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0
