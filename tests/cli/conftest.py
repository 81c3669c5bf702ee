"""Running commands as a person would, in this process."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from typer.testing import CliRunner

from triumvirate.arena.match import play_match
from triumvirate.bots import find_bot
from triumvirate.cli.app import build
from triumvirate.core.record import write_record
from triumvirate.games import find_game


@dataclass
class Ran:
    """What a command said and how it ended."""

    status: int
    out: str
    err: str


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    monkeypatch.setenv("COLUMNS", "160")

    def call(*words: object, stdin: str | bytes | None = None) -> Ran:
        result = CliRunner().invoke(build(), [str(word) for word in words], input=stdin)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return Ran(result.exit_code, result.stdout, result.stderr)

    return call


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished match between two tribunes, with its secret."""
    bot = find_bot("caesar", "tribune")
    table = play_match(find_game("caesar"), {"poison": True}, [bot, bot], 11)
    path = tmp_path_factory.mktemp("records") / "match.txt"
    path.write_text(write_record(table, reveal=True), encoding="utf-8")
    return path
