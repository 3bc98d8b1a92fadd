// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

/// Tests of the programs as they are installed: processes of their own, real sockets, foreign peers.
///
/// One after the other, since many of them measure time.
@Suite("Real processes", .serialized)
enum Processes {}
