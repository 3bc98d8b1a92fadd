#!/usr/bin/env bash
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
#
# Installs the Debian packages given, if any of them is missing. Says which; works as root and with sudo.
set -euo pipefail

missing=()
for package in "$@"; do
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || {
    echo "Hearth needs these Debian packages: ${missing[*]}. Install them as root, then run make again." >&2
    exit 1
  }
  as_root=(sudo)
fi

echo "Installing Debian packages: ${missing[*]}" >&2
export DEBIAN_FRONTEND=noninteractive
install=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}")
"${install[@]}" >/dev/null 2>&1 || {
  "${as_root[@]}" apt-get update -qq
  "${install[@]}" >/dev/null
}
