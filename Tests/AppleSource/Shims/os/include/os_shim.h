// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// `import os.log` names a submodule, and only modules of C have those.
