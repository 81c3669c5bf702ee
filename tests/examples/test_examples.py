"""The examples, run short: those that need torch are run by `make prove`, here only what they do in NumPy."""

from __future__ import annotations

import copy
import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import nbformat
import numpy as np
import pytest
from nbclient import NotebookClient

import triumvirate as tv
from loops import in_own_loop
from some import some
from triumvirate import envs
from triumvirate.games.caesar.printed import BORDER_IDS

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


# --- PPO --------------------------------------------------------------------------------------------------------------


def stretch(ppo: ModuleType, seats: list[int], values: list[float], ends: dict[int, tuple[float, float]]) -> Any:
    """One game's stretch: whose decision each step is, what was expected there, and what ended steps paid by seat."""
    steps = len(seats)
    rewards = np.zeros((steps, 1, 2), np.float32)
    done = np.zeros((steps, 1), bool)
    for step, paid in ends.items():
        rewards[step, 0], done[step, 0] = paid, True
    nothing = np.zeros((steps, 1))
    return ppo.Played(
        nothing, nothing, np.array(seats)[:, None], nothing, nothing, np.array(values)[:, None], rewards, done,
        np.array([0]), np.array([0.5]),
    )  # fmt: skip


def test_advantages_believe_the_opponent_who_decides_next_the_other_way_round() -> None:
    ppo = example("ppo_caesar")
    found = ppo.advantages(stretch(ppo, [0, 1, 0], [0.1, -0.2, 0.3], {2: (1.0, -1.0)}))[:, 0]
    last = 1.0 - 0.3
    middle = -(0.3 + ppo.LAMBDA * last) + 0.2
    first = -(-0.2 + ppo.LAMBDA * middle) - 0.1
    assert found == pytest.approx([first, middle, last], abs=1e-6)


def test_every_action_of_a_batch_has_its_summands() -> None:
    ppo, batch = example("ppo_caesar"), envs.batch("caesar", 1)
    table = ppo.summands(np.ones(ppo.SLOTS, int), np.ones(ppo.SLOTS, int))
    assert len(table) == batch.actions
    outputs = 2 * ppo.BORDERS * ppo.VALUES + 2 * ppo.BORDERS + 2 * ppo.PROVINCES + 2 * ppo.SLOTS + ppo.BONUSES + 2
    assert table.max() == outputs - 1  # the last one, always 0


def test_advantages_of_a_seat_that_decides_again_are_not_turned_about() -> None:
    ppo = example("ppo_caesar")
    found = ppo.advantages(stretch(ppo, [1, 1], [0.1, 0.3], {1: (-1.0, 1.0)}))[:, 0]
    assert found == pytest.approx([0.3 + ppo.LAMBDA * 0.7 - 0.1, 0.7], abs=1e-6)


def test_advantages_where_the_stretch_is_cut_off_believe_the_critic() -> None:
    ppo = example("ppo_caesar")
    found = ppo.advantages(stretch(ppo, [1, 0], [0.4, 0.2], {}))[:, 0]
    last = 0.5 - 0.2
    assert found == pytest.approx([-(0.2 + ppo.LAMBDA * last) - 0.4, last], abs=1e-6)


def test_nothing_is_carried_from_one_game_into_the_next() -> None:
    ppo = example("ppo_caesar")
    alone = ppo.advantages(stretch(ppo, [0, 1], [0.0, 0.0], {1: (-1.0, 1.0)}))[:, 0]
    before_another = ppo.advantages(stretch(ppo, [0, 1, 1], [0.0, 0.0, 0.9], {1: (-1.0, 1.0)}))[:, 0]
    assert before_another[:2] == pytest.approx(alone)


def test_play_keeps_what_each_game_showed() -> None:
    ppo = example("ppo_caesar")
    games = envs.batch("caesar", 8, seed=1)
    games.reset()

    def policy(seen: Any, allowed: Any) -> Any:
        return allowed.argmax(1), np.zeros(len(seen)), np.zeros(len(seen))

    played = ppo.play(games, policy, 40)
    assert played.observations.shape[:2] == (40, 8)
    assert played.done.any()
    assert (played.rewards[played.done].sum(1) == 0).all()
    assert np.take_along_axis(played.masks, played.actions[..., None], 2).all()
    assert len({played.observations[step].tobytes() for step in range(40)}) == 40
    assert np.isfinite(ppo.advantages(played)).all()


def test_a_placement_adds_up_the_values_that_it_shows_to_both_provinces() -> None:
    ppo = example("ppo_caesar")
    match = tv.new("caesar", seed=3)
    env = envs.gymnasium("caesar", opponent="random")
    tokens = env.reset(seed=1)[0]["observation"][ppo.glance.AT_SLOTS :].astype(int).reshape(-1)
    table = ppo.summands(tokens[ppo.SLOTS : 2 * ppo.SLOTS], tokens[2 * ppo.SLOTS : 3 * ppo.SLOTS])
    for choice in some(match.legal()):
        _, token, border, values = choice.action.split()
        place = BORDER_IDS.index(border)
        shown = [int(value) for value in values.split("/")]
        first, second, space, slot = table[choice.index]
        assert [first, second - ppo.BORDERS * ppo.VALUES] == [place * ppo.VALUES + value for value in shown], token
        assert space == 2 * ppo.BORDERS * ppo.VALUES + place
        assert slot - 2 * ppo.BORDERS * ppo.VALUES - ppo.BORDERS == choice.index // (3 * ppo.BORDERS)
    outputs = table.max() + 1
    others = table[ppo.ACT_CLOSE :]
    assert (others[:, 1:] == outputs - 1).all()
    assert sorted(others[:, 0]) == list(range(outputs - 1 - len(others), outputs - 1))


def test_the_interval_is_wilsons() -> None:
    low, high = example("ppo_caesar").interval(60, 100)
    assert (low, high) == pytest.approx((0.5020, 0.6906), abs=1e-3)


def test_shaping_changes_no_sum() -> None:
    """Whatever happens in an episode, shaped rewards add up to the real one less the lead it began with."""
    learning = example("maskable_ppo").Learning
    rng = np.random.default_rng(2)
    plain, shaped = learning("random", shaped=False), learning("random", shaped=True)
    between = 0.0
    for seed in range(3):
        sums = []
        actions: list[int] = []
        for env in (plain, shaped):
            env.reset(seed=seed)
            total, over, number = 0.0, False, 0
            while not over:
                if env is plain:
                    actions.append(int(rng.choice(np.flatnonzero(env.action_masks()))))
                _, paid, over, _, _ = env.step(actions[number])
                number += 1
                total += paid
                between += abs(paid) * (not over)
            sums.append(total)
        assert sums[0] == pytest.approx(sums[1])
    assert between > 0


# --- solving, guessing, talking -----------------------------------------------------------------------------------------


def test_exploitability_falls_to_almost_nothing() -> None:
    curve = example("openspiel_solve").solve("cfr+", 64)
    found = [point["exploitability"] for point in curve]
    assert found == sorted(found, reverse=True)
    assert found[0] > 0.2
    assert found[-1] < 1e-3


def test_the_written_tree_is_the_same_game() -> None:
    import pyspiel
    from open_spiel.python.algorithms import expected_game_score
    from open_spiel.python.policy import UniformRandomPolicy

    tree = example("openspiel_solve").compiled_tree()
    ours = pyspiel.load_game("triumvirate_caesar_mini")
    values = [
        expected_game_score.policy_value(game.new_initial_state(), [UniformRandomPolicy(game)] * 2)
        for game in (ours, tree)
    ]
    assert values[0] == pytest.approx(values[1])


def test_roles_are_guessed_better_than_blindly() -> None:
    found = example("role_inference").infer(games=60, epochs=10, hidden=16, workers=1)
    assert found["base_rate"] == pytest.approx(0.5)
    assert found["accuracy"] - found["error"] > 0.6


def test_a_model_plays_through_the_protocol(capfd: pytest.CaptureFixture[str]) -> None:
    """The stand-in for a model repeats the prompt's end, where the last legal action stands; another babbles."""
    player = example("llm_player")
    echo = f'{sys.executable} -c "import sys; print(sys.stdin.read().split(chr(10)*2)[-2])"'
    found = in_own_loop(player.play("caesar", "pompey", "recruit", echo, 3, 3))
    assert (found["decisions"], found["slips"]) == (3, 0)
    assert capfd.readouterr().out.count("pompey: place") == 3
    babble = f"{sys.executable} -c \"print('e4')\""
    assert in_own_loop(player.play("caesar", None, "recruit", babble, 3, 2))["slips"] == 2


def test_the_longest_action_is_meant() -> None:
    named = example("llm_player").named
    assert named("I think\nplace a 1/2", ["place a 1", "place a 1/2", "pass"]) == "place a 1/2"
    assert named("pass, or rather:\n lock\n", ["pass", "lock"]) == "lock"
    assert named("resign", ["pass"]) is None


# --- the notebook -------------------------------------------------------------------------------------------------------


def test_the_notebook_shows_what_is_kept_in_it() -> None:
    """In a kernel of its own, as a reader runs it; figures that depend on the machine are not compared."""
    kept = nbformat.read(EXAMPLES / "first_steps.ipynb", as_version=4)
    ran = NotebookClient(copy.deepcopy(kept), timeout=600, resources={"metadata": {"path": EXAMPLES}}).execute()
    pairs = [pair for pair in zip(kept.cells, ran.cells, strict=True) if pair[0].cell_type == "code"]
    assert len(pairs) > 5
    for before, after in pairs:
        assert lasting(after) == lasting(before), before.source
    assert "<svg" in pairs[0][1].outputs[0].data["image/svg+xml"]


def lasting(cell: Any) -> dict[str, str]:
    """What a cell showed, by kind, without how many moves a second this machine makes."""
    shown: dict[str, str] = {}
    for output in cell.outputs:
        for kind, text in (output.data if "data" in output else {output.output_type: output.text}).items():
            shown[kind] = re.sub(r"[\d,]+ moves a second", "", shown.get(kind, "") + text)
    return shown
