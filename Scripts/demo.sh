#!/usr/bin/env bash
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
#
# The main job, visibly: a simulated house, the hub, two programs written with `import HomeKit`. Everything stays on this
# machine (loopback) and in a scratch folder. Hub and simulator run until Ctrl-C.
set -euo pipefail
cd "$(dirname "$0")/.."

bin=.build/debug
scratch=$(mktemp -d "${TMPDIR:-/tmp}/hearth-demo.XXXXXX")
export HEARTH_SOCKET=$scratch/hub.sock
pids=()

cleanup() {
  trap - EXIT INT TERM
  for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
  for pid in "${pids[@]}"; do wait "$pid" 2>/dev/null || true; done
  rm -rf "$scratch"
}
trap cleanup EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

step() { printf '\n\033[1m== %s\033[0m\n' "$1"; }

wait_for() { # what, command…
  local what=$1
  shift
  for _ in $(seq 100); do
    if "$@" >/dev/null 2>&1; then return; fi
    sleep 0.1
  done
  echo "demo: $what did not come up; its log:" >&2
  cat "$scratch"/*.log >&2
  exit 1
}

code=482-06-913

step "A house of simulated accessories (hearth-simulator house)"
"$bin/hearth-simulator" house --interface lo --address 127.0.0.1 --code $code --state "$scratch/simulator" \
  --control "$scratch/simulator.sock" >"$scratch/simulator.out" 2>"$scratch/simulator.log" &
pids+=($!)
wait_for "the simulator" test -s "$scratch/simulator.out"
sleep 0.5
cat "$scratch/simulator.out"

step "The hub (hearthd)"
"$bin/hearthd" --interface lo --state "$scratch/hub" --socket "$HEARTH_SOCKET" 2>"$scratch/hub.log" &
pids+=($!)
wait_for "the hub" "$bin/hearth" hub status
"$bin/hearth" hub status

step "NightTime: builds a home, a scene and a timer with 'import HomeKit' (its setup codes come from 'hearth agent')"
"$bin/hearth" agent --code $code 2>"$scratch/agent.log" &
agent=$!
pids+=($agent)
"$bin/NightTime" </dev/null
kill "$agent" 2>/dev/null || true

step "HolidayLights: all lights on"
"$bin/HolidayLights" on
"$bin/hearth" list

step "The hub alone: the timer fires at the full minute, with no program alive"
for _ in $(seq 90); do
  if grep -q "Night Timer ran" "$scratch/hub.log"; then break; fi
  sleep 1
done
grep "Night Timer ran" "$scratch/hub.log"
sleep 1
"$bin/hearth" why "Night Timer"
"$bin/hearth" list

if [ "${1:-}" = --once ]; then
  echo "demo: done"
  exit 0
fi

step "Hub and simulator go on until Ctrl-C"
cat <<EOF
Try in another terminal:
  export HEARTH_SOCKET=$HEARTH_SOCKET PATH=$PWD/$bin:\$PATH
  hearth list                          what is there
  hearth on "Desk Lamp"                switch something
  hearth watch                         see everything that changes
  hearth-simulator set --control $scratch/simulator.sock "Hall Motion" "motion detected" on
EOF
wait "${pids[0]}"
