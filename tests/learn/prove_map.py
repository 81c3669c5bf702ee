"""The network with the shape of the map, and the look beyond the first action. Needs the extra `learn`.

A step of `make prove`, not of `make test`: torch is not among the pinned packages.
"""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from some import some
from triumvirate.core.errors import BadRequest
from triumvirate.games import find_game
from triumvirate.games.caesar.printed import DATA, PROVINCE_INDEX
from triumvirate.games.caesar.whereabouts import ENDS, PLACES, PLACINGS
from triumvirate.learn import checkpoint
from triumvirate.learn.check import copies_agree
from triumvirate.learn.config import NetworkConfig, read_config
from triumvirate.learn.deeper import Deeper
from triumvirate.learn.fleet import Fleet
from triumvirate.learn.improve import decide_at_random
from triumvirate.learn.mapped import map_of
from triumvirate.learn.network import playing_copy
from triumvirate.learn.plain import is_plain
from triumvirate.learn.shapes import network_of, shape_for
from triumvirate.learn.sight import sight_of
from triumvirate.learn.train import Start, train

HERE = Path(__file__).parent
CPU = torch.device("cpu")
GAME = find_game("caesar")
SMALL = NetworkConfig(width=16, wide=32, blocks=1, kind="map")


def some_network(blocks=2):
    torch.manual_seed(3)
    made = network_of(shape_for(GAME, replace(SMALL, blocks=blocks)))
    for weight in made.parameters():
        torch.nn.init.normal_(weight, std=1.0 if weight is made.value.weight else 0.2)
        weight.data = weight.data.half().float()
    return made.eval()


def some_positions(games=12, steps=9):
    fleet = Fleet(GAME, read_config(str(HERE / "tiny.toml")).sets, games, 4, 192, CPU, 5)
    for _ in range(steps):
        fleet.advance(decide_at_random(fleet))
    return fleet


def test_a_space_hears_of_its_two_provinces_and_of_no_other():
    made = some_network(blocks=1)
    torch.nn.init.zeros_(made.entry.weight)  # the whole sees everything; here it sees nothing
    seen = some_positions().obs[:1]
    first, count, size = PLACES
    kinds, spaces, ways = PLACINGS
    for name in PROVINCE_INDEX:
        province = PROVINCE_INDEX[name]
        changed = seen.clone()
        changed[:, first + province * size : first + (province + 1) * size] += 3
        with torch.no_grad():
            differ = (made(seen)[0] - made(changed)[0]).abs()[:, : kinds * spaces * ways].view(kinds, spaces, ways)
        heard = (differ.amax((0, 2)) > 1e-4).nonzero().squeeze(1).tolist()
        assert heard == [n for n, border in enumerate(DATA["borders"]) if name in border["provinces"]]
    assert len(ENDS) == spaces
    assert count == len(PROVINCE_INDEX)


def test_what_touches_by_a_first_end_is_kept_apart_from_what_touches_by_a_second():
    """A token's first value is for the first province of its space, as the printed data name them."""
    spaces = len(ENDS)
    first, second = map_of("caesar").touching().unflatten(0, (-1, 2)).unbind(1)
    for n, border in enumerate(DATA["borders"]):
        for side, name in ((first, border["provinces"][0]), (second, border["provinces"][1])):
            assert side[n].nonzero().squeeze(1).tolist() == [spaces + PROVINCE_INDEX[name]]
    for name, province in PROVINCE_INDEX.items():
        for end, side in enumerate((first, second)):
            around = [n for n, border in enumerate(DATA["borders"]) if border["provinces"][end] == name]
            assert side[spaces + province].nonzero().squeeze(1).tolist() == around


def test_an_action_is_judged_at_its_own_space():
    """Turning up what one space says of itself turns up the actions that name it, and no others."""
    made, seen = some_network(), some_positions().obs[:3]
    trunk = made.trunk(seen)
    raised = trunk.clone()
    raised[:, made.shape["wide"] + 7 * 16 : made.shape["wide"] + 8 * 16] += 1
    with torch.no_grad():
        differ = (made.policy(raised) - made.policy(trunk)).abs().amax(0) > 1e-5
    texts = [GAME.notation.text(GAME.prepare(GAME.check({})), 0, n) for n in differ.nonzero().squeeze(1).tolist()]
    space = DATA["borders"][7]["id"]
    assert len(texts) > 40
    assert all(space in text.split() for text in texts)


def test_the_exported_map_says_the_same(tmp_path):
    import onnxruntime as ort

    from triumvirate.learn.export import write_onnx

    made, seen = some_network(), some_positions().obs
    with torch.no_grad():
        expected, chance = made(seen)
    assert chance.std() > 0.05
    for as_bytes, near in ((False, 1e-4), (True, 0.12)):
        write_onnx(made, tmp_path / "map.onnx", {"games": 1}, as_bytes)
        for few in (len(seen), 1):
            session = ort.InferenceSession(str(tmp_path / "map.onnx"))
            policy, win = session.run(None, {"observations": seen[:few].numpy()})
            assert np.abs(policy - expected[:few].numpy()).mean() < near * expected.std()
            assert np.abs(win[:, 0] - chance[:few].numpy()).mean() < near


def test_the_search_plays_an_exported_map(tmp_path):
    from triumvirate.learn.evaluator import NetworkEvaluator
    from triumvirate.learn.export import write_onnx

    made, fleet = some_network(), some_positions()
    write_onnx(made, tmp_path / "map.onnx", {"games": 1}, as_bytes=False)
    judge = NetworkEvaluator("caesar", tmp_path / "map.onnx")
    values, policies = judge.judge(fleet.states())
    seats = fleet.movers.long()
    with torch.no_grad():
        wins = made(fleet.obs.view(12, 2, -1)[torch.arange(12), seats])[1]
    assert np.allclose(values[np.arange(12), seats], wins.numpy(), atol=1e-4)
    assert policies.shape == (12, GAME.actions)
    assert judge.about["shape"]["kind"] == "map"


def test_checkpoints_keep_the_kind_and_older_ones_are_perceptrons(tmp_path):
    made = some_network()
    checkpoint.save(tmp_path / "map.pt", made, made, {"games": 1})
    again, seen = checkpoint.load_average(tmp_path / "map.pt"), some_positions().obs
    with torch.no_grad():
        assert torch.allclose(made(seen)[0], again(seen)[0], atol=1e-3)
    assert not is_plain(made)
    old = network_of({"inputs": 5, "actions": 3, "width": 8, "blocks": 1})
    assert is_plain(old)
    with pytest.raises(SystemExit, match="the configuration says"):
        checkpoint.load(tmp_path / "map.pt", old, old)


def test_a_game_without_a_map_is_told_to_use_a_perceptron():
    with pytest.raises(BadRequest, match="use a perceptron"):
        network_of(shape_for(find_game("julius"), SMALL))
    with pytest.raises(BadRequest, match="no network of kind"):
        shape_for(GAME, replace(SMALL, kind="cloud"))


def deeper_for(fleet, **wanted):
    config = read_config(str(HERE / "tiny-map.toml"))
    return Deeper(fleet, read_config(str(HERE / "tiny.toml")).sets, replace(config.play, **wanted), 9)


def test_a_further_look_plays_on_as_the_rules_do():
    """In plain Python: the action, then what the other's policy likes best, then what the first mover sees."""
    fleet, made = some_positions(), playing_copy(some_network(), CPU)
    deeper, sight = deeper_for(fleet, deep=2, plies=1), sight_of(GAME)
    assert copies_agree(fleet, deeper.copies, 12) is None
    before = fleet.states()
    places = torch.stack([torch.zeros(12, dtype=torch.long), fleet.counts.long() - 1], 1)
    actions = fleet.legal.gather(1, places)
    with torch.no_grad():
        found = deeper.follow(made, fleet, actions)
    assert (fleet.states() == before).all()
    seeds, ends = fleet.seeds.tolist(), 0
    for n, k in some((n, k) for n in range(12) for k in range(2)):
        state, mover = GAME.layout.from_record(before[n]), int(fleet.movers[n])
        state.rng_seed, state.rng_count = seeds[n], 0
        GAME.rules.apply(state, mover, int(actions[n, k]))
        sight.run_on(GAME, state)
        if not GAME.rules.is_over(state):
            seat = GAME.deciding(state)[0]
            legal = sight.considered(GAME, state, seat)
            with torch.no_grad():
                logits = made(torch.from_numpy(row_of(sight, state, seat)))[0][0]
            GAME.rules.apply(state, seat, max(legal, key=lambda action: float(logits[action])))
            sight.run_on(GAME, state)
        if GAME.rules.is_over(state):
            won, ends = GAME.rules.winners(state), ends + 1
            expected = 0.5 if won == 0 else float(won >> mover & 1)
        else:
            with torch.no_grad():
                expected = float(made(torch.from_numpy(row_of(sight, state, mover)))[1])
        assert abs(float(found[n, k]) - expected) < 1e-3


def row_of(sight, state, seat):
    row = np.zeros((1, sight.inputs), np.int8)
    sight.observe(state, seat, row[0])
    return row


def test_only_the_most_promising_are_followed():
    fleet, made = some_positions(), playing_copy(some_network(), CPU)
    deeper = deeper_for(fleet, deep=2, deep_share=1.0)
    places = torch.arange(4).expand(12, 4)
    first, promise = torch.full((12, 4), 7.0), torch.tensor([0.0, 3.0, 1.0, 2.0]).expand(12, 4)
    with torch.no_grad():
        found = deeper(made, fleet, places, promise, first)
    several = fleet.counts >= 4
    assert several.sum() > 6
    assert (found[several][:, [0, 2]] == 7).all()
    assert (found[several][:, [1, 3]] <= 1).all()


@pytest.mark.long
def test_a_map_learns_to_beat_random_play_with_a_further_look(tmp_path):
    config = read_config(str(HERE / "tiny-map.toml"))
    train(config, 2.5, tmp_path, Start(), "cpu")
    last = json.loads((tmp_path / "curve.jsonl").read_text().splitlines()[-1])
    assert last["rounds"] > config.play.deep_from
    assert last["random"] > 0.8
    assert (tmp_path / "caesar.onnx").is_file()
    assert not (tmp_path / "imperator.npz").exists()
