"""Commands → seconds of CPU, peak memory and ratios, as medians of rounds taken in turn."""

from __future__ import annotations

import os
import statistics
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROUNDS = int(os.environ.get("ROUNDS", "9"))
BASE = (sys.executable, "-c", "import typer")
"""What every start is compared with: the least a Typer program can cost."""


@dataclass(frozen=True)
class Task:
    """A command, the folder it runs in, and what to do before each run."""

    command: Sequence[str]
    cwd: Path
    prepare: Callable[[], object] = lambda: None


@dataclass(frozen=True)
class Run:
    """Seconds of CPU, of the command and its children, and peak memory in MB."""

    seconds: float
    megabytes: float


def run(task: Task) -> Run:
    """Run a command once; one that fails ends the benchmark."""
    task.prepare()
    quiet = os.open(os.devnull, os.O_WRONLY)
    actions = [(os.POSIX_SPAWN_DUP2, quiet, 1), (os.POSIX_SPAWN_DUP2, quiet, 2)]
    before = Path.cwd()
    os.chdir(task.cwd)
    try:
        pid = os.posix_spawn(task.command[0], list(task.command), os.environ, file_actions=actions)
    finally:
        os.chdir(before)
        os.close(quiet)
    _, status, usage = os.wait4(pid, 0)
    if os.waitstatus_to_exitcode(status):
        sys.exit(f"{' '.join(task.command)} failed; run it by hand to see why")
    scale = 1 if sys.platform == "darwin" else 1024
    return Run(usage.ru_utime + usage.ru_stime, usage.ru_maxrss * scale / 1_000_000)


def compare(tasks: Mapping[str, Task], base: str, bars: Mapping[str, float]) -> None:
    """Print a line a task: seconds, MB, and the ratio to the base, taken round by round, beside its bar."""
    rounds: dict[str, list[Run]] = {name: [] for name in tasks}
    for number in range(ROUNDS + 1):
        for name, task in tasks.items():
            found = run(task)
            if number:  # the first round fills the caches
                rounds[name].append(found)
    for name, runs in rounds.items():
        ratio = statistics.median(one.seconds / other.seconds for one, other in zip(runs, rounds[base], strict=True))
        bar = f"  (bar {bars[name]:g})" if name in bars else ""
        seconds = statistics.median(each.seconds for each in runs)
        print(f"{name:38} {seconds:6.3f} s  {max(each.megabytes for each in runs):5.0f} MB  x {ratio:5.2f}{bar}")


def printkit(*arguments: str) -> tuple[str, ...]:
    """Return the command that runs printkit, in one process."""
    return (sys.executable, "-m", "printkit", *arguments)
