"""What an action would do, told from the player's own view: imagined truths, never the real one."""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping, Sequence

import msgspec

from triumvirate.core.errors import Illegal
from triumvirate.core.events import Event
from triumvirate.core.game import NOBODY, Game
from triumvirate.core.plain import JsonObject
from triumvirate.core.view import View
from triumvirate.server.replies import Change, PreviewReply

SAMPLES = 4
_MISSING = object()


def preview(
    game: Game, seats: tuple[str, ...], view: View, action: str, language: str, names: Mapping[str, str] = NOBODY
) -> PreviewReply:
    """Carry an action out on several truths that agree with a view; what happens in all of them is told, by `names`."""
    assert view.seat is not None
    seat = seats.index(view.seat)
    rng = random.Random(secrets.randbits(64))
    told: list[list[Event]] = []
    after: list[JsonObject] = []
    for _ in range(SAMPLES):
        state = game.knowledge.determinize(view, rng)
        try:
            index = game.read_action(state, seat, action, names)
        except Illegal as refused:
            return _refused(action, refused, language)
        state.rng_seed, state.rng_count, state.log = rng.getrandbits(62), 0, []
        game.rules.apply(state, seat, index)
        told.append([game.words.event(state, fact) for fact in state.log])
        state.log = None
        after.append(game.view(state, view.options, seat).plain_facts())
    sure = [event for event in told[0] if event.is_for(view.seat) and all(event in others for others in told[1:])]
    events = [event.to_json() for event in sure]
    changes: list[Change] = []
    unsure = _compare([], view.plain_facts(), after, changes)
    return PreviewReply(
        action=action,
        legal=True,
        reason=None,
        rule=None,
        changes=changes,
        events=events,
        words=[game.say(view.options, event, view.seat, language, names) for event in events],
        chance=unsure or any(len(sample) != len(sure) for sample in told),
    )


def _refused(action: str, refused: Illegal, language: str) -> PreviewReply:
    return PreviewReply(
        action=action,
        legal=False,
        reason=refused.told(language),
        rule=refused.rule,
        changes=[],
        events=[],
        words=[],
        chance=False,
    )


def _compare(path: list[str], before: object, after: Sequence[object], changes: list[Change]) -> bool:
    """Collect the leaves that change in the same way in every sample; True when some differ between samples."""
    inside = [sample for sample in after if isinstance(sample, dict)]
    if isinstance(before, dict) and len(inside) == len(after):
        names = dict.fromkeys([*before, *(name for sample in inside for name in sample)])
        found = [
            _compare([*path, name], before.get(name, _MISSING), [s.get(name, _MISSING) for s in inside], changes)
            for name in names
        ]
        return any(found)
    if any(sample != after[0] for sample in after[1:]):
        return True
    if after[0] != before:
        changes.append(Change(path, _plain(before), _plain(after[0])))
    return False


def _plain(value: object) -> object:
    return None if value is _MISSING else msgspec.to_builtins(value)
