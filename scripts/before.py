"""Lays out the bots of before beside today's, from git's history, and runs a command that plays against them.

    .venv/bin/python scripts/before.py .venv/bin/triumvirate arena duel julius legate@100,legate@100:.prove/before --claim 0.75

The copy is `src` as it was at the first commit of the round that made the imperators of JULIUS CAESAR and RUBICO. It lies in
`.prove/before`, is laid out once, and without a command that is all. A checkout without that history has no copy: it says so.
"""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REVISION = "cd48e50b9b2985f405fb542d44c5e5e277bdac75"
COPY = ROOT / ".prove" / "before"
OF = "revision"  # the file of a copy that says what it is a copy of


class NoHistory(Exception):
    """Git cannot give the copy."""


def lay_out(root: Path, revision: str, folder: Path) -> bool:
    """Lay the copy out unless it is there; whether that had to be done. Half a copy is never found."""
    kept = folder / OF
    if kept.is_file() and kept.read_text(encoding="utf-8").strip() == revision:
        return False
    packed = _archive(root, revision)
    draft = folder.with_name(f"{folder.name}.{os.getpid()}")
    with tarfile.open(fileobj=io.BytesIO(packed)) as opened:
        opened.extractall(draft, filter="data")
    (draft / OF).write_text(f"{revision}\n", encoding="utf-8")
    shutil.rmtree(folder, ignore_errors=True)
    draft.rename(folder)
    return True


def _archive(root: Path, revision: str) -> bytes:
    try:
        asked = subprocess.run(["git", "archive", revision, "src"], cwd=root, capture_output=True, check=False)
    except OSError as fault:
        raise NoHistory(f"git does not run here: {fault}") from None
    if asked.returncode:
        raise NoHistory(asked.stderr.decode(errors="replace").strip().splitlines()[-1])
    return asked.stdout


def main(command: list[str]) -> int:
    """Lay out, then become the command."""
    try:
        is_new = lay_out(ROOT, REVISION, COPY)
    except NoHistory as fault:
        print(
            f"before: there is no copy of the bots of before, and git cannot give it ({fault}).\n"
            f"This figure needs a checkout whose history has the commit {REVISION[:8]} (`git fetch --unshallow` brings what a "
            "shallow one lacks).",
            file=sys.stderr,
        )
        return 2
    if is_new:
        print(f"before: {REVISION[:8]} is laid out in {COPY.relative_to(ROOT)}", flush=True)
    if command:
        os.execvp(command[0], command)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
