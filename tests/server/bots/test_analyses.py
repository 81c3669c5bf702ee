"""Looking back at a match on a server: only after the end, in its turn, with progress, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from server.conftest import serving
from server.playing import play_out, table_for_two
from triumvirate import warming
from triumvirate.server.bots import analyses, compiling
from triumvirate.server.client import Refused, match_of


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few iterations, and compiled code without a marker in the cache is loaded here."""
    monkeypatch.setattr(analyses, "ITERATIONS", 40)
    monkeypatch.setattr(compiling, "_awake", {"caesar", "julius", "rubico"})


@pytest.fixture
def finished(server: Any) -> tuple[Any, str]:
    """Somebody who has played a match to its end."""
    caesar, pompey, match = table_for_two(server)
    play_out({"caesar": caesar, "pompey": pompey}, match)
    return caesar, match


def done(server: Any, me: Any, match: str) -> Any:
    return server.until(lambda: (told := me.analysis(match)).status in ("done", "failed") and told, 240.0)


def test_a_finished_match_is_looked_back_at_by_anybody_who_may_see_its_record(server: Any, finished: Any) -> None:
    me, match = finished
    assert me.analysis(match).status == "none"
    assert me.analyse(match).status in ("waiting", "running", "done")
    told = done(server, server.client(guest=False), match)
    assert told.status == "done"
    assert told.done == told.total - 1
    found = told.analysis
    assert found["judge"] == "search"
    assert found["side"] == ["caesar"]
    assert len(found["curve"]) == len(found["moments"]) + 1
    assert found["curve"][-1] in (0.0, 1.0)
    assert found["moments"][0]["best"]["action"].startswith("place ")
    english = {moment["best"]["why"] for moment in found["moments"]}
    italian = {moment["best"]["why"] for moment in me.analysis(match, lang="it").analysis["moments"]}
    assert english & italian <= {""}  # where nothing can be said
    assert not any("Win chance" in why for why in english)


def test_who_was_looked_back_at_sees_what_they_overlook_and_nobody_else_does(server: Any, finished: Any) -> None:
    me, match = finished
    person = me.me().me.id
    assert me.player(person).habits == []
    me.analyse(match)
    found = done(server, me, match).analysis
    mine = [moment for moment in found["moments"] if moment["seat"] == "caesar"]
    (habit,) = me.player(person).habits
    assert (habit.game, habit.matches, habit.decisions) == ("caesar", 1, len(mine))
    assert habit.faults == sum(bool(moment["verdict"]) for moment in mine)
    assert sum(one.count for one in habit.overlooked) >= sum(bool(moment["against"]) for moment in mine)
    assert all(one.words.endswith(".") for one in habit.overlooked)
    assert server.client(guest=False).player(person).habits == []


def test_it_is_made_once(server: Any, finished: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    me, match = finished
    me.analyse(match)
    found = done(server, me, match).analysis
    monkeypatch.setattr(analyses, "LookingBack", None)
    assert me.analyse(match).analysis == found


def test_nobody_looks_back_while_secrets_are_live(server: Any) -> None:
    me = server.client()
    match = match_of(me.play("caesar", bot="recruit", side="caesar"))
    for ask in (me.analyse, me.analysis):
        with pytest.raises(Refused, match="after the end"):
            ask(match)


def test_a_table_that_keeps_its_secrets_is_not_looked_back_at(server: Any) -> None:
    caesar, pompey, match = table_for_two(server, open_after_end=False)
    caesar.at(match, dict, "resign")
    with pytest.raises(Refused, match="keeps its secrets"):
        pompey.analyse(match)


def test_a_match_that_was_given_up_has_a_curve_without_an_end(server: Any) -> None:
    caesar, _, match = table_for_two(server)
    caesar.act(caesar.state(match), caesar.state(match).legal[0].action)
    caesar.at(match, dict, "resign")
    caesar.analyse(match)
    found = done(server, caesar, match).analysis
    assert len(found["curve"]) == len(found["moments"]) == 1


def test_it_waits_until_the_search_is_awake(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    woken: list[str] = []
    monkeypatch.setattr(compiling, "_awake", set())
    monkeypatch.setattr(warming, "is_compiled", lambda game: bool(woken))
    monkeypatch.setattr(compiling.Compiling, "wake", lambda self, game: woken.append(game))
    monkeypatch.setattr(analyses, "BETWEEN_LOOKS", 0.01)
    with serving(tmp_path) as own:
        caesar, _, match = table_for_two(own)
        caesar.at(match, dict, "resign")
        caesar.analyse(match)
        assert done(own, caesar, match).status == "done"
    assert woken == ["caesar"]


def test_what_was_found_outlasts_the_server_until_the_judge_is_another(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as own:
        caesar, _, match = table_for_two(own)
        caesar.act(caesar.state(match), caesar.state(match).legal[0].action)
        caesar.at(match, dict, "resign")
        caesar.analyse(match)
        found = done(own, caesar, match).analysis
    made = analyses.LookingBack
    monkeypatch.setattr(analyses, "LookingBack", None)
    with serving(tmp_path) as again:
        told = again.client(guest=False).analysis(match)
        assert told.status == "done"
        assert told.analysis == found
        assert again.client(guest=False).analysis(match, lang="it").analysis != found
    monkeypatch.setattr(analyses, "LookingBack", made)
    monkeypatch.setattr(analyses, "VERSION", analyses.VERSION + 1)
    with serving(tmp_path) as newer:
        assert newer.client(guest=False).analysis(match).status == "none"
        newer.client(guest=False).analyse(match)
        assert done(newer, newer.client(guest=False), match).analysis == found
