"""What a seat or a spectator of JULIUS CAESAR may know, built up field by field.

Hidden blocks are only counted: by place, owner, colour and what everybody saw them do this turn. Nothing in a view
follows the order of the block list, except a player's own blocks and those that lie open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from triumvirate.core.options import Options
from triumvirate.core.plain import JsonObject
from triumvirate.core.view import OR_NULL, HeadedView, View
from triumvirate.games.julius.contests import Contest, contests_of
from triumvirate.games.julius.foresight import Effect, effects_of, fares_of
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.odds import Odds, odds_for
from triumvirate.games.julius.open import SEAT_NAMES, Mover, Public, Seat
from triumvirate.games.julius.printed import BLOCK_IDS, CARD_IDS, PLACE_IDS
from triumvirate.games.julius.room import RoadRoom, Supply, quarters_of, roads_of, supply_of
from triumvirate.games.julius.rules.battle import letter_of
from triumvirate.games.julius.rules.blocks import COLOUR, START, strength
from triumvirate.games.julius.rules.cards import is_ready
from triumvirate.games.julius.rules.fire import why_not_act, why_not_fire
from triumvirate.games.julius.rules.reasons import ALLOWED
from triumvirate.games.julius.rules.retreat import may_retreat_to, why_not_retreat
from triumvirate.games.julius.state import (
    BLOCKS,
    CARDS,
    COLOURS,
    DEAD,
    FIRST_CITY,
    LEVY,
    PHASE_CARDS,
    PHASE_DEPLOY,
    PHASE_DEPLOY_TO,
    PHASE_FIGHT,
    PHASE_JUPITER_TO,
    PHASE_LEVY,
    PHASE_LEVY_AT,
    PHASE_MOVE,
    PHASE_PORT,
    PHASE_PORT_TO,
    PHASE_REGROUP,
    PHASE_REGROUP_TO,
    PHASE_RETREAT_TO,
    PHASE_STEP,
    PHASES,
    PLACES,
)
from triumvirate.games.julius.truth import cards_in, mover_of, place_or_none, public_of

LETTERS = "ABCD"
DEPLOYING = (PHASE_DEPLOY, PHASE_DEPLOY_TO)

# A block in another player's hand is not shown: to everybody else the decision before still stands.
SEEN_AS = {
    PHASE_DEPLOY_TO: PHASE_DEPLOY,
    PHASE_STEP: PHASE_MOVE,
    PHASE_LEVY_AT: PHASE_LEVY,
    PHASE_REGROUP_TO: PHASE_REGROUP,
    PHASE_PORT_TO: PHASE_PORT,
}
ACTS_UNSEEN = {PHASES[phase] for phase in (PHASE_CARDS, *SEEN_AS.values())}


@dataclass(slots=True)
class ShownBlock:
    """A block that everybody sees."""

    block: str
    owner: Seat
    steps: int
    strength: int
    acted: bool
    moved: int
    came: str | None
    letter: str


@dataclass(slots=True)
class Up:
    """Whose blocks of which letter act now, and whether they may fire: in the last round attackers only retreat.

    `ways` names the places next to the battle that each of them may retreat to; one that must and has none is lost.
    """

    seat: Seat
    letter: str
    may_fire: bool
    ways: dict[str, list[str]]


@dataclass(slots=True)
class OwnBlock:
    """A block as its owner knows it."""

    block: str
    place: str
    steps: int
    strength: int
    moved: int
    came: str | None
    reserve: bool
    acted: bool


@dataclass(slots=True)
class Group:
    """Blocks of one owner and colour that did the same this turn in plain sight."""

    owner: Seat
    colour: str
    count: int
    moved: int
    came: str | None
    reserve: bool


@dataclass
class JuliusView(Public, HeadedView, game="julius"):
    """JULIUS CAESAR as one viewer may know it: from `own` on there is only what a player has."""

    seat: Seat | None
    shown: list[ShownBlock]
    dead: list[str]
    hand_sizes: dict[Seat, int]
    ready: dict[Seat, bool]
    roads: dict[str, dict[str, RoadRoom]]
    supply: dict[Seat, dict[str, Supply]]
    up: Up | None
    phase: str
    places: dict[str, list[Group]]
    mover: Mover | None
    unseen_cards: list[str]
    odds: Odds | None
    contests: dict[str, Contest]
    quarters: dict[Seat, dict[str, Supply]]
    own: list[OwnBlock] | None = None
    pool: list[str] | None = None
    hand: list[str] | None = None
    discarded: str | None = field(default=None, metadata=OR_NULL)
    chosen: str | None = field(default=None, metadata=OR_NULL)
    deployed: int | None = None
    effects: dict[str, Effect] | None = None
    fares: dict[str, int] | None = None

    def left_out(self) -> tuple[str, ...]:
        """A spectator has neither blocks nor cards."""
        return OWN if self.seat is None else ()


OWN = ("own", "pool", "hand", "discarded", "chosen", "deployed", "effects", "fares")


def acts_unseen(view: View, waited_for: Sequence[str]) -> Sequence[str]:
    """A card is chosen, and a block is taken in hand, before anybody else sees something of it."""
    assert isinstance(view, JuliusView)
    return waited_for if view.phase in ACTS_UNSEEN else ()


def views_of(state: State, options: Options) -> Callable[[int | None], JuliusView]:
    """The views of one state: what all viewers share is made once."""
    up = blocks_up(state)
    shared = {
        **vars(public_of(state)),
        "shown": [shown_block(state, block) for block in range(BLOCKS) if is_shown(state, block)],
        "dead": [BLOCK_IDS[block] for block in range(BLOCKS) if state.where[block] == DEAD],
        "hand_sizes": {seat: hand_size(state, i) for i, seat in enumerate(SEAT_NAMES)},
        "ready": {seat: bool(state.phase == PHASE_CARDS and is_ready(state, i)) for i, seat in enumerate(SEAT_NAMES)},
        "roads": roads_of(state),
        "supply": supply_of(state),
        "up": up_in_battle(state, up),
        "contests": contests_of(state),
        "quarters": {seat: {} for seat in SEAT_NAMES} if state.phase in DEPLOYING else quarters_of(state),
    }
    is_deploying = state.phase in DEPLOYING
    places = {} if is_deploying else places_for(state, None)

    def view_for(viewer: int | None) -> JuliusView:
        phase = state.phase if viewer == state.seat else SEEN_AS.get(state.phase, state.phase)
        return JuliusView(
            game="julius",
            options=options,
            seat=None if viewer is None else SEAT_NAMES[viewer],
            phase=PHASES[phase],
            places=places_for(state, viewer) if is_deploying else places,
            mover=mover_for(state, viewer),
            unseen_cards=unseen_cards(state, viewer),
            odds=odds_for(state, viewer, up if viewer == state.seat else ()),
            **shared,
            **({} if viewer is None else own_facts(state, viewer)),
        )

    return view_for


def own_facts(state: State, viewer: int) -> JsonObject:
    """What only a player has: the facts that stand last in the view."""
    own = [block for block in range(BLOCKS) if state.owner[block] == viewer]
    return {
        "own": [own_block(state, block) for block in own if state.where[block] >= FIRST_CITY],
        "pool": [BLOCK_IDS[block] for block in own if state.where[block] == LEVY],
        "hand": cards_in(state.hand[viewer]),
        "discarded": CARD_IDS[state.discarded[viewer]] or None,
        "chosen": CARD_IDS[state.chosen[viewer]] or None,
        "deployed": state.deployed if viewer == state.seat else 0,
        "effects": effects_of(state, viewer),
        "fares": fares_of(state, viewer),
    }


def is_shown(state: State, block: int) -> bool:
    """A block that takes part in the battle in progress lies open while it lasts; reserves of round 1 do not."""
    return bool(state.round and state.where[block] == state.battle_at and not state.reserve[block])


def shown_block(state: State, block: int) -> ShownBlock:
    """A block that everybody sees."""
    return ShownBlock(
        BLOCK_IDS[block],
        SEAT_NAMES[state.owner[block]],
        state.steps[block],
        strength(state, block),
        bool(state.acted[block]),
        state.moved[block],
        place_or_none(state.came[block]),
        LETTERS[letter_of(state, block)],
    )


def blocks_up(state: State) -> list[int]:
    """The blocks whose turn it is in a battle, in a phase where somebody fights."""
    if state.phase != PHASE_FIGHT:
        return []
    return [block for block in range(BLOCKS) if why_not_act(state, state.seat, block) == ALLOWED]


def up_in_battle(state: State, up: list[int]) -> Up | None:
    """Whose turn it is, and what may be done with it."""
    if not up:
        return None
    may_fire = why_not_fire(state, state.seat, up[0]) == ALLOWED
    ways = {BLOCK_IDS[block]: ways_out(state, block) for block in up}
    return Up(SEAT_NAMES[state.seat], LETTERS[letter_of(state, up[0])], may_fire, ways)


def ways_out(state: State, block: int) -> list[str]:
    """Where a block whose turn it is may retreat to."""
    if why_not_retreat(state, state.seat, block) != ALLOWED:
        return []
    places = range(FIRST_CITY, PLACES)
    return [PLACE_IDS[place] for place in places if may_retreat_to(state, state.seat, block, place)]


def own_block(state: State, block: int) -> OwnBlock:
    """A block as its owner knows it."""
    return OwnBlock(
        BLOCK_IDS[block],
        PLACE_IDS[state.where[block]],
        state.steps[block],
        strength(state, block),
        state.moved[block],
        place_or_none(state.came[block]),
        bool(state.reserve[block]),
        bool(state.acted[block]),
    )


def is_rearranging(state: State, seat: int, viewer: int | None) -> bool:
    """A side that is still deploying shows the others only the numbers that its cities will hold."""
    return state.phase in DEPLOYING and seat != viewer and seat >= state.seat


def places_for(state: State, viewer: int | None) -> dict[str, list[Group]]:
    """For every place with blocks: how many of which owner and colour, and what they did this turn in plain sight."""
    where = state.where
    if state.phase in DEPLOYING:
        unsettled = [is_rearranging(state, seat, viewer) for seat in range(len(SEAT_NAMES))]
        where = [START[block] if unsettled[state.owner[block]] else where[block] for block in range(BLOCKS)]
    counted = Counter(zip(where, state.owner, COLOUR, state.moved, state.came, state.reserve, strict=True))
    places: dict[str, list[Group]] = {}
    for (place, owner, colour, moved, came, reserve), count in sorted(counted.items()):
        if place >= FIRST_CITY:
            group = Group(SEAT_NAMES[owner], COLOURS[colour], count, moved, place_or_none(came), bool(reserve))
            places.setdefault(PLACE_IDS[place], []).append(group)
    return places


def hand_size(state: State, seat: int) -> int:
    """Cards in hand; a choice not yet revealed still counts, so that nobody sees how far the other side is."""
    held = int(state.hand[seat]).bit_count()
    if state.phase == PHASE_CARDS:
        held += (state.chosen[seat] != 0) + (state.turn == 1 and state.discarded[seat] != 0)
    return held


def mover_for(state: State, viewer: int | None) -> Mover | None:
    """The block in hand: for its own side, in a retreat for all, and Jupiter's turncoat for both players."""
    if viewer == state.seat or state.phase == PHASE_RETREAT_TO:
        return mover_of(state)
    if state.phase == PHASE_JUPITER_TO:
        mover = mover_of(state)
        assert mover is not None
        return mover if viewer is not None else mover | {"block": None}
    return None


def unseen_cards(state: State, viewer: int | None) -> list[str]:
    """The cards of this year's deck that the viewer has not seen."""
    seen = state.removed | state.spent[0] | state.spent[1]
    if viewer is not None:
        seen |= state.hand[viewer] | 1 << state.discarded[viewer] | 1 << state.chosen[viewer]
    return cards_in(~seen & ((1 << (CARDS + 1)) - 2))
