#!/usr/bin/env bash
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
#
# Says whether the one thing that Hearth takes as given is there: a Swift 6.3 toolchain.
set -euo pipefail

if ! command -v swift >/dev/null; then
  echo "No Swift toolchain found. Install Swift 6.3 or later for Debian 12 from swift.org and put it on the PATH." >&2
  exit 1
fi
version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
if [ "$(printf '6.3\n%s\n' "$version" | sort -V | head -n 1)" != 6.3 ]; then
  echo "Swift $version found; Hearth needs 6.3 or later." >&2
  exit 1
fi
