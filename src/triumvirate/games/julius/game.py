"""JULIUS CAESAR as a game of the table: where everything about it is."""

from __future__ import annotations

from pathlib import Path

from triumvirate.core.forms import CUDA, Form, Forms
from triumvirate.core.game import Game
from triumvirate.core.lazy import Lazy
from triumvirate.core.parts import Board, Clocks, Environment, Knowledge, Notation, Page, Positions, Results, Words
from triumvirate.core.puzzles import Puzzles
from triumvirate.games.julius import (
    determinize,
    events,
    explain,
    memory,
    notation,
    options,
    position,
    prepare,
    results,
    rules,
    timeout,
    truth,
    view,
    words,
)
from triumvirate.games.julius.briefing import BRIEFING
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.rules.cards import may_take_back
from triumvirate.games.julius.state import IN_WORDS, LAYOUT, PHASE_CARDS, SEATS


def _legal(state: State, seat: int) -> list[int]:
    """The list that the rules keep in the state; in the card phase each side's own."""
    if state.phase == PHASE_CARDS:
        return [rules.nth_legal(state, seat, n) for n in range(rules.count_legal(state, seat))]
    return list(state.offers[: state.offer_n]) if seat == state.seat else []


GAME: Game = Game(
    name="julius",
    title="JULIUS CAESAR",
    version=1,
    package=Path(__file__).parent,
    layout=LAYOUT,
    rules=rules,
    actions=notation.ACTIONS.table.actions,
    options=options.OPTIONS,
    refine=options.refine,
    seats=lambda chosen: SEATS,
    prepare=prepare.prepare,
    legal_list=_legal,
    may_still_act=lambda state, seat: bool(may_take_back(state, seat)),
    notation=Notation(
        text=lambda state, seat, action: notation.action_text(action),
        parse=lambda state, seat, text: notation.parse_action(text),
        outcome=notation.outcome_of,
        outcome_index=notation.outcome_index,
    ),
    positions=Positions(
        text=lambda state, chosen: position.position_text(state, chosen, options.DEFAULTS),
        parse=lambda text: position.parse_position(text, GAME.check),
    ),
    words=Words(explain.refusal, events.event_of, words.say),
    knowledge=Knowledge(
        views=view.views_of,
        truth=truth.truth_json,
        determinize=determinize.determinize,
        memory=memory.recall,
        acts_unseen=view.acts_unseen,
    ),
    results=Results(results.end, results.scores),
    clocks=Clocks(
        {"live": ("default", "lose"), "days": ("default", "lose", "bot")},
        action=timeout.timeout_action,
    ),
    forms=Forms(("TIGHT",), (), (Form("tight", lambda chosen: True, ("TIGHT",), (CUDA,), IN_WORDS),)),
    briefing=BRIEFING,
    board=Board(
        text=Lazy("triumvirate.games.julius.board.text:draw_view"), svg=Lazy("triumvirate.games.julius.board.svg:draw")
    ),
    terminal=Lazy("triumvirate.games.julius.terminal.screen:JuliusTable"),
    page=Page("julius", lessons={"first": Lazy("triumvirate.games.julius.lesson:first")}),
    judge=Lazy("triumvirate.bots.julius.judge:make"),
    chronicle=Lazy("triumvirate.games.julius.chronicle:chronicle"),
    daily=Lazy("triumvirate.games.julius.daily:DAILY"),
    puzzles=Puzzles(
        ("odds", "battle", "year", "leader"),
        Path(__file__).parent / "data" / "puzzles.gz",
        Lazy("triumvirate.bots.julius.puzzles:find"),
        Lazy("triumvirate.bots.julius.puzzles:fault"),
        bots=("beginner", "tribune"),
        hides={"odds": ("odds",)},
        overlooked=Lazy("triumvirate.bots.julius.overlooked:overlooked"),
        finder="beginner",
    ),
    ladder=Lazy("triumvirate.bots.julius.ladder:CLAIMS"),
    environments=(Environment(longest=20_000),),
    features=Lazy("triumvirate.games.julius.features:FEATURES"),
    grammar=Lazy("triumvirate.games.julius.grammar:GRAMMAR"),
    book=Lazy("triumvirate.games.julius.book:BOOK"),
    oracle=Lazy("triumvirate.games.julius.oracle:main"),
)
