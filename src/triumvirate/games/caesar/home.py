"""Where home-made bonuses stand in a turn, as typed facts: views, positions and sampled truths share one class."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from triumvirate.core.errors import BadRequest
from triumvirate.games.caesar.made_state import State
from triumvirate.games.caesar.own import EFFECT_NAMES, MOST_REPEATS, OWN_EFFECTS, WHEN_NAMES
from triumvirate.games.caesar.printed import BORDER_IDS, BORDER_INDEX
from triumvirate.games.caesar.rules.own_targets import done_by, effect_now
from triumvirate.games.caesar.seats import SEAT_NAMES, Seat
from triumvirate.games.caesar.state import ALL_BONUS_NAMES, BONUSES, OWN_NAMES, SEATS, STAGE_PASSED

NO_OWNER = "nobody"


@dataclass(slots=True)
class Home:
    """The home-made bonus being carried out with its effect, those that wait, and the spaces barred to each player."""

    bonus: str | None = None
    back: int = 0  # the stage at which the turn goes on after it
    when: str = WHEN_NAMES[0]
    place: int = 0  # of the effect in its list
    left: int = 0  # repeats of it
    does: str = ""  # the effect by its name
    optional: bool = False
    owner: Seat | None = None  # who controls the bonus's province
    owners: list[Seat | None] = field(default_factory=lambda: [None, None])  # of the provinces of pending bonuses
    looked: int = 0
    due: list[tuple[str, Seat | None]] = field(default_factory=list)
    barred: dict[Seat, list[str]] = field(default_factory=lambda: {seat: [] for seat in SEAT_NAMES})


def _owner(number: int) -> Seat | None:
    return None if number == 0 else SEAT_NAMES[number - 1]


def _number(owner: str | None) -> int:
    return 0 if owner is None else SEATS.index(owner) + 1


def home_of(state: State) -> Home | None:
    """What a match with home-made bonuses has to tell; None where they do nothing now."""
    if not state.own_kinds:
        return None
    effect = effect_now(state) if state.own_left else 0
    home = Home(
        bonus=ALL_BONUS_NAMES[state.own_now] if state.own_now else None,
        back=state.own_back,
        when=WHEN_NAMES[state.own_when],
        place=state.own_at,
        left=state.own_left,
        does=EFFECT_NAMES[done_by(effect)],
        optional=bool(effect >> 14 & 1),
        owner=_owner(state.own_owner),
        owners=[
            _owner(won) if bonus >= BONUSES else None
            for bonus, won in zip(state.pending, state.pending_won, strict=True)
        ],
        looked=state.looked,
        due=[(ALL_BONUS_NAMES[state.due[i]], _owner(state.due_owner[i])) for i in range(state.due_n)],
        barred={
            seat: [name for i, name in enumerate(BORDER_IDS) if state.barred[place] >> i & 1]
            for place, seat in enumerate(SEAT_NAMES)
        },
    )
    return None if home == Home() else home


def fill_home(state: State, home: Home | None) -> None:
    """The fields of a state that a `Home` tells; the inverse of `home_of`."""
    if home is None:
        return
    state.own_now = ALL_BONUS_NAMES.index(home.bonus) if home.bonus else 0
    state.own_back, state.own_when = home.back, WHEN_NAMES.index(home.when)
    state.own_at, state.own_left, state.looked = home.place, home.left, home.looked
    state.own_owner = _number(home.owner)
    for place, owner in enumerate(home.owners):
        if state.pending[place] >= BONUSES:
            state.pending_won[place] = _number(owner)
    state.due_n = len(home.due)
    for place, (bonus, owner) in enumerate(home.due):
        state.due[place] = ALL_BONUS_NAMES.index(bonus)
        state.due_owner[place] = _number(owner)
    for place, seat in enumerate(SEAT_NAMES):
        state.barred[place] = sum(1 << BORDER_INDEX[name] for name in home.barred[seat])
    state.shut = state.barred[state.to_move]


def home_clauses(home: Home) -> Iterator[str]:
    """A position's clauses about home-made bonuses."""
    if home.bonus:
        yield f"home {home.bonus} {home.when} {home.place} {home.left} {home.owner or NO_OWNER} {home.back}"
    if any(home.owners):
        yield " ".join(["owners", *(owner or NO_OWNER for owner in home.owners)])
    if home.looked:
        yield f"looked {home.looked}"
    yield from (f"due {bonus} {owner or NO_OWNER}" for bonus, owner in home.due)
    yield from (" ".join(["barred", seat, *spaces]) for seat, spaces in home.barred.items() if spaces)


def _seat(word: str) -> Seat | None:
    return None if word == NO_OWNER else SEAT_NAMES[SEATS.index(word)]


def read_clause(home: Home, words: list[str]) -> None:
    """One clause of a position; anything that is not one raises ValueError, KeyError or IndexError."""
    verb, *rest = words
    if verb == "home":
        bonus, when, place, left, owner, back = rest
        home.bonus, home.when = _known(bonus), WHEN_NAMES[WHEN_NAMES.index(when)]
        home.place, home.left = _count(place, OWN_EFFECTS), _count(left, MOST_REPEATS)
        home.owner, home.back = _seat(owner), _count(back, STAGE_PASSED)
    elif verb == "owners":
        first, second = rest
        home.owners = [_seat(first), _seat(second)]
    elif verb == "looked":
        home.looked = _count(rest[0], 2)
    elif verb == "due":
        bonus, owner = rest
        if len(home.due) == 3:
            raise ValueError("too many bonuses")
        home.due.append((_known(bonus), _seat(owner)))
    else:
        seat, *spaces = rest
        home.barred[SEAT_NAMES[SEATS.index(seat)]] = sorted(
            {BORDER_IDS[BORDER_INDEX[name]] for name in spaces}, key=BORDER_IDS.index
        )


def _known(bonus: str) -> str:
    return OWN_NAMES[OWN_NAMES.index(bonus)]


def _count(text: str, most: int) -> int:
    if not 0 <= int(text) <= most:
        raise ValueError("out of range")
    return int(text)


def check_home(state: State) -> None:
    """A position names only home-made bonuses that its variant has."""
    named = [state.own_now, *state.due, *state.bonus, *state.pending]
    if max(named) >= BONUSES + state.own_kinds or (state.own_now and not state.own_effects[_first(state)]):
        raise BadRequest("Position: this match has no such home-made bonus.")
    if not state.own_kinds and any(state.barred):
        raise BadRequest("Position: spaces are barred by home-made bonuses, and this match has none.")


def _first(state: State) -> int:
    return int(state.own_now - BONUSES) * OWN_EFFECTS
