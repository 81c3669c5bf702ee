"""How draws and positions of JULIUS CAESAR are written, for the page of grammars (`core/grammar.py`)."""

from __future__ import annotations

from triumvirate.core.grammar import Grammar, one_of
from triumvirate.games.julius.state import END_REASONS, PHASES, RUNNING

CARDS = '(" " card-name)*'
PLACES = '(" " place-name)*'
ONE_CARD = '" " seat " " card-name'

GRAMMAR = Grammar(
    words={
        "block-stands": 'block-name "=" digit block-mark*',
        "block-mark": '"/" ("turned" | "moved1" | "moved2" | "from:" place-name | "reserve" | "acted")',
        "digit": "/[0-9]/",
        "road": 'place-name "/" place-name',
        "somewhere": 'place-name | "-"',
        "what-is-left": '("points=" | "levies=") digit | ("surprise=" | "asked=" | "crossed=") place-name | "second" | "group"',
    },
    outcome='"die " /[1-6]/ | "deal " card-name | "draw " block-name',
    clauses={
        "time": f'" " number " " digit " " {one_of(PHASES)} " " (seat | "-")',
        "at": '" " place-name (" " block-stands)*',
        "dead": '(" " block-name)*',
        "hand": f'" " seat {CARDS}',
        "spent": f'" " seat {CARDS}',
        "discarded": ONE_CARD,
        "chosen": ONE_CARD,
        "played": ONE_CARD,
        "previous": ONE_CARD,
        "command": '" " seat (" " what-is-left)*',
        "attack": '" " place-name " " seat " " somewhere',
        "activated": PLACES,
        "cross": '" " seat " " road " " digit',
        "entry": '" " seat " " place-name " " place-name',
        "battle": '" " place-name " " digit " " digit " " digit " " digit " " digit',
        "mover": f'" " block-name " " somewhere " " somewhere " " digit {PLACES}',
        "deployed": '" " number',
        "over": f'" " (seat | "-") " " {one_of(END_REASONS[RUNNING + 1 :])}',
    },
)
