"""How actions, records and positions are written, as grammars that a page shows and a parser can be made from.

A rule is `name ::= expression`, with `"text"`, other rules, `/a regular expression/`, `( )`, `|`, `?`, `*` and `+`; spaces are
written as text, since nothing may stand between two parts that no rule names. What actions read like follows from a game's
declared decisions; what depends on a match (a token of a variant) and how positions read, a game says in its `grammar.py`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from triumvirate.core.decisions import ActionTable, Noun, table_of
from triumvirate.core.game import Game
from triumvirate.core.record import HEADER, TITLE
from triumvirate.core.table import SETUP, TAKE_BACK

Rules = dict[str, str]
NUMBER, JSON_OBJECT = "/[0-9]+/", "/\\{[^\\n]*\\}/"


@dataclass(frozen=True)
class Grammar:
    """What a game adds to what its decisions say: words that depend on the match, outcomes of chance, clauses of positions."""

    words: Mapping[str, str]  # a noun whose values a state calls, or a rule that others use
    outcome: str
    clauses: Mapping[str, str]  # by the first word of the clause


def text(*words: str) -> str:
    """One of these words, as they are."""
    return " | ".join(json.dumps(word, ensure_ascii=False) for word in words)


def one_of(words: Iterable[str]) -> str:
    """The same as a part of a longer expression."""
    return f"({text(*words)})"


def rules_of(game: Game) -> Rules:
    """All rules of a game: `action`, `record`, `position` and what they are made of."""
    table = table_of(game.rules.__name__)
    own = game.grammar.get() if game.grammar is not None else Grammar({}, NUMBER, {})
    rules: Rules = {"action": " | ".join(rule_name(row.verb) for row in table.rows)}
    for row in table.rows:
        parts = [json.dumps(row.verb)] if row.spoken else []
        parts += [_noun_name(noun) for noun in row.nouns]
        rules[rule_name(row.verb)] = ' " " '.join(parts)
    rules |= _noun_rules(table, own.words)
    rules |= own.words
    rules |= {"seat": text(*game.seats(game.check(_most_seats(game))))}
    rules |= record_rules(own.outcome)
    if own.clauses:
        rules["position"] = '("options " json "; ")? clause ("; " clause)*'
        rules["clause"] = " | ".join(f"{name}-clause" for name in own.clauses)
        rules |= {
            f"{name}-clause": json.dumps(name) + (f" {rest}" if rest else "") for name, rest in own.clauses.items()
        }
    return rules


def record_rules(outcome: str) -> Rules:
    """A record, line by line."""
    return {
        "record": f"{json.dumps(TITLE)} newline (header newline)+ newline (entry newline)+",
        "header": f'{one_of(HEADER)} ": " /[^\\n]*/',
        "entry": f'number ". " ({json.dumps(SETUP)} | seat ": " ({json.dumps(TAKE_BACK)} | action)) draws? hash?',
        "draws": '" [" outcome (", " outcome)* "]"',
        "outcome": f"number | {outcome}" if outcome != NUMBER else "number",
        "hash": '" #" /[0-9a-f]{8}/',
        "number": NUMBER,
        "json": JSON_OBJECT,
        "newline": "/\\n/",
    }


def written(rules: Rules) -> str:
    """The rules as a page shows them, one a line."""
    return "\n".join(f"{name} ::= {expression}" for name, expression in rules.items())


def rule_name(words: str) -> str:
    """A verb or a noun as the name of a rule."""
    return words.replace(" ", "-").replace("_", "-")


def _noun_name(noun: Noun) -> str:
    return f"{rule_name(noun.name)}-name"


def _noun_rules(table: ActionTable, words: Mapping[str, str]) -> Rules:
    rules: Rules = {}
    for row in table.rows:
        for noun in row.nouns:
            if _noun_name(noun) not in words:
                rules[_noun_name(noun)] = text(*noun.texts[noun.unused :])
    return rules


def _most_seats(game: Game) -> dict[str, int]:
    """The options of the largest table."""
    return {game.count_option: max(game.counts)} if game.count_option else {}
