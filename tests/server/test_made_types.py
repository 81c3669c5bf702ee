"""The client's types are made from the server's classes, and nobody has changed the one without the other."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web" / "src"


def _fields(file: Path, name: str) -> dict[str, str]:
    """The fields of an interface in a file."""
    found = re.search(rf"export interface {name} {{\n(.*?)\n}}", file.read_text(encoding="utf-8"), re.DOTALL)
    assert found, name
    rows = (line.strip().rstrip(";").partition(": ") for line in found[1].splitlines())
    return {field: kind for field, _, kind in rows}


def test_the_files_are_what_the_classes_say_now() -> None:
    ran = subprocess.run(
        [sys.executable, "scripts/make_types.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_what_may_be_none_may_be_null_and_what_may_be_unset_may_be_missing() -> None:
    made = WEB / "lib" / "made"
    assert _fields(made / "lobby.ts", "MatchInfo")["host"] == "string | null"
    state = _fields(made / "play.ts", "State")
    assert state["match?"] == "MatchInfo"
    assert state["code?"] == "string | null"
    assert state["legal"] == "LegalAction[]"
    assert state["view"] == "GameView | null"


def test_a_request_may_leave_out_what_has_a_default_and_a_reply_may_not() -> None:
    made = WEB / "lib" / "made"
    assert "options?" in _fields(made / "requests.ts", "NewMatch")
    assert "operator" in _fields(made / "people.ts", "MeInfo")


def test_what_only_players_know_is_missing_for_a_spectator_and_null_only_where_it_can_be() -> None:
    view = _fields(WEB / "games" / "julius" / "made" / "view.ts", "JuliusView")
    assert view["hand?"] == "string[]"
    assert view["chosen?"] == "string | null"
    assert view["mover"] == "Mover | null"


def test_events_are_told_apart_by_their_kind_and_say_what_the_game_says_in_the_end() -> None:
    placed = _fields(WEB / "games" / "caesar" / "made" / "events.ts", "TokenPlaced")
    assert placed["kind"] == '"token_placed"'
    assert placed["values"] == "number[]"
    assert "facing" not in placed
