"""Reading the fields of a request: each is there and of its type, or the request is refused."""

from __future__ import annotations

import math

from triumvirate.core.chance import Outcome
from triumvirate.core.errors import BadRequest
from triumvirate.core.options import OptionValue
from triumvirate.core.plain import JsonObject
from triumvirate.core.speech import LANGUAGES
from triumvirate.core.table import Table

DEEPEST_PERFT = 6
LONGEST_THINK = 600.0

Request = JsonObject


def text_field(request: Request, name: str) -> str:
    """A text that must be there."""
    value = request.get(name)
    if not isinstance(value, str):
        raise BadRequest(f"'{name}' is missing or no text.")
    return value


def language_field(request: Request) -> str:
    """The language that a person is to be answered in; English when it is absent."""
    language = request.get("lang", "en")
    if language not in LANGUAGES:
        raise BadRequest(f"'lang' is one of {', '.join(LANGUAGES)}.")
    return str(language)


def seat_field(request: Request, table: Table) -> str:
    """A seat of this match."""
    seat = text_field(request, "seat")
    if seat not in table.seats:
        raise BadRequest(f"There is no seat '{seat[:40]}'; the seats are {', '.join(table.seats)}.")
    return seat


def whole_field(request: Request, name: str, default: int | None) -> int | None:
    """A whole number, or its default when it is absent."""
    value = request.get(name)
    if value is None:
        return default
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadRequest(f"'{name}' is a whole number.")
    return value


def number_field(request: Request, name: str, default: float) -> float:
    """A number of seconds, or its default when it is absent."""
    value = request.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        raise BadRequest(f"'{name}' is a number.")
    if not 0 <= value <= LONGEST_THINK:
        raise BadRequest(f"'{name}' is from 0 to {LONGEST_THINK:.0f}.")
    return float(value)


def options_field(request: Request) -> dict[str, OptionValue]:
    """The options of a new match; none given means all defaults."""
    options = request.get("options", {})
    if options is None:
        return {}
    if not isinstance(options, dict):
        raise BadRequest("'options' is a JSON object of option names and values.")
    return options


def chance_field(request: Request) -> list[Outcome] | None:
    """The scripted outcomes of an action, if any."""
    if "chance" not in request or request["chance"] is None:
        return None
    chance = request["chance"]
    if not isinstance(chance, list):
        raise BadRequest("'chance' is a list of outcomes.")
    return chance
