"""How tokens, draws and positions of CAESAR! are written, for the page of grammars (`core/grammar.py`)."""

from __future__ import annotations

from triumvirate.core.grammar import Grammar, one_of, text
from triumvirate.games.caesar.own import WHEN_NAMES
from triumvirate.games.caesar.position import STAGES, WINNERS
from triumvirate.games.caesar.printed import ICONS
from triumvirate.games.caesar.state import ALL_BONUS_NAMES, END_REASONS, OWN_NAMES, PHASES, RUNNING
from triumvirate.games.caesar.variants import TILE_LETTERS

TWO_NUMBERS = '" " number " " number'
TOKENS = '(" " token-name)*'

GRAMMAR = Grammar(
    words={
        "token-name": '"centurion-"? icon ("-" icon)* "-" digit "-" digit',
        "icon": text(*ICONS),
        "digit": "/[0-9]/",
        "facing-name": 'digit "/" digit | "facedown"',
        "any-bonus": text(*ALL_BONUS_NAMES),
        "owner": 'seat | "nobody"',
    },
    outcome=(
        '("draw " | "poison " | "centurion ") token-name | ("supply " | "bonus ") any-bonus | '
        f'"tile " {one_of(TILE_LETTERS)} | "choice " (border-space-name | province-name | token-name) | "pick " place'
    ),
    clauses={
        "turn": f'" " seat " " {one_of(PHASES)}',
        "hand": f'" " seat {TOKENS}',
        "bag": f'" " seat {TOKENS}',
        "centurions": f'" " seat {TOKENS}',
        "on": '" " border-space-name " " seat " " token-name " " (digit "/" digit | "down" | "hidden") (" mark " seat)?',
        "won": '" " province-name " " seat " flipped"?',
        "tied": '" " province-name',
        "bonus": '" " province-name " " any-bonus',
        "supply": '(" " any-bonus)*',
        "placed": TWO_NUMBERS,
        "senate": TWO_NUMBERS,
        "line": TOKENS,
        "tiles": f'(" " {one_of(TILE_LETTERS)})*',
        "stage": f'" " {one_of(STAGES)}',
        "closing": '(" " province-name)*',
        "pending": '" " any-bonus " won"?',
        "again": "",
        "skip": "",
        "owed": TWO_NUMBERS,
        "over": f'" " {one_of(WINNERS)} " " {one_of(END_REASONS[RUNNING + 1 :])}',
        "home": f'" " {one_of(OWN_NAMES)} " " {one_of(WHEN_NAMES)} {TWO_NUMBERS} " " owner " " number',
        "owners": '" " owner " " owner',
        "looked": '" " number',
        "due": f'" " {one_of(OWN_NAMES)} " " owner',
        "barred": '" " seat (" " border-space-name)*',
    },
)
