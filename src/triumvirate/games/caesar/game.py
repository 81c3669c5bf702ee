"""CAESAR! as a game of the table: where everything about it is."""

from __future__ import annotations

from pathlib import Path

from triumvirate.core.forms import CUDA, Form, Forms
from triumvirate.core.game import Game
from triumvirate.core.home_made import HomeMade
from triumvirate.core.lazy import Lazy
from triumvirate.core.parts import Board, Clocks, Environment, Knowledge, Notation, Page, Positions, Results, Words
from triumvirate.core.puzzles import Puzzles
from triumvirate.games.caesar import (
    contest,
    determinize,
    events,
    explain,
    notation,
    options,
    position,
    prepare,
    results,
    rules,
    truth,
    variants,
    view,
    words,
)
from triumvirate.games.caesar.actions import OWN_VERBS
from triumvirate.games.caesar.briefing import BRIEFING
from triumvirate.games.caesar.sections import SECTIONS
from triumvirate.games.caesar.state import FOR_TWO, SEATS, USUAL, WHOLE

GAME: Game = Game(
    name="caesar",
    title="CAESAR!",
    version=2,
    package=Path(__file__).parent,
    layout=USUAL,
    rules=rules,
    actions=notation.ACTIONS.table.first(OWN_VERBS[0]),
    options=options.OPTIONS,
    refine=options.refine,
    seats=lambda chosen: SEATS,
    prepare=prepare.prepare,
    earlier={1: Lazy("triumvirate.games.caesar.versions:FIRST")},
    notation=Notation(
        text=lambda state, seat, action: notation.action_text(state, action),
        texts=lambda state, seat, actions: notation.action_texts(state, actions),
        parse=lambda state, seat, text: notation.parse_action(state, text),
        outcome=notation.outcome_of,
        outcome_index=notation.outcome_index,
    ),
    positions=Positions(position.position_text, lambda text: position.parse_position(text, GAME.check)),
    words=Words(explain.refusal, events.event_of, words.say, named=words.named),
    knowledge=Knowledge(
        views=view.views_of,
        truth=truth.truth_json,
        determinize=determinize.determinize,
        bots_speak=True,
    ),
    results=Results(results.end, results.scores),
    clocks=Clocks({"live": ("lose",), "days": ("lose", "bot")}),
    automaton=contest.AUTO_CRASSUS,
    forms=Forms(
        ("HOME_MADE", "AUTOMATON", "TELLS"),
        ("AUTOMATON",),
        (
            Form(
                "home_made",
                variants.is_home_made,
                ("HOME_MADE", "AUTOMATON"),
                layout=WHOLE,
                actions=notation.ACTIONS.table.actions,
            ),
            # without Auto-Crassus the text is six times shorter and its records by a fifth, which counts on a GPU
            Form("for_two", lambda chosen: chosen.get("solo") is None, (), (CUDA,), FOR_TWO),
        ),
    ),
    home_made=HomeMade(
        option="variant",
        is_in=variants.is_home_made,
        examples=variants.examples,
        names=variants.own_names,
        told=Lazy("triumvirate.games.caesar.book.variant:told"),
        guide=Lazy("triumvirate.games.caesar.book.variant:guide"),
        measure=Lazy("triumvirate.bots.caesar.balance:measure"),
    ),
    briefing=BRIEFING,
    board=Board(
        text=Lazy("triumvirate.games.caesar.board.text:draw_view"), svg=Lazy("triumvirate.games.caesar.board.svg:draw")
    ),
    terminal=Lazy("triumvirate.games.caesar.terminal.screen:CaesarTable"),
    page=Page("caesar", lessons={"first": Lazy("triumvirate.games.caesar.lesson:first")}),
    environments=(
        Environment(longest=400, recalled=48),
        Environment("mini", longest=60, recalled=8, start=Lazy("triumvirate.games.caesar.mini:START")),
    ),
    features=Lazy("triumvirate.games.caesar.features:FEATURES"),
    grammar=Lazy("triumvirate.games.caesar.grammar:GRAMMAR"),
    daily=Lazy("triumvirate.games.caesar.daily:DAILY"),
    puzzles=Puzzles(
        ("win_now", "save", "ending"),
        Path(__file__).parent / "data" / "puzzles.gz",
        Lazy("triumvirate.bots.caesar.puzzles:find"),
        Lazy("triumvirate.bots.caesar.puzzles:fault"),
        bots=("beginner", "beginner", "recruit"),
        overlooked=Lazy("triumvirate.bots.caesar.puzzles:overlooked"),
        finder="legate",
    ),
    ladder=Lazy("triumvirate.bots.caesar.ladder:CLAIMS"),
    sections=SECTIONS,
    book=Lazy("triumvirate.games.caesar.book:BOOK"),
)
