"""Bots that another package brings to Auction by its entry point: at tables and as advisers, by what they state."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from typer.testing import CliRunner

from loops import in_own_loop
from server.conftest import Running, serving
from triumvirate import envs, warming
from triumvirate.arena import check_program
from triumvirate.arena.kept import sources_digest
from triumvirate.bots import adviser_of, find_bot, names_for, registry, usual_bot
from triumvirate.bots.reasons import why
from triumvirate.bots.registry import rosters_for
from triumvirate.bots.roster import BotInfo, Roster
from triumvirate.cli.app import build
from triumvirate.cli.table.opponents import plan
from triumvirate.cli.table.sitting import Sitting
from triumvirate.core.game import Game
from triumvirate.core.lazy import Lazy
from triumvirate.games import find_game
from triumvirate.server.bots import analyses, compiling
from triumvirate.server.client import Refused, match_of

pytestmark = pytest.mark.usefixtures("strangers")
OF_A_DEALER = {1: 1, 2: 3, 3: 5}  # the first bid by the prize


@pytest.fixture(scope="module")
def server(strangers: Game, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def asleep(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Nothing is compiled; which games were to be woken."""
    woken: list[str] = []
    monkeypatch.setattr(compiling, "_awake", set())
    monkeypatch.setattr(warming, "is_compiled", lambda game: False)
    monkeypatch.setattr(compiling.Compiling, "wake", lambda self, game: woken.append(game))
    return woken


def test_they_are_the_bots_of_the_game_and_play_where_nobody_was_named(tmp_path: Path) -> None:
    assert names_for("auction") == ["recruit", "dealer", "mentor"]
    assert (usual_bot("auction"), adviser_of("auction")) == ("dealer", "mentor")
    assert envs.gymnasium("auction")._opponent == "dealer"
    file = tmp_path / "played.json"
    ran = CliRunner().invoke(build(), ["simulate", "auction", "-n", "3", "--workers", "1", "--json", str(file)])
    assert ran.exit_code == 0, ran.output
    assert json.loads(file.read_text(encoding="utf-8"))["series"]["bots"] == ["dealer", "recruit", "recruit"]


@pytest.mark.parametrize("file", ["auction/rules/rounds.py", "bidders/dealer.py"])
def test_kept_results_stand_on_the_sources_of_strangers_too(file: str) -> None:
    """What was played by other rules, or by another dealer, is not gone on with."""
    before, ours = sources_digest("auction"), sources_digest("caesar")
    place = next(Path(path) / file for path in sys.path if (Path(path) / file).is_file())
    text = place.read_text(encoding="utf-8")
    try:
        place.write_text(text + "\nMORE = 1\n", encoding="utf-8")
        assert sources_digest("auction") != before
        assert sources_digest("caesar") == ours
    finally:
        place.write_text(text, encoding="utf-8")
    assert sources_digest("auction") == before


def test_a_program_is_looked_at_in_matches_with_the_weakest_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    only = replace(rosters_for("auction")[0], bots=rosters_for("auction")[0].bots[1:])
    monkeypatch.setattr(registry, "rosters_for", lambda game: (only,))
    program = find_bot("auction", "dealer")
    program.game = "auction"  # type: ignore[attr-defined]  # what it would be if it were one
    looked = check_program._match("Auction", cast(Any, program), 1, 0.0, 1)
    assert looked.what == "Auction: a match as bruno against the dealer"


def test_one_sits_at_a_table_as_strong_as_the_person_is(server: Running) -> None:
    me = server.client()
    state = me.play("auction", bot="mentor", side="anna")
    assert {seat.bot for seat in state.match.seats} == {None, "mentor@1200"}
    told = next(game for game in me.games().games if game.name == "auction")
    assert (told.usual, told.gentle) == ("dealer", "dealer")
    match = match_of(state)
    for _ in range(3):
        me.act(server.until(lambda: (found := me.state(match)).legal and found), me.state(match).legal[0].action)
    assert server.until(lambda: me.state(match).result)
    with pytest.raises(Refused, match="There is no bot 'dealer@1200'"):
        me.play("auction", bot="dealer@1200")


def test_who_advises_is_asked_for_hints_and_for_what_it_thinks_of_an_action(server: Running, asleep: list[str]) -> None:
    """It is the one that the roster names; it needs nothing compiled, so nobody has to be woken for it."""
    me = server.client()
    state = me.play("auction", bot="dealer", side="anna")
    match, prize = match_of(state), state.view["prize"]
    find_bot("auction", "mentor").seen.clear()  # type: ignore[attr-defined]  # a stranger's
    best = f"bid {OF_A_DEALER[prize]}"
    told = me.hint(match)
    assert (told.bot, told.action, told.why, told.chance) == ("mentor", best, f"The prize is {prize}.", 0.5)
    assert (told.note, told.about) == (None, None)
    other = next(choice.action for choice in state.legal if choice.action != best)
    about = me.hint(match, action=other).about
    assert (about.action, about.verdict, about.chance, about.against) == (other, "slip", 0.4, f"I would {best}.")
    assert me.hint(match, action=best).about.verdict == ""
    assert find_bot("auction", "mentor").seen == [1, 1, 1]  # type: ignore[attr-defined]  # it was reminded each time
    assert asleep == []


def test_who_advises_at_one_screen_is_the_same(auction: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "is_compiled", lambda game: False)
    sitting = Sitting.begin(plan(auction, "dealer", "bruno", {}, 3))
    hint = sitting.hint()
    assert hint is not None
    assert hint.action == f"bid {OF_A_DEALER[sitting.view().plain_facts()['prize']]}"


def test_a_match_is_looked_back_at_though_nobody_is_called_a_legate(server: Running) -> None:
    me = server.client()
    match = match_of(me.play("auction", bot="dealer", side="anna"))
    me.at(match, dict, "resign")
    server.until(lambda: me.state(match).result)
    me.analyse(match)
    found = server.until(lambda: (told := me.analysis(match)).status in ("done", "failed") and told)
    assert found.status == "done", found


def test_a_judge_of_the_game_s_own_waits_for_no_search_that_its_adviser_does_not_need(
    asleep: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    own = replace(find_game("auction"), judge=Lazy("bidders.mentor:make"))
    monkeypatch.setattr(analyses, "find_game", lambda name: own)
    in_own_loop(analyses.Analyst._until_awake(cast(Any, None), "auction"))
    assert asleep == []


def test_who_stands_in_for_one_that_sleeps_is_called_by_its_own_name(
    server: Running, asleep: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def states(self: Any) -> Any:
        return replace(stated.fget(self), advice_needs_compiled=True)

    kind = type(find_bot("auction", "mentor"))
    stated = kind.__dict__["abilities"]
    monkeypatch.setattr(kind, "abilities", property(states))
    me = server.client()
    state = me.play("auction", bot="dealer", side="anna")
    told = me.hint(match_of(state), action=state.legal[0].action)
    assert (told.bot, told.about) == ("dealer", None)
    assert told.note == "Mentor wakes up in a minute; until then Dealer answers."
    asked = why("auction", "sleeps.asked", level="mentor", stand_in="dealer")
    assert asked.said("it") == "Mentor si sveglia fra un minuto; intanto risponde Dealer."
    assert set(asleep) == {"auction"}


def test_without_a_word_the_usual_bot_advises() -> None:
    info = BotInfo("dealer", "", "bidders.dealer", 0.1, 1400)
    assert Roster("auction", (info,), usual="dealer").adviser == ""
    assert adviser_of("caesar") == adviser_of("rubico") == "coach"
