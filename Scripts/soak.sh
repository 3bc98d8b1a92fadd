#!/usr/bin/env bash
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
#
# Runs the proofs that take minutes and shows what came of them as a table.
#
#   Scripts/soak.sh [NAME…]    all of them, or those named: pairings aiohomekit homekitng kills programs
#                              killedProgram fixtures foreignFixtures outages schedule sun
#
# HEARTH_SOAK_PAIRINGS, HEARTH_SOAK_KILLS, HEARTH_SOAK_CHANGES and HEARTH_SOAK_MIXED_CHANGES change how often. Exit code 1 if one failed.
set -euo pipefail
cd "$(dirname "$0")/.."

proofs=(pairings aiohomekit homekitng kills programs killedProgram fixtures foreignFixtures outages schedule sun)
[ $# -eq 0 ] || proofs=("$@")
scratch=$(mktemp -d "${TMPDIR:-/tmp}/hearth-soak.XXXXXX")
trap 'rm -rf "$scratch"' EXIT
export HEARTH_SOAK_REPORT=$scratch/report SWIFT_BACKTRACE=${SWIFT_BACKTRACE:-enable=no}
: >"$HEARTH_SOAK_REPORT"

swift build --build-tests
failed=0
for proof in "${proofs[@]}"; do
  before=$(wc -l <"$HEARTH_SOAK_REPORT")
  if ! swift test --skip-build --filter "SoakTests/$proof" >"$scratch/$proof.log" 2>&1; then
    failed=1
    cat "$scratch/$proof.log" >&2
  fi
  if [ "$(wc -l <"$HEARTH_SOAK_REPORT")" -eq "$before" ]; then
    failed=1
    printf 'FAILED\t%s\tended without a result\t\n' "$proof" >>"$HEARTH_SOAK_REPORT"
  fi
  tail -n 1 "$HEARTH_SOAK_REPORT" >&2
done

printf '\n%-8s %-36s %-6s %s\n' RESULT PROOF TIME FIGURES
while IFS=$'\t' read -r result claim outcome duration; do
  printf '%-8s %-36s %-6s %s\n' "$result" "$claim" "$duration" "$outcome"
  [ "$result" = ok ] || failed=1
done <"$HEARTH_SOAK_REPORT"
exit $failed
