#!/usr/bin/env bash
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
#
# Generated files are what their generators make of their inputs today.
set -euo pipefail
cd "$(dirname "$0")/.."

for generator in Scripts/generate_*.py; do
  # This one compares what was built; the tests run it.
  [[ $generator == */generate_homekit_coverage.py ]] || python3 "$generator" --check
done
