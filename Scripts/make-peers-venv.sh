#!/usr/bin/env bash
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
#
# Makes the Python environment of the foreign peers (HAP-python, aiohomekit, homekitng) and the oracles (dateutil, astral,
# PyEphem) in .venv, or leaves it if it is current.
set -euo pipefail
cd "$(dirname "$0")/.."

wanted=Tests/Peers/requirements.txt
stamp=.venv/requirements.txt
if [ -x .venv/bin/python ] && cmp -s "$wanted" "$stamp"; then exit 0; fi

echo "Making the Python environment of the foreign peers in .venv" >&2
rm -rf .venv
/usr/bin/python3 -m venv .venv
.venv/bin/pip install --quiet --disable-pip-version-check -r "$wanted" 2>&1 | grep -v DEPRECATION >&2 || true
.venv/bin/python -c 'import pyhap, aiohomekit, homekit, dateutil, astral, ephem'
cp "$wanted" "$stamp"
