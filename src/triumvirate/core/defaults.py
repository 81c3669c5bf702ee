"""The parts of a game that says nothing of them: numbers for names, all fields open, points as the rules count them."""

from __future__ import annotations

import json
import random
import struct
from collections.abc import Callable, Sequence

from triumvirate.core.contract import Rules
from triumvirate.core.errors import BadRequest, Illegal
from triumvirate.core.events import Event
from triumvirate.core.fields import Layout, State
from triumvirate.core.options import Options, OptionValue
from triumvirate.core.parts import Facts, Knowledge, Notation, Positions, Results, Words
from triumvirate.core.view import PlainView, Result, View

Prepare = Callable[[Options], State]
Seats = Callable[[Options], tuple[str, ...]]


def notation(title: str) -> Notation:
    """Actions by their numbers."""

    def parse(state: State, seat: int, text: str) -> int:
        if not text.isdecimal():
            raise Illegal(f"'{text[:40]}' is no action of {title}; write its number.")
        return int(text)

    return Notation(text=lambda state, seat, action: str(action), parse=parse)


def fields_of(layout: Layout, state: State) -> Facts:
    """All fields of a state by name: the truth of a game that has no words for it."""
    values = {field.name: getattr(state, field.name) for field in layout.game_fields}
    return {name: list(value) if isinstance(value, list) else value for name, value in values.items()}


def filled(layout: Layout, state: State, facts: Facts) -> State:
    """A state with fields written over; unknown names and rows of another length are refused."""
    lengths = {field.name: field.length for field in layout.game_fields}
    for name, value in facts.items():
        if name not in lengths:
            raise ValueError(f"there is no '{name}'")
        if (len(value) if isinstance(value, list) else 0) != lengths[name]:
            raise ValueError(f"'{name}' is {f'a row of {lengths[name]}' if lengths[name] else 'one number'}")
        setattr(state, name, list(value) if isinstance(value, list) else value)
    return state


def positions(
    title: str, layout: Layout, prepare: Prepare, check: Callable[[Options], dict[str, OptionValue]]
) -> Positions:
    """Options and fields as JSON; a field that a line leaves out stays as it is prepared."""

    def text(state: State, options: Options) -> str:
        return json.dumps({"options": dict(options), **fields_of(layout, state)})

    def parse(line: str) -> tuple[dict[str, OptionValue], State]:
        try:
            data = json.loads(line)
            options = check(data.pop("options", {}))
            state = filled(layout, prepare(options), data)
            layout.pack(state)  # numbers that fit their fields
        except (ValueError, TypeError, AttributeError, OverflowError, RecursionError, struct.error) as fault:
            raise BadRequest(f"This is no position of {title}: {fault}.") from fault
        return options, state

    return Positions(text, parse)


def words() -> Words:
    """A refusal without a reason, and events by their numbers."""

    def refusal(state: State, seat: int, action: int, language: str = "en") -> tuple[str, str | None]:
        return "This is not allowed now.", None

    def event(state: State, fact: Sequence[int]) -> Event:
        return Event(f"event_{fact[0]}", {"numbers": list(fact[1:])})

    return Words(refusal=refusal, event=event)


def knowledge(name: str, seats: Seats, layout: Layout, prepare: Prepare) -> Knowledge:
    """Nothing is hidden: everybody sees every field."""

    def views(state: State, options: Options) -> Callable[[int | None], View]:
        facts = fields_of(layout, state)
        return lambda seat: PlainView(name, options, None if seat is None else seats(options)[seat], facts)

    def determinize(view: View, rng: random.Random) -> State:
        return filled(layout, prepare(view.options), view.plain_facts())

    return Knowledge(views=views, truth=lambda state: fields_of(layout, state), determinize=determinize)


def results(rules: Rules, seats: Seats) -> Results:
    """Winners and points as the rules count them."""

    def scores(state: State, options: Options) -> dict[str, int]:
        return {seat: int(rules.score(state, number)) for number, seat in enumerate(seats(options))}

    def end(state: State, options: Options) -> Result | None:
        if not rules.is_over(state):
            return None
        won = rules.winners(state)
        winners = tuple(seat for number, seat in enumerate(seats(options)) if won >> number & 1)
        return Result(winners, "most points" if winners else "draw", scores(state, options))

    return Results(end, scores)
