"""OpenSpiel's own integration tests on our games: playthroughs, the API on whole tree and samples; and what states recall."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import sample_some_states
from open_spiel.python.observation import make_observation

from envs.playthroughs import FOLDER, KEPT, regenerated
from some import some
from triumvirate.core.errors import BadRequest
from triumvirate.envs.recall import NOTHING
from triumvirate.envs.remembering import Memory

ALL = pyspiel.IIGObservationType(perfect_recall=True)


@pytest.mark.parametrize("name", ["caesar_mini", pytest.param("caesar", marks=pytest.mark.long)])
def test_a_playthrough_is_what_it_was(name: str) -> None:
    file = FOLDER / f"{name}.txt"
    assert regenerated(file) == file.read_text(encoding="utf-8"), "seen and meant? python tests/envs/playthroughs.py"


def test_all_kept_playthroughs_are_tested() -> None:
    assert {file.stem for file in Path(FOLDER).iterdir()} == set(KEPT)


@pytest.fixture
def api_test() -> Any:
    """The library's own tests. They bring all of scipy, a second for every process that only collects this file."""
    from open_spiel.integration_tests import api_test

    return api_test


def run_cases(base: type, game: pyspiel.Game, **given: Any) -> None:
    """All tests of one of the library's test cases, for a game of ours."""
    case = type(base.__name__, (base,), {"game": game, "game_name": game.get_type().short_name, **given})
    case.setUpClass()
    names = [name for name in dir(case) if name.startswith("test_")]
    assert len(names) > 4
    for name in names:
        getattr(case(name), name)()


@pytest.mark.long
def test_the_api_holds_on_the_whole_tree(api_test: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    game = pyspiel.load_game("triumvirate_caesar_mini")
    name = game.get_type().short_name
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, name, (28, 2756, 4256))  # of chance, of players, ends
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, name, 343)
    run_cases(api_test.EnforceAPIOnFullTreeBase, game)


@pytest.mark.parametrize(
    ("name", "states"),
    [("caesar", 6), ("caesar_mini", 12), ("rubico(players=3)", 3), ("julius", 3)],
)
def test_the_api_holds_on_samples(api_test: Any, name: str, states: int, monkeypatch: pytest.MonkeyPatch) -> None:
    few = sample_some_states.sample_some_states
    monkeypatch.setattr(api_test.sample_some_states, "sample_some_states", lambda game, max_states: few(game, states))
    run_cases(api_test.EnforceAPIOnPartialTreeBase, pyspiel.load_game(f"triumvirate_{name}"))


def played(name: str, decisions: int, seed: int = 5) -> pyspiel.State:
    """A state after so many decisions at random."""
    state, rng = pyspiel.load_game(f"triumvirate_{name}").new_initial_state(), random.Random(seed)
    while decisions or state.is_chance_node():
        decisions -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def noticed(state: pyspiel.State, player: int) -> tuple[list[bytes], list[int]]:
    """A seat's history told anew by walking the match once more, as `env.history` has it: rows, and what was done at each."""
    walk = state.get_game().new_initial_state()
    rows: list[bytes] = []
    done: list[int] = []
    for step in [*state.full_history(), None]:
        if not walk.is_chance_node():
            row = walk.row(player).tobytes()
            if not rows or rows[-1] != row or done[-1] != NOTHING:
                rows.append(row)
                done.append(NOTHING)
            if step is not None and step.player == player:
                done[-1] = step.action
        if step is not None:
            walk.apply_action(step.action)
    return rows, done


@pytest.mark.parametrize(
    ("name", "decisions", "recalled"), [("caesar(poison=true)", 16, 48), ("rubico(players=3)", 30, 4)]
)
def test_an_information_state_is_all_that_a_seat_noticed_and_did(name: str, decisions: int, recalled: int) -> None:
    state = played(name, decisions)
    seen = make_observation(state.get_game(), ALL, {"history": recalled})
    for player in some(range(state.num_players())):
        seen.set_from(state, player)
        rows, done = noticed(state, player)
        told = np.array([np.frombuffer(row, state.row(player).dtype) for row in rows[::-1]])
        assert len(told) > 6
        assert np.array_equal(seen.dict["observation"], told[0])
        earlier = told[1 : recalled + 1]
        assert np.array_equal(seen.dict["earlier"][: len(earlier)], earlier)
        assert not seen.dict["earlier"][len(earlier) :].any()
        codes = [sum(int(bit) << place for place, bit in enumerate(bits)) - 1 for bits in seen.dict["acted"]]
        assert codes[: len(earlier)] == done[-2::-1][:recalled]
        assert bool(seen.dict["forgotten"].any()) == (len(told) > recalled + 1)


def test_what_is_forgotten_still_tells_histories_apart() -> None:
    one, other = played("rubico(players=3)", 30, 5), played("rubico(players=3)", 30, 6)
    seen = make_observation(one.get_game(), ALL, {"history": 0})
    tails = []
    for state in (one, other):
        seen.set_from(state, 0)
        tails.append(seen.dict["forgotten"].copy())
    assert tails[0].any()
    assert not np.array_equal(*tails)
    with pytest.raises(BadRequest, match="a whole number, not -1"):
        make_observation(one.get_game(), ALL, {"history": -1})


@pytest.mark.parametrize(
    ("name", "decisions"), [("caesar(poison=true,border_control=true)", 14), ("rubico(players=3)", 20), ("julius", 12)]
)
def test_the_history_of_a_sample_explains_it(name: str, decisions: int) -> None:
    state, rng = played(name, decisions), random.Random(3)
    seat = state.current_player()
    twin = state.resample_from_infostate(seat, rng.random)
    assert (twin.information_state_string(seat), twin.legal_actions()) == (
        state.information_state_string(seat),
        state.legal_actions(),
    )
    assert twin.information_state_tensor(seat) == state.information_state_tensor(seat)
    for _ in range(6):
        twin.apply_action(rng.choice(twin.legal_actions()))
    again = pyspiel.load_game(str(twin.get_game())).new_initial_state()
    for action in twin.history():
        again.apply_action(action)
    assert str(again) == str(twin)
    for player in range(state.num_players()):
        assert again.information_state_string(player) == twin.information_state_string(player)
        assert again.information_state_tensor(player) == twin.information_state_tensor(player)
    game, kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(twin.get_game(), twin))
    assert (str(kept), kept.history(), str(game)) == (str(twin), twin.history(), str(twin.get_game()))


def test_a_sample_after_a_sample_and_the_same_actions_give_the_same_information_state() -> None:
    state, rng = played("caesar", 12), random.Random(4)
    seat = state.current_player()
    twin = state.resample_from_infostate(seat, rng.random).resample_from_infostate(seat, rng.random)
    action = rng.choice(state.legal_actions())
    for each in (state, twin):
        each.apply_action(action)
        while each.is_chance_node():
            each.apply_action(each.legal_actions()[0])
    seen = make_observation(state.get_game(), ALL)
    told = []
    for each in (state, twin):
        seen.set_from(each, seat)
        told.append([seen.dict[part].copy() for part in ("earlier", "acted", "forgotten")])
    assert all(np.array_equal(*parts) for parts in zip(*told, strict=True))


def test_nobody_is_sampled_by_chance_and_no_match_begins_at_nonsense() -> None:
    state = pyspiel.load_game("triumvirate_caesar").new_initial_state()
    with pytest.raises(BadRequest, match="chance node"):
        state.resample_from_infostate(0, random.random)
    with pytest.raises(BadRequest, match="no position and memory"):
        pyspiel.load_game("triumvirate_caesar(begins=x00ff,knows=0,recalls=xAA)").new_initial_state()


def test_a_memory_is_the_same_after_it_was_told() -> None:
    memory = Memory()
    for number in range(9):
        memory = memory.after(f"view {number // 2}", bytes([number // 2]), number if number % 3 == 0 else None)
    again = Memory.from_text(memory.to_text(20))
    assert again == memory
    few = Memory.from_text(memory.to_text(2))
    assert (few.seen, few.last, [entry.digest for entry in few.walk()][:3]) == (
        memory.seen,
        memory.last,
        [entry.digest for entry in memory.walk()][:3],
    )


def test_a_row_that_was_watched_and_then_acted_on_is_one_row() -> None:
    memory = Memory().after("view", b"row", None).after("view", b"row", 3)
    assert [(entry.row, entry.action) for entry in memory.walk()] == [(b"row", 3)]
    again = memory.after("view", b"row", None)
    assert again.before(b"row") == memory.rows  # what is seen after one's own action is the present, a row of its own
