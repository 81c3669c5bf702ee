"""Options of a match on the command line: `--option NAME=VALUE`, read by the game's own schema."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from triumvirate.core.errors import BadOption
from triumvirate.core.options import OptionValue

if TYPE_CHECKING:
    from triumvirate.core.game import Game
    from triumvirate.core.options import Option

TRUE, FALSE, NOTHING = ("true", "yes", "on", "1"), ("false", "no", "off", "0"), ("null", "none", "")


def named(bots: str | None) -> list[str]:
    """Bots as a command line lists them; none where it names none."""
    return [name for name in map(str.strip, (bots or "").split(",")) if name]


def read_options(game: Game, pairs: Sequence[str] | None) -> dict[str, OptionValue]:
    """The options that the pairs name, with their types; the game still checks the whole."""
    known = {option.name: option for option in game.options}
    given: dict[str, OptionValue] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if name not in known:
            raise BadOption(f"{game.title} has no option '{name}'; it has {', '.join(known)}.")
        if not equals:
            if known[name].type != "bool":
                raise BadOption(f"Option '{name}' needs a value: {name}={_example(known[name])}.")
            value = "true"
        given[name] = read_value(known[name], value)
    return given


def read_value(option: Option, text: str) -> OptionValue:
    """A value written on the command line or in the start screen."""
    word = text.strip().lower()
    if option.type == "bool":
        if word in TRUE + FALSE:
            return word in TRUE
        raise BadOption(f"Option '{option.name}' is true or false, not '{text}'.")
    if option.type == "document":
        if word in NOTHING:
            return None
        return word if word in option.shipped else Path(text).expanduser().read_text(encoding="utf-8")
    if option.choices is not None:
        for choice in option.choices:
            if word == str(choice).lower() or (choice is None and word in NOTHING):
                return choice
        listed = ", ".join("none" if choice is None else str(choice) for choice in option.choices)
        raise BadOption(f"Option '{option.name}' is one of {listed}, not '{text}'.")
    if option.type == "int":
        try:
            return int(word)
        except ValueError:
            raise BadOption(f"Option '{option.name}' is a whole number, not '{text}'.") from None
    return text


def random_options(game: Game, rng: random.Random, shipped: bool = False) -> dict[str, OptionValue]:
    """Any combination of options that the game allows; documents are left out, or one that ships or none is drawn."""
    for _ in range(1000):
        drawn: dict[str, OptionValue] = {}
        for option in game.options:
            if option.type == "bool":
                drawn[option.name] = rng.random() < 0.5
            elif option.choices:
                drawn[option.name] = rng.choice(option.choices)
            elif option.shipped and shipped:
                drawn[option.name] = rng.choice((None, *option.shipped))
        try:
            return game.check(drawn)
        except BadOption:
            continue
    return game.check({})


def _example(option: Option) -> str:
    if option.choices:
        return str(next((choice for choice in option.choices if choice is not None), "null"))
    return "FILE" if option.type == "document" else "VALUE"
