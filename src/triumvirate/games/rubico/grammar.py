"""How draws and positions of RUBICO are written, for the page of grammars (`core/grammar.py`)."""

from __future__ import annotations

from triumvirate.core.grammar import Grammar, one_of, text
from triumvirate.games.rubico.history import WORK
from triumvirate.games.rubico.notation import uses_of
from triumvirate.games.rubico.position import LETTERS
from triumvirate.games.rubico.state import END_REASONS, FACES, FACTIONS, PHASES, POWERS, RUNNING, SENATE_CARDS, WORDS

SEATS = '(" " seat)*'
CARDS = '(" " card)*'
ONE_NUMBER = '" " number'
CLAIM = f'" " {one_of(WORDS[1:])} " " seat'
TARGETS = sorted({target for power in POWERS for target in uses_of(power) if target})

GRAMMAR = Grammar(
    words={
        "letter": text(*LETTERS),
        "said": "/[rbjp?]/",
        "card": 'letter ("=" said ("~" said)?)? "+"? "#"? known?',
        "known": '"@" /[1-7]*/',
        "use": f'({text(*POWERS)}) " " seat " " number (" " {one_of(TARGETS)})?',
    },
    outcome=(
        f'"role " {one_of(FACTIONS)} | "power " {one_of(POWERS)} | "centurion " seat | '
        f'("deal " | "extra " | "discard " | "reveal ") {one_of(FACES)} | "senate " {one_of(SENATE_CARDS)}'
    ),
    clauses={
        "phase": f'" " {one_of(PHASES)}',
        "round": ONE_NUMBER,
        "centurion": '" " seat',
        "quota": ONE_NUMBER,
        "position": ONE_NUMBER,
        "reached": ONE_NUMBER,
        "senate": f'(" " ({text(*SENATE_CARDS)} | "|"))*',
        "role": f'" " seat " " {one_of(FACTIONS)}',
        "power": f'" " seat " " {one_of(POWERS)}',
        "used": '" " use',
        "row": f'" " seat {CARDS}',
        "word": f'" " seat {CLAIM}',
        "locked": SEATS,
        "talked": SEATS,
        "passed": SEATS,
        "vesta": "",
        "juno": "",
        "holding": '" " seat " " card',
        "aside": '" " card',
        "past": (
            '" " number " " seat " " number " " number ">" number " " number "-" number "-" number '
            f'" turned " number " shown " ("-" | letter+) (" " {one_of([*WORK, "red"])})*'
        ),
        "was": f'" " number " " seat {CARDS}',
        "said": f'" " number " " seat {CLAIM}',
        "stock": '" " number " " number " " number " " number',
        "over": f'" " {one_of(FACTIONS)} " " {one_of(END_REASONS[RUNNING + 1 :])}',
    },
)
