"""Ends of CAESAR! reckoned out: as plain enumeration has them, from a view alone, and played so by the bots."""

import json
import random
from dataclasses import replace
from itertools import combinations

import pytest
from typer.testing import CliRunner

from bots.endings import GAME, after, as_it_is, pooled, slots
from some import some
from tables import at
from triumvirate.arena import endgames
from triumvirate.arena.endgames import Endgames, moves_left, try_end
from triumvirate.bots import find_bot
from triumvirate.bots.caesar import ending
from triumvirate.bots.reasons import reason
from triumvirate.cli.app import build
from triumvirate.core.chance import secret_of_seed
from triumvirate.core.table import Table
from triumvirate.games.caesar.state import SEATS


def end(spaces, seed):
    """A table in an end, with its state, seat, view and legal list."""
    table = Table.from_position(GAME, ending.sample(spaces, seed), secret_of_seed(0))
    (name,) = table.deciders()
    _, state = GAME.positions.parse(table.position_text())
    return table, state, SEATS.index(name), table.view(name), table.legal(name)


def solved(view, legal):
    found = ending.solve(view, legal, 100_000)
    return {option.index: option.chance for option in found.options}


def enumerated(state, seat, legal):
    """By plain enumeration."""
    start, size = pooled(state, seat), state.hand[1 - seat].bit_count()
    return pytest.approx({choice.index: after(start, seat, choice.index, size) for choice in legal}, abs=1e-9)


def real(state, seat, legal):
    """What actions are really worth, over all hands that the other player may have."""
    foe, states = 1 - seat, []
    pool = state.hand[foe] | state.bag[foe]
    for hand in combinations(slots(pool), state.hand[foe].bit_count()):
        truth = state.copy()
        truth.hand[foe] = sum(1 << slot for slot in hand)
        truth.bag[foe] = pool & ~truth.hand[foe]
        states.append(truth)
    return pytest.approx({choice.index: as_it_is(states, seat, choice.index) for choice in legal}, abs=1e-9)


# Ends that Python enumerates in a moment, with Might, Wealth, draws and hands between which much depends.
QUICK = ((5, (38, 44, 61, 101, 136, 186, 204, 207, 372, 381)), (6, (42, 279)))


@pytest.mark.parametrize(("spaces", "seeds"), QUICK)
def test_every_action_is_worth_what_plain_enumeration_finds(spaces, seeds):
    for seed in some(seeds):
        _, state, seat, view, legal = end(spaces, seed)
        assert solved(view, legal) == enumerated(state, seat, legal), seed


@pytest.mark.long
def test_more_ends_by_plain_enumeration():
    looked = 0
    for seed in range(250):
        _, state, seat, view, legal = end(5, seed)
        found = ending.solve(view, legal, 100_000)
        if found.positions < 40:
            looked += 1
            assert solved(view, legal) == enumerated(state, seat, legal), seed
    assert looked > 100


def test_where_each_bag_holds_one_token_at_most_it_is_what_the_action_is_really_worth():
    for seed in some((41, 136, 186, 218, 280, 383)):
        _, state, seat, view, legal = end(5, seed)
        assert max(bag.bit_count() for bag in state.bag) == 1
        assert solved(view, legal) == real(state, seat, legal), seed


@pytest.mark.parametrize("stuck", ["pass", "lose"])
def test_a_hand_of_which_nothing_fits_passes_for_good_or_loses(stuck):
    for seed in some((74, 160, 204)):
        _, state, seat, _, _ = end(5, seed)
        state.stuck_loses = int(stuck == "lose")
        table = Table.from_position(GAME, GAME.positions.text(state, GAME.check({"stuck": stuck})), secret_of_seed(0))
        view, legal = table.view(SEATS[seat]), table.legal(SEATS[seat])
        assert solved(view, legal) == enumerated(state, seat, legal), seed


def test_another_truth_behind_the_view_changes_nothing():
    for seed in some(range(3)):
        table, _, seat, view, legal = end(6, seed)
        other = GAME.knowledge.determinize(view, random.Random(seed))
        twin = Table.from_position(GAME, GAME.positions.text(other, table.options), secret_of_seed(1))
        assert solved(twin.view(SEATS[seat]), twin.legal(SEATS[seat])) == solved(view, legal)


def test_what_may_still_be_drawn_or_lie_face_down_is_no_end():
    _, state, seat, _, _ = end(6, 1)
    assert ending.is_open(state, seat)
    for field, value in (("bonus", [4, *state.bonus[1:]]), ("automaton", 1 - seat), ("hidden", 1), ("skip_draw", 1)):
        other = state.copy()
        setattr(other, field, value)
        assert not ending.is_open(other, seat), field
    other = state.copy()
    other.hand[1 - seat] |= 1 << 17  # a centurion that everybody saw being taken
    assert not ending.is_open(other, seat)


def test_bots_play_what_is_reckoned_and_say_so_but_not_those_that_are_meant_to_err():
    tried = [try_end((Endgames("caesar", ("legate@16", "imperator@4")), number)) for number in range(0, 6, 2)]
    assert all(loss == pytest.approx(0.0, abs=1e-9) for one in tried for loss in one.losses.values())
    table = Table.from_position(GAME, tried[0].position, secret_of_seed(0))
    seat = table.deciders()[0]
    view, legal = table.view(seat), table.legal(seat)
    chosen = find_bot("caesar", "legate@16").choose(view, legal, 0.1, 1)
    assert reason("reckoned") in chosen.why.reasons
    assert chosen.chance == pytest.approx(tried[0].chance)
    weak = find_bot("caesar", "coach@900").choose(view, legal, 0.1, 1)
    assert reason("reckoned") not in weak.why.reasons


def test_before_the_end_bots_search():
    table = Table.from_position(GAME, ending.sample(ending.TRIED + 1, 1), secret_of_seed(0))
    seat = table.deciders()[0]
    assert ending.reckon(table.view(seat), table.legal(seat)) is None
    assert ending.solve(table.view(seat), table.legal(seat), 3) is None


def test_half_of_the_ends_come_one_or_two_moves_before_bots_try_to_reckon(monkeypatch):
    left = [moves_left(ending.ENDS, number) for number in range(20)]
    assert set(left[::2]) == {8, 7, 6, 5, 4}
    assert set(left[1::2]) == {ending.TRIED + 1, ending.TRIED + 2} == {11, 12}
    sampled = ending.sample

    def sample(spaces, seed):
        assert spaces == ending.TRIED + 1
        return sampled(7, seed)  # for a test the end that is solved at eleven is too large

    monkeypatch.setattr(endgames, "ends_of", lambda _: replace(ending.ENDS, sample=sample))
    assert try_end((Endgames("caesar", ()), 1)).is_before


def test_the_command_prints_the_value_and_the_best_actions():
    position = try_end((Endgames("caesar", ()), 2)).position
    run = CliRunner().invoke(build(), ["solve", "caesar", position, "--json"])
    told = json.loads(run.stdout)
    assert told["actions"][0] == {"action": told["best"][0], "chance": told["chance"]}
    shown = CliRunner().invoke(build(), ["solve", "caesar", position]).stdout
    assert f"{told['seat']} to move: {100 * told['chance']:.2f} %" in shown
    assert shown.count("\n* ") == len(told["best"]) < len(told["actions"])
    refused = CliRunner().invoke(build(), ["solve", "caesar", at("").position_text(), "--positions", "10"])
    assert refused.exit_code == 2
    assert "no end that can be reckoned out" in refused.stderr


@pytest.mark.long
def test_a_page_could_run_it(monkeypatch):
    """Compiled for WebAssembly with nothing that Python would have to be there for: a function that is nowhere fails the link."""
    from numba import typeof

    from triumvirate.in_page.building import PLAIN, built
    from triumvirate.in_page.exports import Export, compiled_for

    for name, value in PLAIN.items():
        monkeypatch.setenv(name, value)
    _, state, seat, _, _ = end(5, 38)
    export = Export("bots.ending", "solve", (typeof(ending.make_room(state, seat, 1)),))
    assert built([compiled_for("caesar", export)], ["solve"]).startswith(b"\0asm")
