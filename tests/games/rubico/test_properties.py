"""What holds in every match: cards are conserved, refusals and the legal list agree, somebody decides until the end."""

import pytest

from games.rubico.scenes import GAME, at, cards_on_table, play, random_action, random_match
from triumvirate.core.decisions import ALLOWED
from triumvirate.core.table import Table
from triumvirate.games.rubico.printed import deck_of
from triumvirate.games.rubico.rules.made import ACTIONS
from triumvirate.games.rubico.rules.senate import has_legion
from triumvirate.games.rubico.state import LAYOUT, ROUNDS

RULES = GAME.rules


def check_choices(state):
    """The legal list is sorted, has no doubles, and is exactly what is not refused; only deciders have one."""
    mask = RULES.deciders(state)
    assert (mask == 0) == RULES.is_over(state)
    for seat in range(state.players):
        listed = [RULES.nth_legal(state, seat, n) for n in range(RULES.count_legal(state, seat))]
        assert listed == sorted(set(listed))
        assert bool(listed) == bool(mask >> seat & 1)
        allowed = {action for action in range(-1, ACTIONS + 1) if RULES.refusal(state, seat, action) == ALLOWED}
        assert allowed == set(listed)


def check_cards(state, options):
    if not RULES.is_over(state):
        assert cards_on_table(state) == deck_of(options["players"], options["four_deck"])
    for seat in range(state.players):
        assert int(state.picked[seat]).bit_count() <= 2
        assert not state.picked[seat] & state.covered[seat]
        assert state.picked[seat] >> state.row_n[seat] == 0
    assert sum(state.senate_left) + state.shown_n == 8


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("seed", range(4))
def test_random_matches_end_keep_their_cards_and_agree_on_what_is_legal(players, seed):
    table, rng = random_match(seed, players)
    while not table.is_over():
        if rng.random() < 0.15:
            check_choices(table._state)
        check_cards(table._state, table.options)
        random_action(table, rng)
        assert len(table.entries) < 20_000
    check_choices(table._state)
    state, result = table._state, table.result()
    assert state.winner in (0, 1)
    roles = table.truth()["roles"]
    winner = ("caesar", "senate")[state.winner]
    assert result.winners == tuple(seat for seat, role in roles.items() if role == winner)
    assert result.scores == {seat: int(role == winner) for seat, role in roles.items()}
    assert has_legion(state) == (result.reason == "legion")
    assert (state.position == state.goal) == (result.reason in ("rome", "fortuna"))


def test_eight_senate_cards_always_end_the_game():
    for senate_set in ("3_3_J", "Y_3_4_J", "X_4_3_J"):
        for seed in range(12):
            state = GAME.prepare(GAME.check({"senate_set": senate_set}))
            state.rng_seed = seed
            RULES.setup(state)
            from triumvirate.games.rubico.rules.senate import turn_senate_card

            turned = 0
            while not RULES.is_over(state):
                turn_senate_card(state)
                turned += 1
            assert turned <= 8
            assert state.winner == 1


def test_nobody_decides_and_nobody_scores_before_and_after_as_they_should():
    table = Table.new(GAME, seed=1)
    assert table.result() is None
    assert RULES.winners(table._state) == 0
    assert RULES.score(table._state, 0) == 0


def test_a_long_match_forgets_its_oldest_rounds():
    table = at("phase choice")
    for number in range(1, ROUNDS + 4):
        centurion = table.truth()["centurion"]
        others = [seat for seat in table.seats if seat != centurion]
        if number > 1:
            play(table, *(f"{seat} lock" for seat in others), *(f"{seat} done" for seat in others))
        state = table._state
        state.position, state.reached, state.quota = 0, 0, 3
        state.senate_left, state.shown_n, state.tucked = [1, 1, 1, 1, 1, 2, 1], 0, 0
        play(table, *(f"{centurion} pick {seat} 1" for seat in others[:3]), f"{centurion} confirm")
    history = table.truth()["history"]
    assert [entry["round"] for entry in history] == list(range(4, ROUNDS + 4))
    twin = GAME.positions.parse(table.position_text())[1]
    assert LAYOUT.pack(twin) == LAYOUT.pack(table._state)
