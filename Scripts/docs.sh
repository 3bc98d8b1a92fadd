#!/usr/bin/env bash
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
#
# Writes the documentation of the public modules to .build/docs, one static site each, from what is built. A warning is an
# error. With --check nothing is kept.
set -euo pipefail
cd "$(dirname "$0")/.."

build=$(swift build --show-bin-path)
folder=.build/docs
if [[ ${1:-} == --check ]]; then
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
fi
target=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\([^"]*\)".*/\1/p' | head -1)

# The C modules that the Swift modules are built on.
includes=(-Xcc "-fmodule-map-file=$build/CLinux.build/module.modulemap")
for module in Sources/C*/module.modulemap; do includes+=(-I "$(dirname "$module")"); done

for module in HomeKit HomeKitTesting; do
  graphs=$folder/graphs/$module
  rm -rf "$graphs" "$folder/$module"
  mkdir -p "$graphs"
  swift symbolgraph-extract -module-name "$module" -target "$target" -I "$build/Modules" "${includes[@]}" \
    -minimum-access-level public -skip-synthesized-members -skip-inherited-docs -output-dir "$graphs"
  docc convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$graphs" \
    --output-dir "$folder/$module" --fallback-display-name "$module" --fallback-bundle-identifier "hearth.$module" \
    --hosting-base-path "$module" --warnings-as-errors
  echo "$module: $(find "$folder/$module/data" -name '*.json' | wc -l) pages without a warning"
done
rm -rf "$folder/graphs"
[[ ${1:-} == --check ]] ||
  echo "To read it: python3 -m http.server --directory $folder, then http://localhost:8000/HomeKit/documentation/homekit"
