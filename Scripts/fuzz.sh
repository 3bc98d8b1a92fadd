#!/usr/bin/env bash
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
#
# Runs the fuzzers (libFuzzer, address sanitizer) from the checked-in seeds and says how often each was called. A finding
# ends with exit code 1 and leaves the input in .build/fuzz-findings.
#
#   Scripts/fuzz.sh [--seconds N] [--jobs N] [NAME…]     60 s each by default; all fuzzers unless named
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=60
jobs=1
names=()
while [ $# -gt 0 ]; do
  case $1 in
    --seconds) seconds=$2; shift 2 ;;
    --jobs) jobs=$2; shift 2 ;;
    *) names+=("$1"); shift ;;
  esac
done
[ ${#names[@]} -gt 0 ] || mapfile -t names < <(ls Fuzzers/Corpus)

HEARTH_FUZZERS=1 swift build -c release --scratch-path .build/fuzz --product hearth-fuzz \
  -Xswiftc -sanitize=fuzzer,address -Xswiftc -use-ld=lld >&2
findings=$PWD/.build/fuzz-findings
grown=$PWD/.build/fuzz-corpus
program=$PWD/.build/fuzz/release/hearth-fuzz
mkdir -p "$findings"

fuzz() { # name
  mkdir -p "$grown/$1"
  local log=$findings/$1.log
  # Leaks are not looked for: what the fuzzer itself keeps from one call to the next looks like one.
  if ASAN_OPTIONS=detect_leaks=0 "$program" "$1" -max_total_time="$seconds" -max_len=4096 -rss_limit_mb=2048 \
    -timeout=10 -print_final_stats=1 -artifact_prefix="$findings/$1-" "$grown/$1" "Fuzzers/Corpus/$1" >"$log" 2>&1; then
    printf '%-24s %12s inputs, no finding\n' "$1" "$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")"
  else
    printf '%-24s FINDING, see %s\n' "$1" "$log" >&2
    return 1
  fi
}
export -f fuzz
export seconds findings grown program

printf '%s\n' "${names[@]}" | xargs -P "$jobs" -I NAME bash -c 'fuzz NAME' || exit 1
