"""The library as its users meet it: `import triumvirate as tv`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import triumvirate as tv
from some import some
from triumvirate.arena.match import play_match
from triumvirate.bots import find_bot
from triumvirate.core.errors import BadRequest, Illegal, MatchOver
from triumvirate.games import find_game

POSITION = "turn caesar place; hand caesar ship-3-3; hand pompey ship-5-1"


def test_importing_it_loads_nothing_heavy() -> None:
    code = "import sys, triumvirate as tv; assert 'new' in dir(tv); print(sorted({'numpy', 'rich', 'numba'} & set(sys.modules)))"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"


def test_every_promised_name_is_there_and_no_other() -> None:
    for name in some(tv.__all__):
        assert getattr(tv, name) is not None
    with pytest.raises(AttributeError, match="has no attribute 'emperor'"):
        _ = tv.emperor


def test_a_match_says_who_sits_who_decides_and_what_may_be_done() -> None:
    match = tv.new("caesar", seed=7, poison=True)
    assert match.seats == ("caesar", "pompey")
    assert match.deciders == ["caesar"]
    assert match.options["poison"] is True
    assert {choice.seat for choice in match.legal()} == {"caesar"}
    assert match.legal("pompey") == []
    assert repr(match) == "<Match of CAESAR!: 0 actions, caesar to act>"


def test_an_action_is_a_text_an_index_or_a_legal_action() -> None:
    choice = tv.new("caesar", seed=7).legal()[3]
    taken = [tv.new("caesar", seed=7).act(form) for form in (choice.action, choice.index, choice)]
    assert {(entry.seat, entry.action, entry.hash) for entry in taken} == {("caesar", choice.action, taken[0].hash)}


def test_a_refusal_says_why_and_changes_nothing() -> None:
    match = tv.position("caesar", POSITION)
    before = match.position
    with pytest.raises(Illegal, match="You do not have sword 6/0"):
        match.act("place sword-6-0 GA-HC 6/0")
    assert match.position == before
    assert "(turn.1)" in str(match.why_not("place sword-6-0 GA-HC 6/0"))
    assert match.why_not(match.legal()[0].action) is None


def test_a_seat_must_be_named_where_several_decide() -> None:
    match = tv.new("julius", seed=1)
    with pytest.raises(BadRequest, match="caesar, pompeius decide at the same time"):
        match.act(match.legal("caesar")[0].action)
    assert match.act(match.legal("pompeius")[0]).seat == "pompeius"


def test_undo_forgets_and_the_same_draw_comes_again() -> None:
    match = tv.new("caesar", seed=7)
    start, choice = match.position, match.legal()[0]
    after = match.act(choice).hash
    assert match.undo().position == start
    assert len(match) == 0
    assert match.act(choice).hash == after


def test_a_copy_goes_its_own_way() -> None:
    match = tv.new("caesar", seed=7)
    twin = match.copy()
    twin.act(twin.legal()[0])
    assert (len(match), len(twin)) == (0, 1)


@pytest.mark.parametrize("game", list(tv.GAMES))
def test_a_record_and_a_position_come_back_as_they_were(game: str, tmp_path: Path) -> None:
    match = tv.play(game, "recruit", seed=3)
    assert match.is_over
    assert tv.load(match.record()).position == match.position
    file = tmp_path / "match.txt"
    file.write_text(match.record(), encoding="utf-8")
    assert tv.load(file).record() == tv.load(str(file)).record() == match.record()
    assert tv.position(game, match.position).result == match.result


def test_the_same_bots_and_seed_play_the_match_that_the_arena_plays() -> None:
    ours = tv.play("caesar", ["tribune", "recruit"], seed=5)
    bots = [find_bot("caesar", "tribune"), find_bot("caesar", "recruit")]
    assert ours.entries == tuple(play_match(find_game("caesar"), {}, bots, 5).entries)


def test_bots_may_be_functions_and_be_named_by_seat() -> None:
    seen = []

    def first(view, legal):
        seen.append(view.seat)
        return legal[0].index

    match = tv.new("caesar", seed=1).play({"caesar": first, "pompey": "recruit"})
    assert match.is_over
    assert set(seen) == {"caesar"}
    with pytest.raises(BadRequest, match="3 bots for 2 seats"):
        tv.play("caesar", ["recruit"] * 3)


def test_a_bot_says_what_it_would_do_and_why() -> None:
    match = tv.new("caesar", seed=7)
    choice = match.ask("tribune")
    assert choice.action in [legal.action for legal in match.legal()]
    assert str(choice.why).endswith(".")
    assert len(match) == 0
    assert list(tv.opponents("caesar"))[:3] == ["recruit", "beginner", "tribune"]


def test_after_the_end_nobody_acts() -> None:
    match = tv.play("caesar", "recruit", seed=2)
    assert match.result is not None
    assert f"{match.result.winners[0]} won" in repr(match)
    with pytest.raises(MatchOver):
        match.ask()


def test_a_match_is_its_entries_and_its_moments() -> None:
    match = tv.play("caesar", "recruit", seed=2)
    entries = list(match)
    moments = list(match.moments())
    assert [entry.hash for entry in entries] == [moment.entries[-1].hash for moment in moments]
    assert [moment.table.hash() for moment in moments] == [entry.hash for entry in entries]
    assert len(match) == len(entries) - 1
    assert moments[0].position == tv.new("caesar", seed=2).position


def test_a_log_tells_each_viewer_what_it_was_told() -> None:
    match = tv.new("caesar", seed=7)
    match.act(match.legal()[0])
    spectator, own = match.log(), match.log("caesar")
    assert "Caesar draws a token." in spectator
    assert "Caesar draws a token." not in own
    assert any("Cesare" in line for line in match.log(language="it"))


def test_notebooks_get_a_drawing_and_print_gets_text() -> None:
    match = tv.new("caesar", seed=7)
    assert match._repr_svg_().startswith("<svg")
    picture = match.show("caesar")
    assert "Your hand" in str(picture)
    assert "Your hand" not in str(match)
    assert picture._repr_svg_() == picture.svg
    assert repr(picture) == "<Picture of caesar for caesar>"


def test_a_seed_is_a_whole_number() -> None:
    assert tv.new("caesar", seed=np.int64(7)).position == tv.new("caesar", seed=7).position
    for make in (lambda: tv.new("caesar", seed="x"), lambda: tv.position("caesar", "turn caesar place", seed=1.5)):
        with pytest.raises(BadRequest, match="whole number"):
            make()
