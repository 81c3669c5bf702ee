"""What always holds: conservation, the legal list and its refusals, texts that go round, records, and both engines."""

import random

import pytest

from games.julius.campaign import GAME
from some import some
from triumvirate.core.record import read_record, write_record
from triumvirate.core.table import Table
from triumvirate.games.julius.notation import ACTIONS
from triumvirate.games.julius.rules import invariants as inv
from triumvirate.games.julius.state import LAYOUT, MOST_OFFERS, PHASES


def random_options(rng):
    return {
        "setup": rng.choice(["historical", "free"]),
        "final_tie": rng.choice(["rome", "caesar"]),
        "levy_after_long_march": rng.random() < 0.5,
        "tournament": rng.random() < 0.5,
        "max_2_events": rng.random() < 0.5,
        "remove_jupiter": rng.random() < 0.2,
        "remove_all_events": rng.random() < 0.2,
    }


def random_step(state):
    """The same choices as the native engine's loop."""
    from triumvirate.core.engine import below

    seats = GAME.deciding(state)
    seat = seats[below(state, len(seats))] if len(seats) > 1 else seats[0]
    action = GAME.rules.nth_legal(state, seat, below(state, GAME.rules.count_legal(state, seat)))
    GAME.rules.apply(state, seat, action)


def started(options, seed):
    state = GAME.prepare(GAME.check(options))
    state.rng_seed = seed
    GAME.rules.setup(state)
    return state


def play_and_check(games, every):
    phases = set()
    for seed in range(games):
        rng = random.Random(seed)
        state = started(random_options(rng), seed)
        for number in range(20_000):
            phases.add(PHASES[state.phase])
            assert inv.violation(state) == 0
            assert state.offer_n < MOST_OFFERS
            if number % every == 0:
                for seat in range(2):
                    allowed = {
                        a for a in range(-1, ACTIONS.table.actions + 1) if GAME.rules.refusal(state, seat, a) == 0
                    }
                    listed = GAME.legal(state, seat)
                    assert set(listed) == allowed
                    assert len(listed) == len(allowed)
            if GAME.rules.is_over(state):
                break
            random_step(state)
        assert GAME.rules.is_over(state)
    return phases


@pytest.mark.no_cover
def test_random_games_end_lose_nothing_and_list_exactly_what_is_allowed():
    phases = play_and_check(10, 12)
    assert phases >= set(PHASES) - {"surprise", "main_road", "vulcan"}


@pytest.mark.long
def test_random_games_end_lose_nothing_and_list_exactly_what_is_allowed_long():
    assert play_and_check(60, 3) >= set(PHASES) - {"surprise"}  # naming one of several attacks is rare


@pytest.mark.parametrize("choice", [0, -1])
def test_always_taking_the_first_or_the_last_choice_ends_the_game(choice):
    for setup in ("historical", "free"):
        state = started({"setup": setup}, 5)
        for _ in range(20_000):
            if GAME.rules.is_over(state):
                break
            seat = GAME.deciding(state)[0]
            GAME.rules.apply(state, seat, GAME.legal(state, seat)[choice])
        assert GAME.rules.is_over(state)


def test_equal_positions_have_equal_states():
    """Taking back and choosing again leaves no trace."""
    table = Table.new(GAME, {}, seed=8)
    hand = table.truth()["hands"]["caesar"]
    before = table.hash()
    table.act("caesar", f"discard {hand[0]}")
    table.act("caesar", "take-back")
    assert table.hash() == before


def test_every_action_has_its_own_text():
    texts = [GAME.notation.text(None, 0, index) for index in range(ACTIONS.table.actions)]
    assert [GAME.notation.parse(None, 0, text.upper()) for text in texts] == list(range(ACTIONS.table.actions))


@pytest.mark.no_cover
def test_records_and_positions_go_round():
    checked = 0
    for seed in range(3):
        rng = random.Random(seed)
        table = Table.new(GAME, random_options(rng), seed=seed)
        while not table.is_over():
            seat = rng.choice(table.deciders())
            if rng.random() < 0.1:
                checked += 1
                options, state = GAME.positions.parse(table.position_text())
                assert options == table.options
                assert LAYOUT.pack(state) == LAYOUT.pack(table._state)
            table.act(seat, rng.choice(table.legal(seat)).action)
        options, state = GAME.positions.parse(table.position_text())
        assert LAYOUT.pack(state) == LAYOUT.pack(table._state)
        again = read_record(write_record(table, reveal=True), lambda name: GAME)
        assert again.hash() == table.hash()
        assert again.result() == table.result()
    assert checked


@pytest.mark.no_cover
def test_the_native_engine_agrees_byte_for_byte():
    import numpy as np

    rng = random.Random(1)
    for _ in range(4):
        options = GAME.check(random_options(rng))
        template = LAYOUT.records([GAME.prepare(options)])
        seeds = np.arange(8)
        records = np.repeat(template, len(seeds))
        GAME.playout.start_batch(records, template, seeds)
        states = [started(options, int(seed)) for seed in seeds]
        running = len(seeds)
        while running:
            packed = LAYOUT.packed(records)
            for row, state in some(zip(packed, states, strict=True)):
                assert row.tobytes() == LAYOUT.pack(state)
            running = GAME.playout.step_batch(records)
            for state in states:
                if not GAME.rules.is_over(state):
                    random_step(state)


def test_the_state_is_small():
    assert LAYOUT.dtype().itemsize <= 2048


def test_invariants_see_what_is_wrong():
    def broken(change, phase=None):
        state = started({}, 4)
        change(state)
        return inv.violation(state)

    def set_item(field, index, value):
        return lambda state: getattr(state, field).__setitem__(index, value)

    assert broken(lambda state: None) == inv.FINE
    assert broken(set_item("steps", 0, 0)) == inv.BLOCKS_WRONG  # on the map without strength
    assert broken(set_item("steps", 0, 4)) == inv.BLOCKS_WRONG  # stronger than printed
    assert broken(set_item("steps", 2, 1)) == inv.BLOCKS_WRONG  # strength in the pool
    assert broken(set_item("owner", 2, 1)) == inv.BLOCKS_WRONG  # a stranger in the pool
    assert broken(set_item("where", 0, 70)) == inv.BLOCKS_WRONG  # a land block at sea
    assert broken(set_item("where", 26, 6)) == inv.BLOCKS_WRONG  # a Navis inland
    assert broken(set_item("present", 40, 9)) == inv.PRESENCE
    assert broken(lambda state: state.hand.__setitem__(1, state.hand[0])) == inv.CARDS_WRONG
    assert broken(lambda state: setattr(state, "mover", 3)) == inv.MOVER

    def unlisted(state):
        state.phase, state.offer_n = PHASES.index("move"), 0

    def unlawful(state):
        state.phase, state.offer_n = PHASES.index("move"), 1

    def lost(state):
        state.phase = 55

    assert broken(unlisted) == inv.DECISION
    assert broken(unlawful) == inv.DECISION
    state = started({}, 4)
    lost(state)
    assert not inv.can_act_or_over(state)
    state.phase = PHASES.index("over")
    assert inv.can_act_or_over(state)
    assert GAME.rules.winners(state) == 0
    state.winner = 1
    assert GAME.rules.winners(state) == 2
