"""Each event of a recorded game as our own small actions, with the recorded draws given to our rules as chance."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TypedDict

from triumvirate.games.julius import facts, rules
from triumvirate.games.julius import state as st
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.prepare import EVENTS, prepare
from triumvirate.games.julius.printed import BLOCK_INDEX, PLACE_INDEX
from triumvirate.games.julius.rules import made
from triumvirate.games.julius.rules.blocks import COLOUR, IS_LEADER, IS_NAVIS, SIDE
from triumvirate.games.julius.rules.board import ALEXANDRIA, is_contested, is_vacant
from triumvirate.games.julius.rules.event_cards import is_target
from triumvirate.games.julius.rules.year import cards_to_draw

LETTERS = "CP"
FNV_START, FNV_PRIME = 0x811C9DC5, 0x01000193


class Deal(TypedDict):
    """The cards that each side is dealt, in the order of the draws."""

    c: list[int]
    p: list[int]


class Macro(TypedDict, total=False):
    """One recorded event: its kind `t`, its side `p`, what it names, and the digest and next actor after it."""

    t: str
    p: str
    b: str
    c: int
    where: str
    to: str
    path: list[str]
    round: int
    dice: list[int]
    defects: bool
    deal: Deal
    h: str
    act: str


class Checkpoint(TypedDict):
    """Points and blocks after so many macros."""

    at: int
    vp: list[int]
    board: list[list[int | str]]


class Final(TypedDict):
    """How a recorded game ended."""

    result: str
    c_vp: int
    p_vp: int
    h: str


class Recording(TypedDict, total=False):
    """One recorded game."""

    id: int
    scenario: str
    options: dict[str, bool]
    macros: list[Macro]
    checkpoints: list[Checkpoint]
    final: Final


class Disagreement(Exception):
    """Our rules and the recording differ where they should not."""


class Parted(Exception):
    """The recording departs from the rulebook at a point that is known."""


def block_of(name: str) -> int:
    """The recordings write block names as people do."""
    return BLOCK_INDEX[re.sub(r"[^a-z0-9]+", "-", name.lower())]


def place_of(name: str) -> int:
    """The recordings write Latin names."""
    return PLACE_INDEX[name.lower().replace(" ", "-")]


class _Script:
    """The recorded draws in order, answered as chance values."""

    def __init__(self) -> None:
        self.left: list[int] = []

    def take(self, state: State, n: int, what: int) -> int:
        if not self.left:
            raise Disagreement("our rules draw where nothing is recorded")
        value = self.left.pop(0)
        if what == st.DIE:
            index = value - 1
        elif what == st.DEALT:
            seat = 0 if int(state.hand[0]).bit_count() < st.HAND else 1
            deck = cards_to_draw(state, seat)
            index = (deck & ((1 << value) - 1)).bit_count() if deck >> value & 1 else -1
        else:
            alike = [
                block
                for block in range(st.BLOCKS)
                if is_target(state, state.seat, block, state.target_at, state.target_colour)
            ]
            index = alike.index(value) if value in alike else -1
        if not 0 <= index < n:
            raise Disagreement(f"the draw {value} is not possible")
        return index


class _Log(list[tuple[int, ...]]):
    """Notes when winter begins in a position where the recordings are known to depart from the book."""

    def __init__(self, replay: Replay) -> None:
        super().__init__()
        self.replay = replay

    def append(self, fact: tuple[int, ...]) -> None:
        super().append(fact)
        if fact[0] == facts.WINTER_BEGAN:
            state = self.replay.state
            away = state.where[st.CLEOPATRA] != ALEXANDRIA
            if state.owner[st.CLEOPATRA] == st.CAESAR and away and is_vacant(state, ALEXANDRIA):
                self.replay.parting = "14.d: Caesar's Cleopatra and a vacant Alexandria in winter"


class Replay:
    """Our game beside a recorded one."""

    def __init__(self, game: Recording) -> None:
        self.macros: Sequence[Macro] = game["macros"]
        self.number = 0
        self.parting = ""
        self.pending: list[tuple[str, int]] = []
        given = game.get("options", {})
        options: dict[str, str | bool] = {
            "setup": "free" if "free" in str(game.get("scenario", "")).lower() else "historical",
            "final_tie": "rome",
            "levy_after_long_march": True,
            **{name: bool(given.get(name)) for name in ("tournament", "max_2_events", "remove_all_events")},
            **{f"remove_{name}": bool(given.get(f"remove_{name}")) for name in EVENTS},
        }
        self.state = prepare(options)
        self.shadow = self.state.copy()  # as the recording has it
        self.script = _Script()
        self.state.source = self.script

    # --- comparing --------------------------------------------------------------------------------------------------

    def hash(self) -> str:
        """The recordings' digest of the board: of the shadow while losses are still to be told, else of our state."""
        state = self.shadow if self.pending else self.state
        rows = ",".join(f"{where}.{steps}.{owner}" for where, steps, owner in _rows(state))
        hands = "|".join(
            " ".join(str(card) for card in range(1, st.CARDS + 1) if state.hand[seat] >> card & 1) for seat in range(2)
        )
        value = FNV_START
        for byte in f"{state.year + st.FIRST_YEAR}/{state.turn};{rows};{hands}".encode():
            value = (value ^ byte) * FNV_PRIME & 0xFFFFFFFF
        return f"{value:08x}"

    def board_rows(self) -> list[list[int | str]]:
        """Place, steps and owner of all blocks, as checkpoints list them."""
        return [list(row) for row in _rows(self.state)]

    def actor(self, macro: Macro) -> str:
        """Who acts next, as the recordings write it; they also ask where our rules have nothing to ask."""
        if self.pending:
            return LETTERS[self.shadow.owner[self.pending[0][1]]]
        if macro["t"] == "port" and self.next_is("end_port", macro["p"]):
            return str(macro["p"])
        if macro["t"] == "end_move" and self.next_is("surprise", macro["p"]):
            return str(macro["p"])
        return "-CPB"[rules.deciders(self.state)]

    def next_is(self, kind: str, letter: str) -> bool:
        """The next recorded event is of this kind and side."""
        following = self.macros[self.number + 1 : self.number + 2]
        return bool(following) and following[0]["t"] == kind and following[0]["p"] == letter

    # --- acting -----------------------------------------------------------------------------------------------------

    def act(self, letter: str, action: int, *draws: int) -> None:
        """One of our actions, legal and by the side whose turn it is, with all recorded draws used up."""
        seat = LETTERS.index(letter)
        state = self.state
        if self.pending:
            raise Disagreement("losses are still to be taken")
        if not rules.deciders(state) >> seat & 1:
            raise Disagreement(f"{letter} has nothing to decide in the phase {st.PHASES[state.phase]}")
        why = rules.refusal(state, seat, action)
        if why:
            raise Disagreement(f"our rules refuse it ({why}) in the phase {st.PHASES[state.phase]}")
        self.run(lambda: rules.apply(state, seat, action), draws)

    def run(self, do: Callable[[], None], draws: Sequence[int]) -> None:
        """Carry out, noting the losses that happened without a choice."""
        before = self.state.copy()
        self.script.left = list(draws)
        log = self.state.log = _Log(self)
        do()
        self.state.log = None
        if self.script.left:
            raise Disagreement("more draws are recorded than our rules make")
        if self.parting:
            raise Parted(self.parting)
        self.shadow = before
        self.pending = [(_LOSSES[fact[0]], fact[2]) for fact in log if fact[0] in _LOSSES]

    def lose(self, kind: str, block: int) -> None:
        """A recorded loss: the block is among those that lost a step in our game (hits in the same order)."""
        if (kind, block) not in self.pending or (kind == "hit" and self.pending[0] != (kind, block)):
            raise Disagreement(f"{kind}: the block does not lose a step here")
        self.pending.remove((kind, block))
        shadow = self.shadow
        shadow.steps[block] -= 1
        if shadow.steps[block] == 0:
            if block == st.CLEOPATRA:
                shadow.owner[block], shadow.steps[block] = 1 - shadow.owner[block], 1
            else:
                shadow.where[block], shadow.owner[block] = st.DEAD, SIDE[block]

    def drop_unrecorded_losses(self) -> None:
        """With automatic disruption the recordings tell no single losses of Vulcan and disruption."""
        if self.pending and self.pending[0][0] != "hit":
            following = self.macros[self.number + 1 : self.number + 2]
            if not following or following[0]["t"] != self.pending[0][0]:
                self.pending = []


_LOSSES = {facts.HIT_TAKEN: "hit", facts.DISRUPTED: "disrupt", facts.STEP_LOST_IS: "vulcan_hit"}


def _rows(state: State) -> list[tuple[int, int, str]]:
    return [(state.where[b], state.steps[b], LETTERS[state.owner[b]]) for b in range(st.BLOCKS)]


# --- the macros -----------------------------------------------------------------------------------------------------


def _dealt(macro: Macro) -> list[int]:
    deal = macro.get("deal")
    return [*deal["c"], *deal["p"]] if deal else []


def _setup(replay: Replay, macro: Macro) -> None:
    replay.run(lambda: rules.setup(replay.state), _dealt(macro))


def _word(action: int) -> Callable[[Replay, Macro], None]:
    def do(replay: Replay, macro: Macro) -> None:
        replay.act(macro["p"], action, *_dealt(macro))

    return do


def _block(verb: int) -> Callable[[Replay, Macro], None]:
    def do(replay: Replay, macro: Macro) -> None:
        replay.act(macro["p"], verb + block_of(macro["b"]))

    return do


def _place(verb: int) -> Callable[[Replay, Macro], None]:
    def do(replay: Replay, macro: Macro) -> None:
        replay.act(macro["p"], verb + place_of(macro["where"]))

    return do


def _block_to(verb: int, verb_to: int, phase: int) -> Callable[[Replay, Macro], None]:
    """A block, then its place where more than one is possible."""

    def do(replay: Replay, macro: Macro) -> None:
        block = block_of(macro["b"])
        replay.act(macro["p"], verb + block)
        if replay.state.phase == phase:
            replay.act(macro["p"], verb_to + place_of(macro["to"]))
        if replay.state.where[block] != place_of(macro["to"]):
            raise Disagreement("the block went elsewhere")

    return do


def _discard(replay: Replay, macro: Macro) -> None:
    replay.act(macro["p"], made.ACT_DISCARD + macro["c"] - 1)


def _play(replay: Replay, macro: Macro) -> None:
    replay.act(macro["p"], made.ACT_PLAY + macro["c"] - 1)


def _jupiter(replay: Replay, macro: Macro) -> None:
    block = block_of(macro["b"])
    replay.act(macro["p"], made.ACT_JUPITER + place_of(macro["where"]) * 3 + COLOUR[block], block)
    replay.pending = []
    if bool(macro["defects"]) != (not IS_LEADER[block] and not IS_NAVIS[block]):
        raise Disagreement("the block should not have come over" if macro["defects"] else "the block should come over")


def _jupiter_to(replay: Replay, macro: Macro) -> None:
    if replay.state.mover != block_of(macro["b"]):
        raise Disagreement("another block came over")
    replay.act(macro["p"], made.ACT_JUPITER_TO + place_of(macro["to"]))


def _vulcan(replay: Replay, macro: Macro) -> None:
    place = place_of(macro["where"])
    replay.act(macro["p"], made.ACT_VULCAN + place)
    if is_contested(replay.state, place):
        raise Parted("14.i: Vulcan turned Cleopatra among others")


def _loss(replay: Replay, macro: Macro) -> None:
    replay.lose(macro["t"], block_of(macro["b"]))


def _move(replay: Replay, macro: Macro) -> None:
    block, path = block_of(macro["b"]), [place_of(name) for name in macro["path"]]
    if replay.state.where[block] != path[0]:
        raise Disagreement("the block stands elsewhere")
    replay.act(macro["p"], made.ACT_MOVE + block)
    for place in path[1:]:
        replay.act(macro["p"], made.ACT_STEP + place)
    if replay.state.phase == st.PHASE_STEP:
        replay.act(macro["p"], made.ACT_STOP)


def _end_move(replay: Replay, macro: Macro) -> None:
    """The recordings take the road of the first attacker as the main road (14.g), which is our default as well."""
    state, seat = replay.state, LETTERS.index(macro["p"])
    surprises = state.played[seat] in (st.MARS, st.NEPTUNE)
    fields = [place for place in range(st.FIRST_CITY, st.PLACES) if is_contested(state, place)]
    replay.act(macro["p"], made.ACT_END_MOVE)
    while state.phase == st.PHASE_MAIN_ROAD and state.seat == seat:
        replay.act(macro["p"], made.ACT_MAIN_ROAD + state.main_road[state.asked])
    if surprises and len(fields) == 1 and state.surprised != fields[0]:
        raise Parted("14.k: a surprise against the side that plays it")


def _surprise(replay: Replay, macro: Macro) -> None:
    place, state = place_of(macro["where"]), replay.state
    if state.surprised == place:
        return
    if is_contested(state, place) and state.attacker[place] == 2 - LETTERS.index(macro["p"]):
        raise Parted("14.k: a surprise against the side that plays it")
    replay.act(macro["p"], made.ACT_SURPRISE + place)


def _fire(replay: Replay, macro: Macro) -> None:
    if replay.state.round != macro["round"]:
        raise Disagreement("it is another round")
    replay.act(macro["p"], made.ACT_FIRE + block_of(macro["b"]), *macro["dice"])


def _hit(replay: Replay, macro: Macro) -> None:
    if not replay.pending:
        replay.act(macro["p"], made.ACT_HIT + block_of(macro["b"]))
    replay.lose("hit", block_of(macro["b"]))


def _retreat(replay: Replay, macro: Macro) -> None:
    block, path = block_of(macro["b"]), [place_of(name) for name in macro["path"]]
    if replay.state.where[block] != path[0]:
        raise Disagreement("the block stands elsewhere")
    replay.act(macro["p"], made.ACT_RETREAT + block)
    for place in path[1:]:
        if replay.state.phase == st.PHASE_RETREAT_TO and replay.state.mover_at != place:
            replay.act(macro["p"], made.ACT_RETREAT_TO + place)
    if replay.state.where[block] != path[-1]:
        raise Disagreement("the block went elsewhere")


def _retreat_fail(replay: Replay, macro: Macro) -> None:
    block = block_of(macro["b"])
    replay.act(macro["p"], made.ACT_RETREAT + block)
    if block == st.CLEOPATRA:
        raise Parted("14.j: a trapped Cleopatra")
    if replay.state.where[block] != st.DEAD:
        raise Disagreement("the block could retreat")


def _end_port(replay: Replay, macro: Macro) -> None:
    state = replay.state
    if state.phase == st.PHASE_PORT and LETTERS[state.seat] == macro["p"]:
        raise Disagreement("a Navis can still go to port")


MACROS: dict[str, Callable[[Replay, Macro], None]] = {
    "setup": _setup,
    "deploy": _block_to(made.ACT_DEPLOY, made.ACT_DEPLOY_TO, st.PHASE_DEPLOY_TO),
    "end_deploy": _word(made.ACT_END_DEPLOY),
    "discard": _discard,
    "play": _play,
    "jupiter": _jupiter,
    "jupiter_pass": _word(made.ACT_DECLINE),
    "jupiter_to": _jupiter_to,
    "vulcan": _vulcan,
    "vulcan_hit": _loss,
    "move": _move,
    "end_move": _end_move,
    "surprise": _surprise,
    "levy": _block_to(made.ACT_LEVY, made.ACT_LEVY_AT, st.PHASE_LEVY_AT),
    "step": _block(made.ACT_BUILD),
    "end_levy": _word(made.ACT_END_LEVY),
    "battle": _place(made.ACT_BATTLE),
    "fire": _fire,
    "hit": _hit,
    "pass": _block(made.ACT_PASS),
    "retreat": _retreat,
    "retreat_fail": _retreat_fail,
    "disrupt": _loss,
    "regroup": _block_to(made.ACT_REGROUP, made.ACT_REGROUP_TO, st.PHASE_REGROUP_TO),
    "end_regroup": _word(made.ACT_END_REGROUP),
    "port": _block_to(made.ACT_PORT, made.ACT_PORT_TO, st.PHASE_PORT_TO),
    "end_port": _end_port,
    "disband": _block(made.ACT_DISBAND),
    "end_disband": _word(made.ACT_END_DISBAND),
}
