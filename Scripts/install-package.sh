#!/usr/bin/env bash
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
#
# Puts the sources of the Swift modules that programs import, and of those they stand on, into the folder $1, as a package.
#
# Sources, since a built module suits one compiler version alone.
set -euo pipefail
cd "$(dirname "$0")/.."

targets=(
  HomeKit CoreLocation HomeKitTesting HearthAccessory
  HearthHub HearthIPC HearthModel HearthStore HearthSystem HAP HAPCatalogue HAPNetwork
  CLinux COpenSSL CSodium CSQLite CAvahi CQREncode
)
folder=$1
# Only what an earlier installation has left is replaced.
if [[ -e $folder && ! -e $folder/Package.swift ]]; then
  echo "$folder exists and is no Swift package; remove it or name another prefix." >&2
  exit 1
fi
rm -rf "$folder"
install -d "$folder/Sources"
install -m 644 Package.swift LICENSE "$folder"
for target in "${targets[@]}"; do cp -R --no-preserve=ownership "Sources/$target" "$folder/Sources/"; done
chmod -R u=rwX,go=rX "$folder"
