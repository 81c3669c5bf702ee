"""New rules come out while matches of the old ones run or are kept: each stays with the rules it began with."""

from __future__ import annotations

import random
import runpy
import sqlite3
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

import pytest

import triumvirate.games
from keep_matches import MATCHES
from server.conftest import serving
from server.playing import act_once, play_out, table_for_two
from some import some
from triumvirate.core import texts
from triumvirate.core.errors import Illegal
from triumvirate.core.record import read_record, write_record
from triumvirate.core.rulebook import REGISTRY
from triumvirate.games import find_game
from triumvirate.server.client import Client, Refused, match_of
from triumvirate.server.operation import db_commands

CAESAR = "triumvirate.games.caesar.game"
ROOT = Path(__file__).parents[3]
TODAY = find_game("caesar").version


def _refuses(*_: Any) -> NoReturn:
    raise Illegal("The new rules know no such action.")


@pytest.fixture
def played(tmp_path: Path) -> tuple[Path, dict[str, str], dict[str, str]]:
    """A folder with a finished and a running match of today's rules: their ids, and the cookies of their players."""
    with serving(tmp_path / "data") as server:
        caesar, pompey, finished = table_for_two(server)
        play_out({"caesar": caesar, "pompey": pompey}, finished)
        made = caesar.create("caesar", private=True, side="caesar")
        pompey.join(made.invites["pompey"])  # type: ignore[index]
        running = match_of(made)
        for _ in range(4):
            act_once({"caesar": caesar, "pompey": pompey}, running, random.Random(3))
        shown = caesar.state(finished)
        kept = {"record": caesar.record(finished), "words": repr([entry.words for entry in shown.entries])}
        cookies = {"caesar": caesar.cookie, "pompey": pompey.cookie}
    return tmp_path / "data", {"finished": finished, "running": running, **kept}, cookies


@pytest.fixture
def new_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The next version of CAESAR!, in which nothing of today's may be done."""
    before = find_game("caesar")
    module: Any = ModuleType("caesar_by_new_rules")
    module.GAME = replace(before, version=TODAY + 1, notation=replace(before.notation, parse=_refuses))
    monkeypatch.setitem(sys.modules, "caesar_by_new_rules", module)
    _plug_in(monkeypatch, "caesar", "caesar_by_new_rules")
    yield
    monkeypatch.undo()
    find_game.cache_clear()


def _plug_in(monkeypatch: pytest.MonkeyPatch, name: str, module: str) -> None:
    """As if a package with this entry point were installed."""
    found = {**triumvirate.games.installed(), name: EntryPoint(name, f"{module}:GAME", triumvirate.games.GROUP)}
    monkeypatch.setattr(triumvirate.games, "installed", lambda: found)
    find_game.cache_clear()


def back(server: Any, cookies: dict[str, str]) -> dict[str, Client]:
    found = {}
    for seat, cookie in cookies.items():
        found[seat] = Client(server.url)
        found[seat].cookie = cookie
    return found


def test_a_running_match_is_played_to_its_end_by_the_rules_it_began_with(
    played: Any, new_rules: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, told, cookies = played
    _plug_in(monkeypatch, f"caesar@{TODAY}", CAESAR)
    with serving(folder) as server:
        people = back(server, cookies)
        play_out(people, told["running"])
        record = people["caesar"].record(told["running"])
        assert f"\nrules: {TODAY}\n" in record
        assert read_record(record, find_game).game.version == TODAY
        assert people["caesar"].upload(record).match.rules == TODAY
        assert people["caesar"].record(told["finished"]) == told["record"]
        fresh = people["caesar"].play("caesar", side="caesar")
        assert fresh.match.rules == TODAY + 1
        with pytest.raises(Refused, match="The new rules know no such action"):
            people["caesar"].act(fresh, fresh.legal[0].action)
    assert db_commands.look_through(f"sqlite:///{folder / 'triumvirate.db'}").is_well


def test_rules_that_are_gone_leave_the_story_of_a_finished_match(played: Any, new_rules: None) -> None:
    folder, told, cookies = played
    with serving(folder) as server:
        caesar = back(server, cookies)["caesar"]
        shown = caesar.state(told["finished"])
        assert shown.view is None
        assert shown.result
        assert repr([entry.words for entry in shown.entries]) == told["words"]
        lines = [line.partition(" #")[0] for line in told["record"].splitlines()]
        assert caesar.record(told["finished"]).splitlines() == lines, "all of it but the hashes of states"
        with caesar.live(told["finished"]) as socket:
            assert socket.next("state")["view"] is None
        for path in ("truth", "position", "verify"):
            with pytest.raises(Refused, match=f"rules version {TODAY}"):
                caesar.call("GET", f"/matches/{told['finished']}/{path}")
        with pytest.raises(Refused, match=f"rules version {TODAY}") as refused:
            caesar.state(told["running"])
        assert refused.value.code == "unavailable"
    checked = db_commands.look_through(f"sqlite:///{folder / 'triumvirate.db'}")
    assert not checked.is_well
    assert [line for line in checked.lines if told["running"] in line]
    assert not [line for line in checked.lines if told["finished"] in line]


def test_a_finished_match_tells_what_it_told_then(played: Any) -> None:
    """Its stored events are shown, not those that its actions would lead to today."""
    folder, told, cookies = played
    with sqlite3.connect(folder / "triumvirate.db") as connection:
        where = f"where match = '{told['finished']}' and number = 1"
        (events,) = connection.execute(f"select events from actions {where}").fetchone()
        assert '"seat":"caesar"' in events
        connection.execute(f"update actions set events = ? {where}", [events.replace("caesar", "pompey")])
    with serving(folder) as server:
        shown = back(server, cookies)["caesar"].state(told["finished"])
        assert shown.view is not None
        assert all(event["seat"] == "pompey" for event in shown.entries[1].events if "seat" in event)


def test_a_kept_copy_of_the_rules_plays_old_matches(
    tmp_path: Path, new_rules: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What `scripts/keep_rules.py` leaves behind is the old game, whatever becomes of the new one."""
    keeping = runpy.run_path(str(ROOT / "scripts" / "keep_rules.py"))
    module = keeping["keep"]("caesar", TODAY, tmp_path)
    monkeypatch.setattr(triumvirate.games, "__path__", [*triumvirate.games.__path__, str(tmp_path)])
    _plug_in(monkeypatch, f"caesar@{TODAY}", module)
    for file in some(sorted(MATCHES.glob(f"caesar-{TODAY}-*.txt"))):
        text = file.read_text(encoding="utf-8")
        table = read_record(text, find_game)
        assert table.game.package == tmp_path / f"caesar_{TODAY}"
        assert table.game.rules.__name__ == f"triumvirate.games.caesar_{TODAY}.rules"
        assert write_record(table, reveal=True) == text
    assert texts.folder_of("caesar") == find_game("caesar").package != tmp_path / f"caesar_{TODAY}"
    for name in [name for name in sys.modules if name.startswith(f"triumvirate.games.caesar_{TODAY}")]:
        del sys.modules[name]
    for key in [key for key in REGISTRY if key[0] == f"caesar_{TODAY}"]:
        del REGISTRY[key]
