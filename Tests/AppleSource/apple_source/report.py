# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""What came of it, for people and for programs."""

import json
from collections import Counter
from pathlib import Path

from .judging import FAILS, NEEDS_FILES, NEEDS_MODULE, Trial, Verdict


def text(trials: list[Trial], has_all_errors: bool) -> str:
    lines = []
    for trial in trials:
        root = common_root(trial)
        lines.append(f"{trial.name} ({root})")
        width = max(len(shown(verdict, root)) for verdict in trial.verdicts)
        for verdict in trial.verdicts:
            lines.append(f"  {shown(verdict, root):<{width}}  {sentence(verdict, root)}")
            if has_all_errors:
                lines += [f"      line {error.line}: {error.text}" for error in verdict.errors]
    return "\n".join(lines + [total(trials)])


def total(trials: list[Trial]) -> str:
    counts = Counter(verdict.outcome for trial in trials for verdict in trial.verdicts)
    built = sum(verdict.is_built for trial in trials for verdict in trial.verdicts)
    parts = [f"{count} {outcome}" for outcome, count in sorted(counts.items(), key=lambda item: -item[1])]
    return f"{sum(counts.values())} files: {', '.join(parts)}; {built} built to objects"


def common_root(trial: Trial) -> Path:
    folders = [verdict.path.parent for verdict in trial.verdicts]
    root = folders[0]
    while not all(folder.is_relative_to(root) for folder in folders):
        root = root.parent
    return root


def shown(verdict: Verdict, root: Path) -> str:
    return str(verdict.path.relative_to(root))


def sentence(verdict: Verdict, root: Path) -> str:
    if verdict.outcome == NEEDS_MODULE:
        return f"{NEEDS_MODULE}: {', '.join(verdict.modules)}"
    if verdict.outcome == NEEDS_FILES:
        return f"{NEEDS_FILES}: {', '.join(str(Path(path).relative_to(root)) for path in verdict.origins)}"
    if verdict.outcome == FAILS:
        first = verdict.errors[0]
        more = f", and {len(verdict.errors) - 1} more" if len(verdict.errors) > 1 else ""
        return f"{FAILS}: line {first.line}: {first.text}{more}"
    return verdict.outcome + (f": {', '.join(verdict.shims)}" if verdict.shims else "")


def as_json(trials: list[Trial]) -> str:
    return json.dumps(
        [{"module": trial.name, "files": [entry(verdict) for verdict in trial.verdicts]} for trial in trials], indent=2)


def entry(verdict: Verdict) -> dict:
    return {
        "path": str(verdict.path), "outcome": verdict.outcome, "shims": verdict.shims,
        "missingModules": verdict.modules, "isBuilt": verdict.is_built, "missingFiles": verdict.origins,
        "errors": [{"line": error.line, "text": error.text} for error in verdict.errors],
    }
