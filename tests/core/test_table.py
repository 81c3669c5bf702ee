"""A table: refusals, undo to the last revealed fact, take-back, rewinding, and what each seat is told."""

import random
from dataclasses import replace

import pytest

from some import some
from tables import GAME, at, draw
from triumvirate.core.errors import BadRequest, Illegal, MatchOver, NotYourTurn, TriumvirateError, UnknownGame
from triumvirate.core.table import SETUP, TAKE_BACK, Table
from triumvirate.games import find_game, game_names

TWO = (
    "turn caesar place; hand caesar shield-5-1 ship-6-0; hand pompey ship-5-1; on HU-MT caesar ship-4-2 4/2; "
    "on GA-HC pompey sword-5-1 1/5"
)
OVER = "turn caesar over; over pompey last marker; hand caesar ship-5-1"


def test_an_unknown_seat_is_a_bad_request_before_all_else():
    for table in (at("hand caesar ship-5-1"), at(OVER)):
        for call in (
            lambda t: t.act("brutus", "pass"),
            lambda t: t.view("brutus"),
            lambda t: t.explain("brutus", "pass"),
        ):
            with pytest.raises(BadRequest, match="no seat 'brutus'; the seats are caesar, pompey") as fault:
                call(table)
            assert fault.value.code == "bad_request"


def test_over_comes_before_not_your_turn_and_that_before_illegal():
    with pytest.raises(MatchOver) as fault:
        at(OVER).act("pompey", "nonsense")
    assert fault.value.code == "over"
    with pytest.raises(NotYourTurn) as fault:
        at("hand caesar ship-5-1").act("pompey", "nonsense")
    assert fault.value.code == "not_your_turn"
    with pytest.raises(Illegal) as fault:
        at("hand caesar ship-5-1").act("caesar", "nonsense")
    assert fault.value.code == "illegal"


def test_explain_says_what_act_would_without_doing_it():
    table = at("hand caesar ship-5-1")
    before = table.hash()
    assert table.explain("caesar", "place ship-5-1 SD-SC 5/1") == (True, "This is allowed.", None)
    assert table.explain("pompey", "pass")[0] is False
    assert table.explain("caesar", "nonsense")[0] is False
    assert at(OVER).explain("caesar", "pass")[1] == "The match is over; nobody acts any more."
    assert table.hash() == before


def test_a_refused_action_changes_nothing():
    table = at("hand caesar ship-5-1")
    before = table.hash()
    for text in ("pass", "place ship-6-0 SD-SC 6/0", "close asia", "x"):
        with pytest.raises(TriumvirateError):
            table.act("caesar", text)
    assert table.hash() == before
    assert table.entries == []


def test_undo_takes_back_a_choice_of_ones_own_without_chance():
    table = at(TWO)
    table.act("caesar", "place shield-5-1 HC-HU 5/1")
    assert table.why_no_undo("caesar") == "The action showed something that was hidden."
    table = at(
        TWO.replace(
            "hand pompey ship-5-1",
            "hand pompey ship-5-1; bonus hispania_ulterior wealth; bonus hispania_citerior senate",
        )
    )
    table.act("caesar", "place shield-5-1 HC-HU 5/1")
    waiting = table.hash()
    table.act("caesar", "close hispania_ulterior")
    assert table.why_no_undo("caesar") is None
    entry = table.undo("caesar")
    assert table.hash() == waiting
    assert (entry.number, entry.action, entry.seat) == (2, TAKE_BACK, "caesar")
    assert [event.kind for event in entry.events] == ["taken_back"]


def test_undo_never_crosses_chance_or_another_players_action():
    table = at("hand caesar ship-5-1; hand pompey ship-5-1")
    assert table.why_no_undo("caesar") == "There is nothing to take back."
    table.act("caesar", "place ship-5-1 SD-SC 5/1", draw("ship-6-0"))
    assert table.why_no_undo("caesar") == "Chance has spoken since; what was drawn cannot be drawn again."
    assert table.why_no_undo("pompey") == "The last action was another player's."
    with pytest.raises(Illegal) as fault:
        table.undo("pompey")
    assert fault.value.rule == "undo"


def test_the_set_up_is_never_taken_back():
    table = Table.new(GAME, seed=1)
    assert table.entries[0].action == SETUP
    assert table.why_no_undo("caesar") == "There is nothing to take back."
    for call in (lambda: table.take_back("caesar"), table.rewind):
        with pytest.raises(BadRequest):
            call()


def test_taking_back_again_and_again_goes_to_the_start():
    table = Table.new(GAME, seed=1)
    hashes = [table.hash()]
    for _ in range(5):
        table.act(table.deciders()[0], table.legal()[0].index)
        hashes.append(table.hash())
    for expected in some(reversed(hashes[:-1])):
        table.take_back("caesar")
        assert table.hash() == expected
    with pytest.raises(BadRequest, match="nothing to take back"):
        table.take_back("caesar")
    assert len(table.entries) == 11


def test_rewinding_forgets_actions_and_take_backs_alike():
    table = Table.new(GAME, seed=1)
    start = table.hash()
    table.act("caesar", table.legal()[0].index)
    acted = table.hash()
    table.take_back("caesar")
    table.rewind()
    assert table.hash() == acted
    table.take_back("caesar")
    assert table.hash() == start
    table.rewind()
    table.rewind()
    assert table.hash() == start
    assert len(table.entries) == 1
    with pytest.raises(BadRequest, match="nothing to undo"):
        table.rewind()


def test_a_fork_is_independent():
    table = Table.new(GAME, seed=1)
    twin = table.fork()
    twin.act("caesar", twin.legal()[0].index)
    assert len(table.entries) == 1
    assert table.hash() != twin.hash()


def test_events_can_be_asked_for_since_an_entry():
    table = Table.new(GAME, seed=1)
    table.act("caesar", table.legal()[0].index)
    assert table.events_for("caesar", since=1)[0].kind == "token_placed"
    assert "set_up" in [event.kind for event in table.events_for(None)]


def test_events_are_json_with_an_audience():
    table = Table.new(GAME, seed=1)
    drawn = next(event for event in table.entries[0].events if event.kind == "token_drawn_is")
    assert drawn.to_json()["audience"] == ["caesar"]
    assert not drawn.is_for(None)
    assert table.entries[0].events[0].to_json()["audience"] == "all"


def test_the_same_seed_is_the_same_match():
    assert Table.new(GAME, seed=9).hash() == Table.new(GAME, seed=9).hash()
    assert Table.new(GAME, seed=9).hash() != Table.new(GAME, seed=10).hash()


def test_before_the_set_up_there_is_nothing_to_forget():
    table = Table(GAME, {}, bytes(32))
    with pytest.raises(BadRequest, match="nothing to undo"):
        table.rewind()
    table.set_up()
    with pytest.raises(BadRequest, match="nothing to undo"):
        table.rewind()


def test_perft_counts_action_sequences_as_playing_them_does():
    table = at("hand caesar ship-5-1; hand pompey sword-3-3")
    assert table.perft(0) == 1
    assert table.perft(1) == 20
    count = 0
    for choice in table.legal():
        table.act(choice.seat, choice.index)
        count += len(table.legal())
        table.rewind()
    assert table.perft(2) == count
    assert at(OVER).perft(1) == 0


def test_views_are_a_type_of_their_own_and_go_through_json():
    from triumvirate.core.view import View

    view = Table.new(GAME, seed=1).view("caesar")
    assert View.from_json(view.to_json()) == view
    assert view.seat == "caesar"


def test_games_are_found_by_name_and_others_refused():
    assert find_game("caesar") is GAME
    with pytest.raises(UnknownGame, match="There is no game 'chess'; the games are caesar") as fault:
        find_game("chess")
    assert fault.value.code == "unknown_game"
    assert "caesar" in game_names()


def test_the_table_as_it_was_after_any_entry_is_the_one_that_was_there():
    table = Table.new(GAME, {}, seed=5)
    rng = random.Random(3)
    seen = [table.fork()]
    while len(seen) < 24:
        seat = table.deciders()[0]
        last = table.entries[-1]
        if last.seat and last.action != TAKE_BACK and rng.random() < 0.3:
            table.take_back(last.seat)
        else:
            table.act(seat, rng.choice(table.legal(seat)).action)
        seen.append(table.fork())
    for number, before in enumerate(seen):
        again = table.at(number)
        assert (again.hash(), again.entries) == (before.hash(), before.entries)
        assert table.view_at(number, "caesar") == before.view("caesar")
        assert [again.why_no_undo(seat) for seat in again.seats] == [before.why_no_undo(seat) for seat in again.seats]
    for wrong in (-1, len(seen)):
        with pytest.raises(BadRequest):
            table.at(wrong)


def test_perft_draws_by_the_words_of_the_numbers_that_come():
    table = Table.new(GAME, seed=3)

    def played(depth):
        if depth == 0:
            return 1
        count = 0
        for choice in table.legal() if depth > 1 else ():
            table.act(choice.seat, choice.index)
            count += played(depth - 1)
            table.rewind()
        return count if depth > 1 else len(table.legal())

    table.act("caesar", table.legal()[0].index)
    while len(table.legal()) > 12:
        table.act(table.deciders()[0], table.legal()[0].index)
    for depth in range(4):
        assert table.perft(depth) == played(depth)


def test_a_table_keeps_neither_the_source_of_an_actions_chance_nor_its_facts():
    table = Table.new(GAME, seed=1)
    assert (table._state.source, table._state.log) == (None, None)
    table.act("caesar", table.legal()[0].index)
    assert (table._state.source, table._state.log) == (None, None)


def test_all_that_was_told_is_told_from_the_set_up_on_unless_asked_from_an_entry():
    table = Table.new(GAME, seed=1)
    table.act("caesar", table.legal()[0].index)
    first, second = table.entries
    for seat in ("caesar", "pompey", None):
        told = [event for event in first.events if event.is_for(seat)]
        later = [event for event in second.events if event.is_for(seat)]
        assert table.events_for(seat) == told + later
        assert table.events_for(seat, 1) == later
        assert told


def test_a_seat_that_waits_has_no_legal_actions_and_an_unknown_one_none():
    table = at("hand caesar ship-5-1; hand pompey sword-3-3")
    assert table.legal("pompey") == []
    assert table.legal("brutus") == []
    assert table.legal("caesar") == table.legal()
    assert {choice.seat for choice in table.legal()} == {"caesar"}


def test_the_memory_aid_is_made_of_what_the_seat_was_told_and_still_holds():
    table = Table.new(GAME, seed=1)
    table.game = replace(GAME, knowledge=replace(GAME.knowledge, memory=lambda view, told: {view.seat: list(told)}))
    table.act("caesar", table.legal()[0].index)
    first, second = table.entries
    for seat in ("caesar", "pompey", None):
        assert table.memory(seat) == {seat: [event.to_json() for event in table.events_for(seat)]}
    table.take_back("caesar")
    told = [event.to_json() for event in (*first.events, *table.entries[2].events) if event.is_for("pompey")]
    assert table.memory("pompey") == {"pompey": told}
    assert [event for event in second.events if event.is_for("pompey")]


def test_where_nothing_was_done_since_a_position_there_is_nothing_to_take_back():
    table = at("hand caesar ship-5-1")
    with pytest.raises(BadRequest, match="nothing to take back"):
        table.take_back("caesar")


def test_the_points_of_a_table_are_those_of_its_game():
    table = Table.new(GAME, seed=3)
    assert table.scores() == GAME.results.scores(table._state, table.options) == {"caesar": 0, "pompey": 0}


def test_a_copy_that_is_redrawn_draws_otherwise_and_the_match_as_it_would_have():
    table = Table.new(GAME, {}, seed=5)
    choice = table.legal()[0]
    own = [table.fork().act(choice.seat, choice.action).outcomes for _ in range(2)]
    assert own[0] == own[1] != ()
    others = {str(table.redrawn().act(choice.seat, choice.action).outcomes) for _ in range(12)}
    assert others != {str(own[0])}
    assert table.act(choice.seat, choice.action).outcomes == own[0]
