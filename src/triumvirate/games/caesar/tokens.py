"""Names of tokens: an id made of a token's icons and values, the same for tokens that are alike."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from triumvirate.games.caesar.made_state import State
from triumvirate.games.caesar.printed import ICONS
from triumvirate.games.caesar.state import INFLUENCE_SLOTS, SLOTS


def make_id(icons: int, high: int, low: int, centurion: bool) -> str:
    """`ship-5-1`, `centurion-shield-ship-4-4`."""
    names = [name for name, bit in ICONS.items() if icons & bit]
    return "-".join([*(["centurion"] if centurion else []), *names, str(high), str(low)])


@lru_cache(maxsize=64)
def _ids(icons: tuple[int, ...], high: tuple[int, ...], low: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(make_id(icons[i], high[i], low[i], i >= INFLUENCE_SLOTS) if icons[i] else "" for i in range(SLOTS))


def token_ids(state: State) -> tuple[str, ...]:
    """The ids of all slots; an unused slot has none."""
    return _ids(tuple(state.icons), tuple(state.high), tuple(state.low))


def token_id(state: State, slot: int) -> str:
    """The id of the token in a slot."""
    return token_ids(state)[slot]


def kind_of(state: State, name: str | None) -> int | None:
    """The kind of a token's id: its first slot."""
    ids = token_ids(state)
    return ids.index(name) if name and name in ids else None


def tokens_in(state: State, mask: int) -> list[str]:
    """The ids of a set of slots, sorted."""
    return ids_in(sorted_slots(token_ids(state)), mask)


def ids_in(slots: Iterable[tuple[str, int]], mask: int) -> list[str]:
    """The ids of a set of slots, in the order of `sorted_slots`."""
    return [name for name, slot in slots if mask >> slot & 1]


@lru_cache(maxsize=64)
def sorted_slots(ids: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """The slots in use with their ids, sorted by these."""
    return tuple(sorted((name, slot) for slot, name in enumerate(ids) if name))
