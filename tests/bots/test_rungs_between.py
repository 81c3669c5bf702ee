"""Rungs between two levels are weak by human mistakes: they overlook, forget and hurry, and no rung throws a die."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bots.rubico_matches import decisions
from some import some
from triumvirate.bots import find_bot, points_of
from triumvirate.bots.coach import Coach
from triumvirate.bots.julius.attention import BEGINNER, EVERYWHERE, Attention
from triumvirate.bots.julius.beginner import Beginner, delight
from triumvirate.bots.julius.coach import HASTY, HASTY_IMPERATOR, NEWCOMER, OVERLOOKING
from triumvirate.bots.julius.hasty import FewPlans, Haste, Hasty, HastyImperator
from triumvirate.bots.julius.legate import Legate as CommanderOfAll
from triumvirate.bots.julius.plans import Sampled
from triumvirate.bots.julius.sense import Sense
from triumvirate.bots.julius.tribune import Tribune
from triumvirate.bots.rubico.forgetful import Forgetful, ForgetfulLegate, Novice
from triumvirate.bots.rubico.legate import Legate
from triumvirate.bots.rubico.memory import remembered
from triumvirate.bots.rubico.tribune import Temper
from triumvirate.core.table import Table
from triumvirate.core.view import View
from triumvirate.games import find_game
from triumvirate.games.julius.notation import block_of_action
from triumvirate.games.julius.printed import BLOCK_IDS
from triumvirate.games.julius.state import FIRST_CITY, PLACES, SEATS
from triumvirate.games.julius.view import JuliusView
from triumvirate.games.rubico.view import RubicoView


def rungs_of(game: str) -> dict[int, object]:
    coach = find_bot(game, "coach")
    assert isinstance(coach, Coach)
    return {rung.points: rung.bot for rung in coach.rungs}


@pytest.mark.parametrize("game", ["julius", "rubico"])
def test_each_level_is_a_rung_and_between_two_the_better_one_errs_as_people_do(game: str) -> None:
    levels = {points_of(game, name) for name in ("recruit", "beginner", "tribune", "legate", "imperator")}
    between = {points: type(bot).__name__ for points, bot in rungs_of(game).items() if points not in levels}
    errs = {
        "julius": ["Beginner", "Tribune", "Hasty", "Hasty", "HastyImperator"],
        "rubico": ["Forgetful", "ForgetfulLegate"],
    }
    assert levels <= set(rungs_of(game))
    assert [between[points] for points in sorted(between)] == errs[game]


@pytest.mark.parametrize("bot", [Beginner(Attention(1, 0.0)), Tribune(Attention(1, 0.0))], ids=["beginner", "tribune"])
def test_in_julius_nobody_moves_out_of_a_place_that_is_overlooked(bot: Beginner | Tribune) -> None:
    moved, forgotten, strayed = 0, 0, set()
    for seed in some(range(1, 13)):
        view, table = commanding(seed)
        while view.phase in ("move", "step") and view.seat in table.deciders():
            chosen = bot.choose(view, table.legal(str(view.seat)), 0.1, seed)
            if chosen.action.startswith("move "):
                places = {block.block: block.place for block in view.own or ()}
                overlooked = bot.attention.overlooked(view)
                strayed |= {places[chosen.action.split()[1]]} & overlooked
                moved, forgotten = moved + 1, forgotten + len(overlooked)
            table.act(str(view.seat), chosen.action)
            view = JuliusView.of(table.view(view.seat))
    assert not strayed
    assert moved > 5
    assert forgotten > 10


def test_in_julius_a_weaker_rung_sees_less() -> None:
    rungs = rungs_of("julius")
    for points, attention in some((NEWCOMER, OVERLOOKING)):
        assert isinstance(rungs[points], Beginner | Tribune)
        assert rungs[points].attention == attention  # type: ignore[attr-defined]
    for points, haste in some((*HASTY, HASTY_IMPERATOR)):
        assert rungs[points].haste == haste  # type: ignore[attr-defined]
    newcomer, overlooking = NEWCOMER[1], OVERLOOKING[1]
    assert (newcomer.armies, newcomer.outposts, newcomer.heads) < (BEGINNER.armies, BEGINNER.outposts, BEGINNER.heads)
    assert overlooking.heads == 1.0 > overlooking.outposts
    hastes = [haste for _, haste in (*HASTY, HASTY_IMPERATOR)]
    thinking = [(haste.ideas, haste.tries, haste.attention.outposts) for haste in hastes]
    assert [list(column) for column in zip(*thinking, strict=True)] == [
        sorted(column) for column in zip(*thinking, strict=True)
    ]


HASTE = HASTY[0][1]

# --- JULIUS CAESAR ----------------------------------------------------------------------------------------------------


def commanding(seed: int) -> tuple[JuliusView, Table]:
    """The first command of a match."""
    table = Table.new(find_game("julius"), {}, seed=seed)
    while table.view(table.deciders()[0]).phase != "move":
        seat = table.deciders()[0]
        table.act(seat, table.legal(seat)[0].index)
    return JuliusView.of(table.view(table.deciders()[0])), table


def test_the_same_outposts_are_not_forgotten_in_every_match_but_for_a_whole_turn() -> None:
    attention = Attention(2, 0.5)
    for seed in some((1, 2)):
        view, table = commanding(seed)
        hands = [replace(view, hand=[card]) for card in view.unseen_cards]
        assert len({frozenset(attention.overlooked(other)) for other in hands}) > 3
        moved = next(one for one in table.legal(str(view.seat)) if one.action.startswith("move "))
        table.act(str(view.seat), moved.action)
        later = replace(JuliusView.of(table.view(str(view.seat))), own=view.own)
        assert attention.overlooked(later) == attention.overlooked(view)


@pytest.mark.parametrize("points", [HASTY[0][0], HASTY_IMPERATOR[0]])
def test_who_is_in_haste_has_forgotten_what_was_seen_and_legates_have_not(points: int) -> None:
    view, _ = commanding(3)
    hasty = rungs_of("julius")[points]
    assert isinstance(hasty, Hasty | HastyImperator)
    assert hasty._sampled(view, "x")._remembered is None
    assert CommanderOfAll()._sampled(view, "x")._remembered is not None
    assert view.recalled is not None


def test_who_counts_less_of_the_enemy_likes_a_battle_against_more() -> None:
    table, bot, liked = Table.new(find_game("julius"), {}, seed=2), find_bot("julius", "beginner"), Counter[bool]()
    while not table.is_over() and len(table.entries) < 300:
        seat = table.deciders()[0]
        view, legal = table.view(seat), table.legal(seat)
        number = SEATS.index(seat)
        state = find_game("julius").knowledge.determinize(view, random.Random(1))
        sense = Sense(state, number)
        met = [(sense.mine[place], sense.foes[place]) for place in range(FIRST_CITY, PLACES)]
        is_outnumbered = any(0 < mine <= foes <= mine / 0.4 for mine, foes in met)
        liked[is_outnumbered] += delight(state, number, [], heads=0.4) > delight(state, number, [])
        table.act(seat, bot.choose(view, legal, 0.1, 1).action)
    assert liked[True] > 5
    assert not liked[False]


def test_who_is_in_haste_has_few_plans_and_moves_nobody_out_of_a_place_that_is_overlooked() -> None:
    haste = Haste(3, 12, Attention(1, 0.0))
    left = set()
    for seed in some((1, 2)):
        view, _ = commanding(seed)
        seat = SEATS.index(str(view.seat))
        overlooked = haste.attention.overlooked(view)
        few = FewPlans(view, seat, 1, "same").hurry(view, haste)
        wide = FewPlans(view, seat, 1, "same").hurry(view, replace(haste, attention=EVERYWHERE))
        assert 0 < len(wide.plans()) <= haste.ideas < len(Sampled(view, seat, 1, "same").plans())
        assert not origins(view, few.plans()) & overlooked
        assert few.staying() == few.plans()[0]  # that nobody moves does not come to mind
        left |= origins(view, Sampled(view, seat, 1, "same").plans()) & overlooked
    assert left  # others do move them


def origins(view: JuliusView, plans: list[tuple[int, ...]]) -> set[str]:
    """The places that plans move blocks from, at the first click of each block."""
    places = {block.block: block.place for block in view.own or ()}
    moved = {BLOCK_IDS[block] for plan in plans for click in plan if (block := block_of_action(click)) is not None}
    return {places[block] for block in moved if places.get(block, "levy") != "levy"}


def test_who_is_in_haste_chooses_the_same_from_the_same_view_and_tries_as_told() -> None:
    view, table = commanding(3)
    legal = table.legal(str(view.seat))
    first, again = (Hasty(HASTE).choose(one, legal, 0.1, 5) for one in (view, View.from_json(view.to_json())))
    assert first == again
    assert first.action in {choice.action for choice in legal}
    tuned = Hasty(HASTE).tuned(7)
    assert isinstance(tuned, Hasty)
    assert (tuned.tries, tuned.haste.ideas) == (7, HASTE.ideas)


# --- RUBICO -------------------------------------------------------------------------------------------------------------


def late(players: int = 4) -> Iterator[tuple[Table, str]]:
    """Decisions when three rounds have been played, and there is something to choose."""
    for table, seat in decisions(players, [3, 5]):
        if len(RubicoView.of(table.view(seat)).history) >= 3 and len(table.legal(seat)) > 1:
            yield table, seat


def with_another_past(view: View, kept: int) -> RubicoView:
    """All claims of the rounds before the last so many were turned around."""
    facts, other = RubicoView.of(view), {"red": "blue", "blue": "red"}
    first = facts.round - kept
    return replace(
        facts,
        history=[
            entry if entry["round"] >= first else {**entry, "rows": {
                seat: [replace(card, said=other.get(card.said or "", card.said)) for card in row]  # type: ignore[arg-type]
                for seat, row in entry["rows"].items()
            }}
            for entry in facts.history
        ],
    )  # fmt: skip


@pytest.mark.parametrize(("bot", "rounds"), [(Forgetful(1), 1), (ForgetfulLegate(0), 0), (ForgetfulLegate(2), 2)])
def test_what_was_said_before_that_counts_for_nothing(bot: Forgetful | ForgetfulLegate, rounds: int) -> None:
    minds, seen = 0, 0
    for table, seat in late():
        view, legal = table.view(seat), table.legal(seat)
        other = with_another_past(view, rounds)
        assert bot.choose(view, legal, 1.0, 1) == bot.choose(other, legal, 1.0, 1)
        minds += Legate().choose(view, legal, 1.0, 1) != Legate().choose(other, legal, 1.0, 1)
        seen += 1
    assert seen > 20
    assert minds  # to who remembers it is not the same


def test_it_remembers_the_last_rounds_and_the_powers_used_in_them_and_speaks_of_no_other() -> None:
    spoken, seen = {"legate": 0, "forgetful": 0}, 0
    for table, seat in late():
        view = table.view(seat)
        facts, one = RubicoView.of(view), remembered(view, 1)
        assert one.history == facts.history[-1:]
        assert {use.round for use in one.used} <= {facts.round - 1, facts.round}
        assert remembered(view, None) == remembered(view, 9) == facts
        for name, bot in (("legate", Legate()), ("forgetful", ForgetfulLegate(1))):
            reasons = bot.choose(view, table.legal(seat), 1.0, 1).why.reasons
            rounds = [int(str(dict(told.facts)["round"])) for told in reasons if "round" in dict(told.facts)]
            spoken[name] += any(number < facts.round - 1 for number in rounds)
        seen += 1
    assert seen > 20
    assert spoken["forgetful"] == 0 < spoken["legate"]


def test_a_forgetful_senator_goes_on_lying_when_it_is_seen_through() -> None:
    first = next(
        Novice(table.view("p4"), 1) for table, _ in decisions(4, [3]) if table.truth()["roles"]["p4"] == "senate"
    )
    assert (first.facts.round, first.is_senator, first.lies()) == (1, True, False)  # it wants to be trusted first
    lying = {Novice: Counter[bool](), Temper: Counter[bool]()}
    for table, seat in late(5):
        view = table.view(seat)
        if RubicoView.of(view).roles[seat] == "senate":
            for think, counted in lying.items():
                counted[think(view, None if think is Temper else 1).lies()] += 1
    assert lying[Novice][True]
    assert not lying[Novice][False]
    assert lying[Temper][False]  # a tribune does not
