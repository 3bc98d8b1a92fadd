#!/usr/bin/env bash
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
#
# Installs the Swift modules into a scratch folder, then builds and tests a package outside the project that depends on them:
# Examples/EveningLights, with the ten lines of README.md.
set -euo pipefail
cd "$(dirname "$0")/.."

# Kept from run to run, since it is the building that takes time.
scratch=.build/check-install
mkdir -p "$scratch"
make --no-print-directory install-package DESTDIR="$PWD/$scratch/root" PREFIX=/usr/local
rm -rf "$scratch/app"
cp -R Examples/EveningLights "$scratch/app"
export HEARTH=$PWD/$scratch/root/usr/local/share/hearth
# Not this project's own choices.
unset HEARTH_TESTS HEARTH_BENCHMARKS HEARTH_FUZZERS
swift test --package-path "$scratch/app" --scratch-path "$scratch/build"
