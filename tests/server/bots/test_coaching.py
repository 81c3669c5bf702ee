"""The coach as an opponent, advice with chances, bots that still sleep, reasons in Italian."""

from __future__ import annotations

from typing import Any

import pytest

from some import some
from triumvirate import warming
from triumvirate.analysis import paired
from triumvirate.analysis.paired import Difference
from triumvirate.bots import points_of
from triumvirate.bots.coach import START, strength_of
from triumvirate.server.bots import compiling
from triumvirate.server.bots.compiling import Compiling
from triumvirate.server.client import Refused, match_of
from triumvirate.server.replies import State

pytestmark = pytest.mark.usefixtures("awake")


@pytest.fixture
def awake(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search is compiled, or compiles in this process: nobody is stood in for."""
    monkeypatch.setattr(compiling, "_awake", {"caesar", "julius", "rubico"})


@pytest.fixture
def asleep(awake: None, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Nothing is compiled; which games were to be woken."""
    woken: list[str] = []
    monkeypatch.setattr(compiling, "_awake", set())
    monkeypatch.setattr(warming, "is_compiled", lambda game: False)
    monkeypatch.setattr(Compiling, "wake", lambda self, game: woken.append(game))
    return woken


def opponent(state: Any) -> str:
    return next(seat.bot for seat in state.match.seats if seat.bot)


def test_every_level_is_offered_with_the_time_it_states(server: Any) -> None:
    games = {game.name: game.bots for game in server.client().games().games}
    for name, bots in some(games.items()):
        levels = [bot.name for bot in bots]
        assert levels == ["recruit", "beginner", "tribune", "legate", "imperator", "coach"], name
        assert all(0 < bot.seconds <= 2 and bot.awake for bot in bots)


def test_every_level_is_told_by_strength_character_and_a_sentence_in_both_languages(server: Any) -> None:
    for game in some(server.client().games().games):
        points = [bot.points for bot in game.bots if bot.name != "coach"]
        assert points == sorted(points)
        for bot in some(game.bots):
            assert bot.character
            assert bot.about.endswith(".")
            italian = bot.abroad["it"]
            assert italian.about.endswith(".")
            assert (italian.character, italian.about) != (bot.character, bot.about)
        assert game.gentle == "beginner"
        personas = [bot.persona for bot in game.bots]
        assert all(personas)
        assert len(set(personas)) == len(personas)


@pytest.mark.parametrize("game", ["caesar", "julius", "rubico"])
def test_the_coach_is_seated_for_the_person_s_results(server: Any, game: str) -> None:
    me = server.client()
    first = me.play(game, bot="coach")
    assert opponent(first) == f"coach@{round(START)}"
    for _ in range(2):
        lost = me.play(game, bot="recruit")
        me.at(match_of(lost), dict, "resign")
    if game == "rubico":  # a bot plays on for who resigns at a table of many: nothing is decided yet
        return
    expected = round(strength_of([(points_of(game, "recruit"), 0.0)] * 2))
    assert opponent(me.play(game, bot="coach")) == f"coach@{expected}"
    assert expected < START


def test_a_coach_looks_again_at_a_rematch_and_at_a_table_s_seat(server: Any) -> None:
    me = server.client()
    state = me.play("caesar", bot="coach")
    me.at(match_of(state), dict, "resign")
    me.offer(match_of(state), "rematch")
    again = me.state(me.state(match_of(state)).match.rematch)
    assert int(opponent(again).partition("@")[2]) < START
    table = me.create("caesar", private=True, auto_start=False, seats={"caesar": "me"})
    seated = me.send("PUT", State, f"/matches/{match_of(table)}/seats/pompey", {"to": "bot:coach"})
    assert opponent(seated) == opponent(again)


@pytest.mark.parametrize("name", ["coach@99999", "coach@-1", "coach@", "legate@9", "hal"])
def test_other_numbers_are_refused(server: Any, name: str) -> None:
    with pytest.raises(Refused, match="There is no bot"):
        server.client().play("caesar", bot=name)


def test_a_hint_gives_chance_alternatives_and_a_line_in_words(server: Any) -> None:
    me = server.client()
    state = me.play("caesar", bot="recruit", side="caesar")
    match = match_of(state)
    server.until(lambda: me.state(match).legal)
    told = me.hint(match)
    legal = {choice.action for choice in me.state(match).legal}
    assert told.action in legal
    assert told.bot == "coach"
    assert told.note is None
    assert 0.0 < told.chance < 1.0
    assert 1 <= len(told.others) <= 2
    assert all(other.action in legal and other.words != other.action and other.why for other in told.others)
    assert told.line[0].action == told.action
    assert told.line[0].seat == "caesar"
    assert "Win chance" not in told.why
    assert told.about is None


def test_the_coach_says_what_it_thinks_of_an_action_before_it_is_taken(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is no better than what it advises itself it never warns of; nobody is told of what cannot be done."""
    monkeypatch.setattr(paired, "settled", lambda *_: Difference(0.3, 0.01, 96))
    me = server.client()
    match = match_of(me.play("caesar", bot="recruit", side="caesar"))
    server.until(lambda: me.state(match).legal)
    best = me.hint(match).action
    told = me.hint(match, action=best)
    assert (told.about.action, told.about.verdict, told.about.chance) == (best, "", told.chance)
    others = [choice.action for choice in me.state(match).legal if choice.action != best]
    about = me.hint(match, action=others[-1]).about
    assert about.verdict in ("", "slip", "mistake", "blunder")
    assert about.chance <= told.chance
    with pytest.raises(Refused, match="cannot be done now"):
        me.hint(match, action="pass")


def test_a_bot_that_sleeps_is_woken_and_the_tribune_plays_and_says_so(server: Any, asleep: list[str]) -> None:
    me = server.client()
    state = me.play("caesar", bot="legate", side="pompey")
    match = match_of(state)
    assert [seat.waking for seat in state.match.seats] == [True, False]
    moved = server.until(lambda: [e for e in me.state(match, lang="it").entries if e.by == "bot" and e.why])
    assert moved[0].why.endswith("Il legato si sveglia fra un minuto; intanto gioca il tribuno.")
    assert moved[0].why.startswith(("Passa in vantaggio", "Conquista", "Chiude", "Ora è", "Pareggia"))
    server.until(lambda: me.state(match).legal)
    told = me.hint(match)
    assert told.bot == "tribune"
    assert told.note == "The coach wakes up in a minute; until then the tribune answers."
    assert told.chance is None
    assert set(asleep) == {"caesar"}
    assert not next(bot for bot in me.games().games[0].bots if bot.name == "legate").awake


def test_while_the_match_runs_a_reason_names_no_other_action_of_the_bot_s(server: Any) -> None:
    me = server.client()
    match = match_of(me.play("caesar", bot="legate", side="pompey"))
    moved = server.until(lambda: [e for e in me.state(match).entries if e.by == "bot" and e.why])
    assert "Win chance" in moved[0].why
    assert "Next best" not in moved[0].why
    me.at(match, dict, "resign")
    assert "Next best" in next(e.why for e in me.state(match).entries if e.by == "bot")


def test_a_tribune_never_sleeps(server: Any, asleep: list[str]) -> None:
    me = server.client()
    state = me.play("caesar", bot="tribune", side="pompey")
    match = match_of(state)
    moved = server.until(lambda: [e for e in me.state(match).entries if e.by == "bot" and e.why])
    assert "wakes up" not in moved[0].why
    assert not asleep
