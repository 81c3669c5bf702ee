"""The options of a match: what may be chosen when a table is made, and a clear refusal of anything else."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from triumvirate.core.errors import BadOption, BadRequest

# The value of an option: a truth value, a number, a word, None, or a document (JSON) that the option's `read` checks.
OptionValue: TypeAlias = Any
# The options of a match, checked: every name of the game is there, with a value that the game allows.
Options: TypeAlias = Mapping[str, OptionValue]


@dataclass(frozen=True)
class Option:
    """One choice: `type` is bool, choice, int or document; `choices` lists the values where they are few."""

    name: str
    type: str
    default: OptionValue
    doc: str
    choices: tuple[OptionValue, ...] | None = None
    read: Callable[[OptionValue], OptionValue] | None = None
    shipped: tuple[str, ...] = ()  # documents that come with the game, by the names that stand for them

    def to_json(self) -> dict[str, OptionValue]:
        """The option's schema, as the protocol and the web page show it."""
        schema: dict[str, OptionValue] = {"type": self.type, "default": self.default, "doc": self.doc}
        if self.choices is not None:
            schema["choices"] = list(self.choices)
        if self.shipped:
            schema["shipped"] = list(self.shipped)
        return schema

    def check(self, value: OptionValue) -> OptionValue:
        """The value if it is one of this option's, otherwise a refusal that says what would be."""
        if self.type == "bool" and not isinstance(value, bool):
            raise BadOption(f"Option '{self.name}' is true or false, not {value!r}.")
        if self.choices is not None:
            # 1 == True in Python: a number must not pass for a truth value, nor the other way round
            known = any(value == choice and type(value) is type(choice) for choice in self.choices)
            if not known:
                listed = ", ".join("null" if choice is None else str(choice) for choice in self.choices)
                raise BadOption(f"Option '{self.name}' is one of {listed}, not {value!r}.")
        return self.read(value) if self.read else value


def split_options(text: str) -> tuple[dict[str, OptionValue], str]:
    """The options at the head of a position's line, and the rest of it; a name in them may hold a semicolon."""
    head, line = "options ", text.strip()
    if not line.startswith(head):
        return {}, line
    written = line[len(head) :].lstrip()
    try:
        given, end = json.JSONDecoder().raw_decode(written)
    except (ValueError, RecursionError) as fault:
        raise BadRequest(f"Position: the options are not JSON: {fault}.") from fault
    if not isinstance(given, dict):
        raise BadRequest("Position: the options are a JSON object.")
    return given, written[end:]


def check_options(options: Sequence[Option], given: Options) -> dict[str, OptionValue]:
    """The given values with the defaults filled in; unknown names are refused."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(f"There is no option '{name}'; the options are {', '.join(known)}.")
    return {
        name: option.check(given[name]) if name in given else option.check(option.default)
        for name, option in known.items()
    }
