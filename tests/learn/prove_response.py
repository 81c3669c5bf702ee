"""Best responses on the CPU: who decides what, what is learned from, and that the foe is beaten. Needs the extra `learn`.

A step of `make prove`, not of `make test`: torch is not among the pinned packages.
"""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from some import some
from triumvirate.bots.caesar.imperator import WEIGHTS, network
from triumvirate.core.errors import BadRequest
from triumvirate.games import find_game
from triumvirate.learn.check import habits_agree
from triumvirate.learn.config import read_config
from triumvirate.learn.experience import OwnFleet, Round
from triumvirate.learn.fleet import Fleet
from triumvirate.learn.foes import POLICY, Foe, foe_of, network_in
from triumvirate.learn.improve import decide_at_random
from triumvirate.learn.players import Response
from triumvirate.learn.ray_fleets import Cluster
from triumvirate.learn.shapes import network_of, shape_for
from triumvirate.learn.train import Start, for_two, train
from triumvirate.learn.update import Learner

HERE = Path(__file__).parent
CPU = torch.device("cpu")
GAME = find_game("caesar")


def small(name="tiny-response.toml", games=40):
    config = for_two(read_config(str(HERE / name)))
    return replace(config, play=replace(config.play, games=games))


def fleet_for(config, begun=6):
    fleet = Fleet(GAME, config.sets, config.play.games, config.play.branches, config.play.room, CPU, 5)
    for _ in range(begun):
        fleet.advance(decide_at_random(fleet))
    return fleet


def some_network(config, seed):
    torch.manual_seed(seed)
    made = network_of(shape_for(GAME, config.network))
    torch.nn.init.normal_(made.value.weight, std=0.3)
    return made


@pytest.mark.parametrize("against", ["a network", POLICY])
def test_only_the_learners_decisions_teach_a_policy(against):
    config = small()
    fleet, foe = fleet_for(config), Foe(None if against == POLICY else some_network(config, 2), CPU)
    player = Response(foe, config.play)
    decision = player.decide(some_network(config, 1), fleet, 0)
    is_ours = fleet.movers == torch.arange(40) % 2
    assert 5 < is_ours.sum() < 35
    sums = decision.better.sum(1)
    assert torch.allclose(sums, is_ours.float(), atol=1e-4)
    assert player.counted(fleet).sum(1).tolist() == [1.0] * 40
    assert player.counted(fleet)[:, 0].tolist() == [1.0, 0.0] * 20
    legal = [set(row[:count]) for row, count in zip(fleet.legal.tolist(), fleet.counts.tolist(), strict=True)]
    assert all(action in row for action, row in some(zip(decision.actions.tolist(), legal, strict=True)))


def test_the_foe_stays_what_it_is_and_plays_what_it_likes_best():
    """With a look ahead that tells nothing, it takes its policy's first choice; the learner does not."""
    config = small(games=400)
    learner, frozen = some_network(config, 1), some_network(config, 2)
    for each in (learner, frozen):
        torch.nn.init.zeros_(each.value.weight)
    torch.nn.init.normal_(frozen.policy.bias, std=2.0)
    fleet = fleet_for(config)
    decision = Response(Foe(frozen, CPU), config.play).decide(learner, fleet, 0)
    seen = fleet.obs.view(400, 2, -1)[torch.arange(400), fleet.movers.long()]
    with torch.no_grad():
        logits = frozen(seen)[0].gather(1, fleet.slots.long())
    logits[torch.arange(192) >= fleet.counts.long().unsqueeze(1)] = -1e9
    liked = fleet.legal.gather(1, logits.argmax(1, keepdim=True)).squeeze(1) == decision.actions
    is_ours = fleet.movers == torch.arange(400) % 2
    assert liked[~is_ours].float().mean() > 0.9  # the rest could end the game at once
    assert liked[is_ours].float().mean() < 0.5


def test_decisions_without_a_lesson_change_no_policy():
    config = small()
    own = OwnFleet(config, some_network(config, 1), 40, CPU, 3, Foe(some_network(config, 2), CPU))
    played = Round(*own.play(some_network(config, 1), 0).columns)
    taught = played.better.float().sum(1) > 0.5
    assert 0.3 < taught.float().mean() < 0.7
    config = replace(config.learning, batch=len(taught))
    told = []
    for rows in (torch.arange(len(taught)), taught.nonzero().squeeze(1)):
        torch.manual_seed(4)
        learner = Learner(network_of(some_shape()), network_of(some_shape()), config, 0)
        told.append(learner.update(Round(*(column[rows] for column in played)), 1e-3))
    policy, _, entropy, drift, _ = range(5)
    for which in (policy, entropy, drift):
        assert torch.isclose(told[0][which], told[1][which], rtol=1e-3)


def some_shape():
    return shape_for(GAME, small().network)


def test_the_playout_policy_of_a_fleet_is_that_of_the_search():
    fleet = fleet_for(small())
    before = fleet.states()
    assert habits_agree(fleet, 40) is None
    assert (fleet.states() == before).all()
    fleet.habitual.fill_(0)
    first, second = fleet.habits().tolist(), fleet.habits().tolist()
    assert first != second, "its chance is fresh"
    legal = [set(row[:count]) for row, count in zip(fleet.legal.tolist(), fleet.counts.tolist(), strict=True)]
    assert all(action in row for action, row in some(zip(second, legal, strict=True)))


def test_the_shipped_network_is_the_same_for_torch():
    from triumvirate.learn.evaluator import NetworkEvaluator

    assert isinstance(network(), NetworkEvaluator)
    frozen, fleet = network_in(GAME, WEIGHTS), fleet_for(small())
    values, policies = network().judge(fleet.states())
    seats = fleet.movers.long()
    with torch.no_grad():
        logits, wins = frozen(fleet.obs.view(40, 2, -1)[torch.arange(40), seats])
    assert np.abs(wins.numpy() - values[np.arange(40), seats]).mean() < 0.03, "bytes between layers are coarse"
    below = (logits - logits.amax(1, keepdim=True)).numpy()
    assert np.corrcoef(below.ravel(), np.log(policies.clip(1e-30)).ravel())[0, 1] > 0.99


def test_a_foe_that_is_not_there_is_told_in_words():
    with pytest.raises(BadRequest, match="no file of a network"):
        foe_of(GAME, "nowhere.pt", CPU)
    with pytest.raises(BadRequest, match="on one machine"):
        train(small(), 1.0, HERE, Start(against=POLICY), "cpu", Cluster("auto"))


@pytest.mark.long
def test_a_best_response_learns_to_beat_who_does_not_learn(tmp_path):
    weak = replace(read_config(str(HERE / "tiny.toml")), minutes=0.8)
    train(weak, 0.9, tmp_path / "weak", Start(), "cpu")
    frozen = tmp_path / "weak" / "imperator.pt"
    train(small(games=192), 1.5, tmp_path / "response", Start(against=str(frozen)), "cpu")
    points = [json.loads(line) for line in (tmp_path / "response" / "curve.jsonl").read_text().splitlines()]
    assert points[-1]["foe"] > 0.6
    assert not points[-1]["solo"]
    assert (tmp_path / "response" / "imperator.npz").is_file()
