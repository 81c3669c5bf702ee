"""Actions and chance outcomes of RUBICO as text, both ways. Places are counted from 1, from the row owner's left.

    swap 1 3            exchange two cards of the own row, while rows are laid        lock: the row is laid
    claim 2 red         say what a card is (red, blue, janus, pompey, ?)              trust|accuse|promise p4, once
    done                nothing more to say                                           pick p3 1, unpick p3 1, confirm
    use minerva p3 2    take a card (cibelis alike); roma p3 2 looks at one           put 1: where the taken card goes
    use venus 2         cover an own card (eris alike)                                use fortuna forward|back
    use vesta, use juno                                                               pass: keep the power for now

Chance, in scripts and records: `{"role": "senate"}`, `{"power": "juno"}`, `{"centurion": "p2"}`, `{"deal": "red"}`,
`{"extra": "blue"}`, `{"discard": "janus"}`, `{"reveal": "pompey"}`, `{"senate": "jolly"}`, or the engine's own number.
"""

from __future__ import annotations

from functools import cache

from triumvirate.core.action_texts import ActionTexts
from triumvirate.core.chance import Outcome, number_outcome
from triumvirate.core.errors import BadChance
from triumvirate.games.rubico.made_state import State
from triumvirate.games.rubico.state import (
    CHANCE_DEAL,
    CHANCE_DISCARD,
    CHANCE_EXTRA,
    CHANCE_FIRST,
    CHANCE_POWER,
    CHANCE_REVEAL,
    CHANCE_ROLE,
    FACES,
    FACTIONS,
    POWERS,
    SEATS,
    SENATE_CARDS,
)

ACTIONS = ActionTexts("triumvirate.games.rubico.rules", "RUBICO")


def action_text(action: int) -> str:
    """The text of an action's index."""
    return ACTIONS.text(None, action)


def parse_action(text: str) -> int:
    """The index of an action's text; anything else is refused."""
    return ACTIONS.parse(None, text)


def outcome_of(state: State, n: int, what: int, index: int) -> Outcome:
    """What a chance value draws, by name."""
    name, possible = _possible(state, what)
    assert len(possible) == n
    return {name: possible[index]}


def outcome_index(state: State, n: int, what: int, value: Outcome) -> int:
    """The engine's own number, or the first chance value that draws what is named."""
    if not isinstance(value, dict):
        return number_outcome(n, value)
    name, possible = _possible(state, what)
    if list(value) == [name] and value[name] in possible:
        return possible.index(value[name])
    choices = ", ".join(sorted(set(possible)))
    raise BadChance(f"The chance value {str(value)[:80]} cannot happen here; it is '{name}', one of {choices}.")


def _possible(state: State, what: int) -> tuple[str, list[str]]:
    """What is being drawn and everything it could be, in the order of the chance values."""
    if what < CHANCE_POWER:
        dealt = state.role[: what - CHANCE_ROLE]
        left = [state.roles_in_play[faction] - dealt.count(faction) for faction in range(2)]
        return "role", _listed(FACTIONS, left)
    if what < CHANCE_DEAL:
        dealt = state.power[: what - CHANCE_POWER]
        return "power", [name for power, name in enumerate(POWERS) if power not in dealt]
    if what == CHANCE_FIRST:
        return "centurion", list(SEATS[: state.players])
    if what < CHANCE_FIRST or what == CHANCE_EXTRA:
        return ("extra" if what == CHANCE_EXTRA else "deal"), _listed(FACES, state.stock)
    if what in (CHANCE_DISCARD, CHANCE_REVEAL):
        return ("discard" if what == CHANCE_DISCARD else "reveal"), _listed(FACES, state.pile)
    return "senate", _listed(SENATE_CARDS, state.senate_left)


def _listed(names: tuple[str, ...], counts: list[int]) -> list[str]:
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


@cache
def uses_of(power: str) -> list[str]:
    """What may be named when a power is used, in the order of its part of the action table."""
    return ACTIONS.named_by(f"use {power}")


def use_text(power: int, use: int) -> str:
    """The target of a power used, as the action wrote it."""
    return uses_of(POWERS[power])[use]
