"""Goes the way of docs/first-hour.md as a newcomer does, in an empty folder, and says how long each line took.

`python scripts/first_hour.py` needs the page to be built (scripts/build-web). The wheel of this checkout stands in for the
registry's; other packages come from where pip finds them. With `--write` the page's table is made from this run.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "first-hour.md"
BLOCK = re.compile(r"^```sh\n(.*?)^```", re.DOTALL | re.MULTILINE)
BEGIN, END = "<!-- measured by scripts/first_hour.py -->", "<!-- end of measured -->"
LEFT_BEHIND = ("agent.pt", "agent.json", "in_turn", "standing.json")  # what the way must have made


def lines() -> list[str]:
    """Every command of the page, in order."""
    return [line for block in BLOCK.findall(PAGE.read_text(encoding="utf-8")) for line in block.splitlines() if line]


def with_our_wheel(line: str, wheel: Path) -> str:
    """The line with our wheel where it names the package for pip."""
    return re.sub(r"'triumvirate(\[[a-z,]+\])'", lambda found: shlex.quote(f"{wheel}{found[1]}"), line)


def wheel_in(folder: Path) -> Path:
    """The wheel of this checkout."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return next(folder.glob("triumvirate-*.whl"))


def table(took: list[tuple[str, float, float]]) -> str:
    """What each line took, on the clock and of the processor."""
    rows = ["| line | seconds | of the processor |", "|---|---:|---:|"]
    rows += [f"| `{line}` | {seconds:.0f} | {spent:.0f} |" for line, seconds, spent in took]
    whole = [sum(row[place] for row in took) for place in (1, 2)]
    return "\n".join([*rows, f"| all of it | {whole[0]:.0f} | {whole[1]:.0f} |"])


def go(folder: Path, wheel: Path) -> list[tuple[str, float, float]]:
    """All lines, one after the other; the first that fails ends it."""
    own = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV", "PYTHONHOME")}
    own["TRIUMVIRATE_CACHE"] = str(folder / "cache")
    took: list[tuple[str, float, float]] = []
    for line in lines():
        print(f"$ {line}", flush=True)
        began, before = time.perf_counter(), os.times()
        code = subprocess.run(with_our_wheel(line, wheel), shell=True, cwd=folder, env=own).returncode
        after = os.times()
        spent = after.children_user + after.children_system - before.children_user - before.children_system
        took.append((line, time.perf_counter() - began, spent))
        if code:
            raise SystemExit(f"first-hour: `{line}` ended with {code}")
    lost = [name for name in LEFT_BEHIND if not (folder / name).is_file()]
    if lost:
        raise SystemExit(f"first-hour: nothing made {', '.join(lost)}")
    return took


def main() -> None:
    """Go there, tell the times, and write them down where that is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--write", metavar="WHERE", help="put the times into the page, with these words on the machine")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="first-hour-") as made:
        folder = Path(made)
        told = table(go(folder, wheel_in(folder / "dist")))
    print(told)
    if asked.write:
        text = PAGE.read_text(encoding="utf-8")
        filled = f"{BEGIN}\n{told}\n\n{asked.write}\n{END}"
        PAGE.write_text(re.sub(f"{BEGIN}.*?{END}", lambda _: filled, text, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    main()
