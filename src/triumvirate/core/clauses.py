"""A position as one line: options at its head, then clauses divided by `;`. What stands in a clause is each game's own."""

from __future__ import annotations

from collections.abc import Callable

from triumvirate.core.errors import BadRequest, TriumvirateError
from triumvirate.core.options import Options, OptionValue, split_options

LONGEST = 20_000  # characters
# What a reader runs into when a clause has other words, or another number of them, than it expects.
MISREAD = (ValueError, KeyError, IndexError, TypeError, AttributeError)


def split_position(
    text: str, check: Callable[[Options], dict[str, OptionValue]]
) -> tuple[dict[str, OptionValue], list[str]]:
    """The checked options of a line, and its clauses."""
    if len(text) > LONGEST:
        raise BadRequest(f"A position has at most {LONGEST} characters.")
    given, rest = split_options(text)
    return check(given), [clause.strip() for clause in rest.split(";") if clause.strip()]


def read_clauses(clauses: list[str], read: Callable[[list[str]], object]) -> None:
    """Every clause word by word; one that its reader does not understand is named."""
    for clause in clauses:
        try:
            read(clause.split())
        except TriumvirateError:
            raise
        except MISREAD as fault:
            raise BadRequest(f"Position: '{clause[:60]}' is not understood.") from fault
