"""Auction goes everywhere a game of ours goes, by its entry point alone: what docs/adding-a-game.md promises."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from loops import in_own_loop
from triumvirate import envs, show
from triumvirate.analysis import analyse
from triumvirate.arena.match import play_match
from triumvirate.book.audit import sections_of
from triumvirate.bots import bots_for, find_bot
from triumvirate.cli.app import build
from triumvirate.core.game import Game
from triumvirate.core.table import Table
from triumvirate.datasets.rows import move_rows
from triumvirate.envs.observing import encoder_of
from triumvirate.mcp.sitting import Sitting as Chair
from triumvirate.protocol.session import Session


def run(*words: object) -> str:
    """What a command says."""
    ran = CliRunner().invoke(build(), [str(word) for word in words])
    assert ran.exit_code == 0, ran.output
    return ran.output


def match(auction: Game, seed: int = 1, bot: str = "recruit") -> Table:
    return play_match(auction, auction.check({}), [find_bot("auction", bot)] * 3, seed)


def test_it_is_one_of_the_games(auction: Game) -> None:
    session = Session()

    def ask(**request: Any) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(session.answer(json.dumps(request)))
        assert reply["ok"], reply
        return reply

    assert "auction" in [game["name"] for game in ask(cmd="games")["games"]]
    assert ask(cmd="new", game="auction", options={"players": 4}, seed=1)["deciders"] == list(
        auction.seats({"players": 4})
    )
    assert ask(cmd="act", seat="dario", action="bid 2")["deciders"] == ["anna", "bruno", "carla"]


def test_it_is_drawn_from_its_facts(auction: Game) -> None:
    view = Table.new(auction, {}, seed=1).view("anna")
    assert "prize" in show.text(view)
    assert show.svg(view).startswith("<svg")
    assert "has bid" in show.svg(view)


def test_recruits_and_a_search_play_it(auction: Game) -> None:
    assert [bot.name for bot in bots_for("auction")] == ["recruit", "legate"]
    won = 0.0
    for seed in range(12):
        bots = [find_bot("auction", "legate@300"), find_bot("auction", "recruit"), find_bot("auction", "recruit")]
        result = play_match(auction, auction.check({}), bots, seed).result()
        assert result is not None
        won += ("anna" in result.winners) / max(1, len(result.winners))
    assert won >= 5  # four would be chance


def test_it_is_looked_back_at_by_the_search(auction: Game) -> None:
    found = analyse(match(auction), iterations=60)
    assert len(found.moments) == 9
    assert found.judge == "search"
    assert all(0.0 <= moment.chance <= 1.0 for moment in found.moments)


def test_it_makes_rows_to_learn_from(auction: Game) -> None:
    rows = move_rows(match(auction), 0, observations=True)
    assert len(rows) == 9
    assert rows[0].action.startswith("bid ")
    assert rows[0].observation[0] == auction.seats({"players": 3}).index(rows[0].seat)


def test_a_language_model_may_sit_down(auction: Game) -> None:
    chair = Chair("auction", "bruno", "recruit", {}, seed=3)
    table = chair.begin()
    while table["result"] is None:
        table = chair.act(table["legal"]["actions"][0])
    assert set(table["result"]["scores"]) == {"anna", "bruno", "carla"}


def test_the_rules_are_printed(auction: Game) -> None:
    assert [section.id for section in sections_of(auction)] == ["setup", "end", "round.1", "round.2", "round.3"]
    assert "The highest bid that nobody else made takes the prize" in run("rules", "auction")


def test_commands_know_it(tmp_path: Path) -> None:
    said = run("arena", "round-robin", "auction", "recruit,legate@50", "-n", 4, "--workers", 1, "--state", tmp_path)
    assert "auction: ratings" in said
    assert "most points" in run("arena", "balance", "auction", "recruit", "-n", 6, "--workers", 1, "--state", tmp_path)
    assert "anna" in run("simulate", "auction", "-n", 4, "--workers", 1, "--bots", "recruit")


def test_the_terminal_plays_it_from_the_list(auction: Game) -> None:
    from triumvirate.cli.table.app import TableApp
    from triumvirate.cli.table.generic_screen import FactsTable
    from triumvirate.cli.table.opponents import plan

    app = TableApp(plan(auction, "recruit", "bruno", {}, 3), pace=0.0)

    async def play() -> None:
        async with app.run_test(size=(100, 40)) as pilot:
            table = app.screen
            assert isinstance(table, FactsTable)
            for _ in range(12):
                await app.workers.wait_for_complete()
                await pilot.pause()
                if table.sitting.is_over():
                    break
                await pilot.press("enter")
            assert table.sitting.table.is_over()

    in_own_loop(play())


# --- environments -------------------------------------------------------------------------------------------------------


def test_the_observation_is_made_of_what_may_be_seen(auction: Game) -> None:
    table = Table.new(auction, {}, seed=2)
    table.act("anna", "bid 5")
    table.act("carla", "bid 2")
    encode = encoder_of(auction)
    rows = [[0] * encode.OBSERVATION for _ in range(2)]
    twin = auction.knowledge.determinize(table.view("bruno"), random.Random(1))
    for state, row in zip((table._state, twin), rows, strict=True):
        encode.observe(state, 1, row)
    assert rows[0] == rows[1]
    assert encode.OBSERVATION == 1 + 4 + 2 + 4  # the seat, open numbers, own hand and bid, points
    mine = [0] * encode.OBSERVATION
    encode.observe(table._state, 2, mine)
    assert 2 in mine[1:]


def test_a_network_would_see_the_same(auction: Game) -> None:
    """In a process of its own, where nobody has asked for an environment before."""
    asked = """
from triumvirate.core import engine
from triumvirate.games import find_game
from triumvirate.learn.sight import sight_of
print(sight_of(find_game("auction")).inputs, engine.load("auction", "native", "sight").observe.__module__)
"""
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=False)
    assert done.stdout == "11 triumvirate.native.auction.encode\n", done.stderr


def test_pettingzoo_and_gymnasium_take_it(auction: Game) -> None:
    from pettingzoo.test import api_test, parallel_api_test

    api_test(envs.pettingzoo("auction_v1"), num_cycles=60)
    parallel_api_test(envs.parallel("auction", players=4), num_cycles=60)
    learner = envs.gymnasium("auction", opponent="recruit", seat="anna")
    seen, _ = learner.reset(seed=1)
    done, reward = False, 0.0
    while not done:
        seen, paid, done, _, _ = learner.step(int(np.flatnonzero(seen["action_mask"])[0]))
        reward += float(paid)
    assert reward in (-1.0, 0.0, 1.0)


@pytest.mark.parametrize("device", ["cpu", pytest.param("cuda", marks=pytest.mark.gpu)])
def test_batches_play_it(auction: Game, device: str) -> None:
    if device == "cuda":
        from triumvirate.core.engine import has_cuda

        if not has_cuda():
            pytest.skip("no GPU here")
    batch = envs.batch("auction", 64, device=device, seed=3)
    batch.reset()
    ended = 0
    for _ in range(40):
        ended += int(batch.step(batch.sample())[2].sum())
    assert ended == 64 * 4  # nine bids a game


def test_openspiel_takes_it(auction: Game) -> None:
    import pyspiel

    from triumvirate.envs import openspiel

    openspiel.register_all()
    game = pyspiel.load_game("triumvirate_auction(players=4)")
    assert game.num_players() == 4
    assert game.num_distinct_actions() == 5
    state, rng = game.new_initial_state(), random.Random(2)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert len(state.returns()) == 4
