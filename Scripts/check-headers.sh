#!/usr/bin/env bash
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
#
# Every source file begins with the licence header; files that cannot are listed in .licenseignore.
set -euo pipefail
cd "$(dirname "$0")/.."

status=0
while IFS= read -r file; do
  head -n 5 "$file" | grep -q 'SPDX-License-Identifier: Apache-2.0' && continue
  echo "$file: no licence header" >&2
  status=1
done < <(git ls-files --cached --others --exclude-standard -- '*.swift' '*.h' '*.c' '*.py' '*.sh' Makefile '.ci/*' |
  grep -vxFf .licenseignore)
exit $status
