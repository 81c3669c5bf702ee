"""RUBICO as a game of the table: where everything about it is."""

from __future__ import annotations

from pathlib import Path

from triumvirate.core.game import Game
from triumvirate.core.lazy import Lazy
from triumvirate.core.parts import Board, Clocks, Environment, Knowledge, Notation, Page, Positions, Results, Words
from triumvirate.core.puzzles import Puzzles
from triumvirate.games.rubico import (
    determinize,
    events,
    explain,
    notation,
    options,
    position,
    prepare,
    results,
    rules,
    scenes,
    timeout,
    truth,
    view,
    words,
)
from triumvirate.games.rubico.answers import ANSWERS
from triumvirate.games.rubico.briefing import BRIEFING
from triumvirate.games.rubico.sections import SECTIONS
from triumvirate.games.rubico.state import LAYOUT, SEATS

GAME: Game = Game(
    name="rubico",
    title="RUBICO",
    version=3,
    package=Path(__file__).parent,
    layout=LAYOUT,
    rules=rules,
    actions=notation.ACTIONS.table.actions,
    options=options.OPTIONS,
    refine=options.refine,
    seats=lambda chosen: SEATS[: chosen["players"]],
    prepare=prepare.prepare,
    earlier={
        1: Lazy("triumvirate.games.rubico.versions:FIRST"),
        2: Lazy("triumvirate.games.rubico.versions:SECOND"),
    },
    counts=options.COUNTS,
    notation=Notation(
        text=lambda state, seat, action: notation.action_text(action),
        parse=lambda state, seat, text: notation.parse_action(text),
        outcome=notation.outcome_of,
        outcome_index=notation.outcome_index,
    ),
    positions=Positions(position.position_text, lambda text: position.parse_position(text, GAME.check)),
    words=Words(explain.refusal, events.event_of, words.say, words.say),
    knowledge=Knowledge(
        views=view.views_of,
        truth=truth.truth_json,
        determinize=determinize.determinize,
        hides_deciders=True,
        acts_unseen=view.acts_unseen,
    ),
    results=Results(results.end, results.scores),
    clocks=Clocks(
        {"phase": ("default",), "days": ("default", "bot")},
        action=timeout.timeout_action,
        phase=timeout.phase_of,
        secret_answer=timeout.SECRET_ANSWER,
        goes_back=timeout.goes_back,
    ),
    scenes=scenes.SCENES,
    teams=results.TEAMS,
    phrases=(
        "left_is_good",
        "right_is_good",
        "take_mine",
        "not_mine",
        "all_blue",
        "trust_me",
        "you_lied",
        "i_had_no_choice",
        "explain",
        "not_them",
        "use_power",
        "hurry",
    ),
    answers=ANSWERS,
    briefing=BRIEFING,
    board=Board(
        text=Lazy("triumvirate.games.rubico.board.text:draw_view"), svg=Lazy("triumvirate.games.rubico.board.svg:draw")
    ),
    terminal=Lazy("triumvirate.games.rubico.terminal.screen:RubicoTable"),
    page=Page(
        "rubico",
        lessons={
            "caesar": Lazy("triumvirate.games.rubico.lesson:caesar"),
            "senate": Lazy("triumvirate.games.rubico.lesson:senate"),
        },
    ),
    judge=Lazy("triumvirate.bots.rubico.judge:make"),
    daily=Lazy("triumvirate.games.rubico.daily:DAILY"),
    puzzles=Puzzles(
        ("senator", "friend", "card"),
        Path(__file__).parent / "data" / "puzzles.gz",
        Lazy("triumvirate.bots.rubico.puzzles:find"),
        Lazy("triumvirate.bots.rubico.puzzles:fault"),
        options=lambda number: {"players": 4 + number % 4},
        named=Lazy("triumvirate.games.rubico.puzzle_notes:named"),
        notes=Lazy("triumvirate.games.rubico.puzzle_notes:notes"),
        overlooked=Lazy("triumvirate.bots.rubico.puzzles:overlooked"),
    ),
    ladder=Lazy("triumvirate.bots.rubico.ladder:CLAIMS"),
    environments=(Environment(longest=5_000),),
    features=Lazy("triumvirate.games.rubico.features:FEATURES"),
    grammar=Lazy("triumvirate.games.rubico.grammar:GRAMMAR"),
    sections=SECTIONS,
    book=Lazy("triumvirate.games.rubico.book:BOOK"),
)
