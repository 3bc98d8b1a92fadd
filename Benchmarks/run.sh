#!/usr/bin/env bash
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
#
# Measures Hearth against aiohomekit on the same accessories in one run and prints a table. Everything stays on this
# machine: as root it runs in a network namespace of its own that has nothing but loopback; else on plain loopback, with
# nothing announced.
#
#   Benchmarks/run.sh [--quick] [--no-build] [--json FILE]
set -euo pipefail
cd "$(dirname "$0")/.."

arguments=()
build=yes
for word in "$@"; do
  if [ "$word" = --no-build ]; then build=no; else arguments+=("$word"); fi
done

# As `make install` builds it, and with the Swift libraries of the toolchain.
static=.build/release
dynamic=.build/dynamic/release
if [ $build = yes ]; then
  export HEARTH_BENCHMARKS=1
  for product in hearthd hearth-simulator hearth-benchmark homekit-benchmark automation-benchmark; do
    swift build -c release --static-swift-stdlib --product $product >&2
  done
  swift build -c release --scratch-path .build/dynamic --product hearthd >&2
fi

command=(.venv/bin/python Benchmarks/measure.py --static "$static" --dynamic "$dynamic" "${arguments[@]}")
if [ "$(id -u)" -ne 0 ] || ! command -v ip >/dev/null; then exec "${command[@]}"; fi

namespace=hearth-bench-$$
ip netns add $namespace
trap 'ip netns del $namespace' EXIT
ip -n $namespace link set lo up
ip -n $namespace link set lo multicast on
ip -n $namespace route add 224.0.0.0/4 dev lo
ip netns exec $namespace "${command[@]}" --isolated
