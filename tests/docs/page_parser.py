"""A parser made from the page of grammars and from nothing else: its rules as regular expressions."""

from __future__ import annotations

import re

_BLOCK = re.compile(r"^## .*?\{ #(\w+) \}\n+```ebnf\n(.*?)^```", re.MULTILINE | re.DOTALL)
_PIECE = re.compile(r'"((?:[^"\\]|\\.)*)"|/((?:[^/\\]|\\.)*)/|([a-z][a-z0-9-]*)|([()|?*+])|\s+')


class PageParser:
    """The rules of one game as the page has them; `reads(rule, text)` says whether a text is one."""

    def __init__(self, rules: dict[str, str]) -> None:
        self._rules = rules
        self._made: dict[str, str] = {}

    def reads(self, rule: str, text: str) -> bool:
        return re.fullmatch(self._pattern(rule), text) is not None

    def _pattern(self, name: str) -> str:
        if name not in self._made:
            self._made[name] = "(?:" + "".join(self._pieces(self._rules[name])) + ")"
        return self._made[name]

    def _pieces(self, expression: str) -> list[str]:
        pieces, at = [], 0
        while at < len(expression):
            piece = _PIECE.match(expression, at)
            assert piece is not None, expression[at:]
            said, pattern, rule, sign = piece.groups()
            if said is not None:
                pieces.append(f"(?:{re.escape(said)})")
            elif pattern is not None:
                pieces.append(f"(?:{pattern})")
            elif rule is not None:
                pieces.append(self._pattern(rule))
            elif sign is not None:
                pieces.append("(?:" if sign == "(" else sign)
            at = piece.end()
        return pieces


def parsers_of(page: str) -> dict[str, PageParser]:
    """A parser for every game that the page speaks of."""
    return {
        game: PageParser(dict(line.split(" ::= ", 1) for line in block.splitlines()))
        for game, block in _BLOCK.findall(page)
    }
