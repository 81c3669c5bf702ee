"""An agent's standing: shares against bots, gains where sides are dealt, the panel, and a JSON and a page to cite."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from triumvirate.arena import agent
from triumvirate.arena.agent import Benched, against, exploited, gain_in_a_seat, ladder_of, small_boards
from triumvirate.arena.panel import exploiters_of
from triumvirate.cli.app import build
from triumvirate.games import find_game


def measured(what: Benched, *opponents: str) -> list[tuple[str, float]]:
    return [(row.opponent, row.share) for row in against(what, opponents, 1, lambda name: None)]


def test_the_stronger_bot_wins_and_one_is_not_held_against_itself() -> None:
    found = measured(Benched("caesar", "tribune", games=4, seconds=0.0), "recruit", "tribune")
    assert [name for name, _ in found] == ["recruit"]
    assert found[0][1] > 0.7


def test_where_sides_are_dealt_a_bot_gains_nothing_over_its_like() -> None:
    assert gain_in_a_seat((Benched("rubico", "recruit"), "recruit", 3)) == 0.0


def test_the_ladder_is_all_bots_that_have_a_strength_and_repeatable() -> None:
    assert ladder_of("rubico")[0] == "recruit"
    assert all("coach" not in name for name in ladder_of("caesar"))
    assert "legate@400" in ladder_of("caesar")


def test_exploiters_are_measured_where_a_game_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    assert exploited(Benched("caesar", "recruit", deals=1), 1) == ()
    known = exploiters_of("rubico")
    monkeypatch.setattr(agent, "brought", lambda *_: replace(known, sides={known.side: known.names[:1]}, counts=(3,)))
    (cell,) = exploited(Benched("rubico", "recruit", deals=2), 1)
    assert (cell.exploiter, cell.players, cell.deals) == (known.names[0], 3, 2)
    assert small_boards(find_game("caesar")) == ["caesar_mini"]


def test_the_command_writes_what_to_cite(tmp_path: Path) -> None:
    file, page = tmp_path / "agent.json", tmp_path / "agent.html"
    asked = ["bench-agent", "caesar", "recruit", "-n", "2", "--opponents", "tribune", "--no-small", "--workers", "1"]
    said = CliRunner().invoke(build(), [*asked, "--json", str(file), "--report", str(page)])
    assert said.exit_code == 0, said.output
    told = json.loads(file.read_text(encoding="utf-8"))
    assert (told["form"], told["agent"], told["rules"], told["seed"]) == (1, "recruit", find_game("caesar").version, 1)
    assert [row["opponent"] for row in told["ladder"]] == ["tribune"]
    assert "Against the ladder" in page.read_text(encoding="utf-8")


@pytest.mark.long
def test_a_random_bot_is_as_exploitable_as_playing_at_random() -> None:
    from triumvirate.bots import find_bot
    from triumvirate.envs.exploitability import exploitability_of

    found, at_random = exploitability_of("caesar_mini", find_bot("caesar", "recruit"), 0.0)
    assert abs(found - at_random) < 0.03
    assert exploitability_of("caesar_mini", find_bot("caesar", "tribune"), 0.0)[0] < at_random / 2
