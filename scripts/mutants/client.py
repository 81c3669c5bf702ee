"""Faults in the client: by rule over the text of its TypeScript, tried in a copy of `web/` with the unit tests that meet it."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from .areas import ROOT

WEB = ROOT / "web"
# What is generated is tested where it is made; what is a test is no source.
WITHOUT = re.compile(r"(\.test|\.spec|\.d)\.ts$|/generated/")
QUIET = re.compile(r"\s*(//|\*|/\*|import |export type|type |interface |\w+\??: [\w|<>\[\] ]+;$)")
LONGEST_LINE = 200  # what is longer is a drawing
RULES: tuple[tuple[str, str, str], ...] = (
    ("comparison", r"(?<=[\w)\]] )<(?= [\w(])", "<="),
    ("comparison", r" <= ", " < "),
    ("comparison", r"(?<=[\w)\]] )>(?= [\w(])", ">="),
    ("comparison", r" >= ", " > "),
    ("comparison", r" === ", " !== "),
    ("comparison", r" !== ", " === "),
    ("boolean", r" && ", " || "),
    ("boolean", r" \|\| ", " && "),
    ("constant", r"\b0\b(?!\.)", "1"),
    ("constant", r"\b1\b(?!\.)", "2"),
    ("constant", r"\btrue\b", "false"),
    ("constant", r"\bfalse\b", "true"),
    ("sum", r" \+ 1\b", " - 1"),
    ("sum", r" - 1\b", " + 1"),
    ("condition fixed", r"\bif \((?=.*\) )", "if (false && "),
)


@dataclass(frozen=True)
class ClientFault:
    """One fault of the client, told by its file and the line that it changes."""

    path: Path
    rule: str
    was: str
    now: str
    nth: int
    start: int
    end: int
    by: str

    @property
    def key(self) -> str:
        """What names this fault when lines move."""
        return " | ".join([self.path.name, self.rule, self.was, self.now, str(self.nth)])

    def __str__(self) -> str:
        return f"{self.path.relative_to(WEB).as_posix()}: {self.was} -> {self.now}"


def client_faults() -> list[ClientFault]:
    """Every fault that the rules find in the client's modules."""
    files = sorted(path for path in (WEB / "src").rglob("*.ts") if not WITHOUT.search(path.as_posix()))
    return [fault for path in files for fault in faults_in(path, path.read_text(encoding="utf-8"))]


def faults_in(path: Path, text: str) -> Iterator[ClientFault]:
    """The faults of one module; comments, imports and types are left alone."""
    times: dict[tuple[str, str], int] = {}
    for rule, pattern, by in RULES:
        for found in re.finditer(pattern, text):
            start = text.rfind("\n", 0, found.start()) + 1
            line = text[start : text.find("\n", found.start())]
            if len(line) > LONGEST_LINE or re.match(
                r"\s*(//|\*|/\*|import |export type|type |interface |\w+\??: [\w|<>\[\] ]+;$)", line
            ):
                continue
            now = line[: found.start() - start] + by + line[found.end() - start :]
            nth = times[line, now] = times.get((line, now), -1) + 1
            yield ClientFault(path, rule, line.strip(), now.strip(), nth, found.start(), found.end(), by)


class ClientTrial:
    """A copy of the client without its packages, which are shared."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="triumvirate-mutants-")
        self.web = Path(self._folder.name) / "web"
        shutil.copytree(WEB, self.web, ignore=shutil.ignore_patterns("node_modules", ".node"), symlinks=True)
        (self.web / "node_modules").symlink_to(WEB / "node_modules")

    def survives(self, fault: ClientFault) -> bool:
        """Whether all unit tests that meet the module pass with the fault in it."""
        place = self.web / fault.path.relative_to(WEB)
        text = place.read_text(encoding="utf-8")
        place.write_text(text[: fault.start] + fault.by + text[fault.end :], encoding="utf-8")
        try:
            return self.passes(place)
        finally:
            place.write_text(text, encoding="utf-8")

    def passes(self, place: Path) -> bool:
        """Run what meets a module; too long is a failure, as an endless loop would be."""
        command = ["node_modules/.bin/vitest", "related", "--run", "--passWithNoTests", "--bail=1", str(place)]
        try:
            return subprocess.run(command, cwd=self.web, capture_output=True, timeout=120).returncode == 0
        except subprocess.TimeoutExpired:
            return False
