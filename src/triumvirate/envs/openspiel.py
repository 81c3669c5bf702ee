"""OpenSpiel games: importing this registers every environment as `triumvirate_NAME`.

    import pyspiel, triumvirate.envs.openspiel
    game = pyspiel.load_game("triumvirate_NAME(players=3)")

Chance is explicit: where the rules draw, the state becomes a chance node and the outcome is an action. Observations are
the rows of `games/NAME/encode.py`; the information state's string is the seat's view with a digest of all views before.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from types import ModuleType

import numpy as np
import pyspiel

from triumvirate.core.fields import State
from triumvirate.core.game import Game
from triumvirate.core.options import Option, OptionValue
from triumvirate.core.plain import JsonObject
from triumvirate.core.view import LegalAction, View
from triumvirate.envs.catalogue import Setting, environments, find_setting
from triumvirate.envs.observing import encoder_of
from triumvirate.games import find_game

MOST_OUTCOMES = 64
DIGEST = 8
PREFIX = "triumvirate_"


class _Asked(Exception):
    """The rules want a chance outcome that is not known yet."""

    def __init__(self, outcomes: int) -> None:
        self.outcomes = outcomes


class _Script:
    """Answers the rules' `chance` with the outcomes so far, then stops them."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self._left = list(reversed(outcomes))

    def take(self, state: State, n: int, what: int) -> int:
        """The next outcome."""
        if n == 1:
            return 0
        if not self._left:
            raise _Asked(n)
        return self._left.pop()


@dataclass(frozen=True)
class _SetUp:
    """A step that chance may interrupt: the beginning."""

    setting: Setting

    def __call__(self, state: State) -> None:
        self.setting.begin(state)


@dataclass(frozen=True)
class _Act:
    """A step that chance may interrupt: somebody's action."""

    setting: Setting
    seat: int
    action: int

    def __call__(self, state: State) -> None:
        self.setting.game.rules.apply(state, self.seat, self.action)


_Kept = tuple[State, "_SetUp | _Act | None", tuple[int, ...], int]  # a point without the one before


def _walk(kept: Sequence[_Kept]) -> _Point:
    """The last point of a walk that was pickled."""
    at: _Point | None = None
    for state, pending, outcomes, asked in kept:
        at = _Point(state, at, pending, outcomes, asked)
    assert at is not None
    return at


@dataclass(frozen=True)
class _Point:
    """Where a walk stands. Never changed, so copies of a state share it."""

    state: State
    before: _Point | None = None  # where the last decision was taken
    pending: _SetUp | _Act | None = None  # what chance interrupted
    outcomes: tuple[int, ...] = ()
    asked: int = 0
    seen: dict[int, tuple[bytes, str]] = field(default_factory=dict, compare=False)  # filled when first asked for

    def __deepcopy__(self, memo: dict[int, object]) -> _Point:
        return self

    def __reduce__(self) -> tuple[Callable[[Sequence[_Kept]], _Point], tuple[list[_Kept]]]:
        """All points of the walk side by side: one inside the other, a long match would be too deep."""
        kept: list[_Kept] = []
        at: _Point | None = self
        while at is not None:
            kept.append((at.state, at.pending, at.outcomes, at.asked))
            at = at.before
        return _walk, (kept[::-1],)

    def go(self) -> _Point:
        """Carry the pending step out as far as the outcomes known so far allow."""
        assert self.pending is not None
        state = self.state.copy()
        state.source = _Script(self.outcomes)
        try:
            self.pending(state)
        except _Asked as asked:
            return replace(self, asked=asked.outcomes)
        state.source = None
        return _Point(state, self.before)


class TabletopState(pyspiel.State):  # type: ignore[misc]  # pyspiel is compiled
    """A match as OpenSpiel walks it."""

    def __init__(self, game: TabletopGame) -> None:
        super().__init__(game)
        start = game.setting.game.layout.from_record(game.setting.template[0])
        self._shared = game.shared
        self._at = _Point(start, pending=_SetUp(game.setting)).go()

    @property
    def state(self) -> State:
        """The state of the python engine; in a chance node, the one before it."""
        return self._at.state

    # --- whose node it is -------------------------------------------------------------------------------------------

    def current_player(self) -> int:
        """The seat that decides, chance, or the end."""
        if self._at.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if self._shared.game.rules.is_over(self.state):
            return int(pyspiel.PlayerId.TERMINAL)
        return self._shared.game.deciding(self.state)[0]

    def is_terminal(self) -> bool:
        """Whether the match has ended."""
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._shared.game.legal(self.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome is as likely as the others."""
        return [(outcome, 1.0 / self._at.asked) for outcome in range(self._at.asked)]

    def _apply_action(self, action: int) -> None:
        at = self._at
        if at.pending is not None:
            self._at = replace(at, outcomes=(*at.outcomes, action)).go()
            return
        self._at = _Point(at.state, at, _Act(self._shared.setting, self.current_player(), action)).go()

    def returns(self) -> list[float]:
        """Winners get 1, the others -1; nobody anything in a draw or before the end."""
        seats = len(self._shared.setting.seats)
        won = self._shared.game.rules.winners(self.state) if self.is_terminal() else 0
        return [0.0] * seats if won == 0 else [1.0 if won >> seat & 1 else -1.0 for seat in range(seats)]

    # --- words ------------------------------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action} of {self._at.asked}"
        return self._shared.game.notation.text(self.state, player, action)

    def __str__(self) -> str:
        if self._at.pending is not None:
            return f"chance, {self._at.asked} outcomes, after {list(self._at.outcomes)}"
        return self._shared.game.positions.text(self.state, self._shared.setting.options)

    def _view(self, state: State, player: int) -> str:
        facts = self._shared.game.view(state, self._shared.setting.options, player).plain_facts()
        return json.dumps(facts, sort_keys=True, separators=(",", ":"))

    def told(self, player: int) -> str:
        """The seat's view; in a chance node, the view before it."""
        return self._view(self.state, player)

    def recalled(self, player: int) -> str:
        """The seat's view, after a digest of all it has seen: equal exactly for equal histories of that seat."""
        digest = self.seen_before(player).hex()
        return f"{self._shared.setting.seats[player]} {digest} {self.told(player)}"

    def seen_before(self, player: int) -> bytes:
        """A digest of the views a seat has had; what others did in between without a trace is not in it."""
        trail, at = [], self._at.before
        while at is not None and player not in at.seen:
            trail.append(at)
            at = at.before
        digest, last = at.seen[player] if at else (b"", "")
        for point in reversed(trail):
            seen = self._view(point.state, player)
            if seen != last:
                digest = hashlib.blake2b(digest + seen.encode(), digest_size=DIGEST).digest()
            last = seen
            point.seen[player] = digest, last
        return digest.ljust(DIGEST, b"\0")

    def asked(self, player: int) -> tuple[View, list[LegalAction]]:
        """What a bot in this seat would be asked now: its view and its choices."""
        setting, game = self._shared.setting, self._shared.game
        view = game.view(self.state, setting.options, player)
        seat = setting.seats[player]
        texts = ((index, game.notation.text(self.state, player, index)) for index in self._legal_actions(player))
        return view, [LegalAction(seat, text, index) for index, text in texts]

    # --- samples ----------------------------------------------------------------------------------------------------

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TabletopState:
        """Another match that this seat cannot tell from its own."""
        setting = self._shared.setting
        view = setting.game.view(self.state, setting.options, player)
        twin: TabletopState = self.clone()
        twin._at = replace(self._at, state=setting.game.knowledge.determinize(view, random.Random(sampler())))
        return twin


class TabletopObserver:
    """Observations as tensors and strings, functions of the seat's view alone."""

    def __init__(self, encode: ModuleType, perfect_recall: bool) -> None:
        self._encode = encode
        self._recalls = perfect_recall
        self.tensor = np.zeros(encode.OBSERVATION + 8 * DIGEST * perfect_recall, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TabletopState, player: int) -> None:
        """Write what a seat may know; with perfect recall also the bits of the digest of what it has seen before."""
        self._encode.observe(state.state, player, self.tensor)
        if self._recalls:
            seen = np.frombuffer(state.seen_before(player), np.uint8)
            self.tensor[self._encode.OBSERVATION :] = np.unpackbits(seen)

    def string_from(self, state: TabletopState, player: int) -> str:
        """The seat's view, or its information state."""
        return state.recalled(player) if self._recalls else state.told(player)


@dataclass(frozen=True)
class _Shared:
    """What all states of a game have in common; copies of states share it."""

    setting: Setting

    def __deepcopy__(self, memo: dict[int, object]) -> _Shared:
        return self

    @property
    def game(self) -> Game:
        """The game's rules and words."""
        return self.setting.game


class TabletopGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is compiled
    """One of our games with its options."""

    setting: Setting

    def __init__(self, kind: pyspiel.GameType, name: str, parameters: JsonObject) -> None:
        given = {key: value for key, value in parameters.items() if value != _default(_options(name)[key])}
        self.setting = find_setting(name, given)
        self.encode = encoder_of(self.setting.game)
        self.shared = _Shared(self.setting)
        information = pyspiel.GameInfo(
            num_distinct_actions=self.setting.game.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=len(self.setting.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if len(self.setting.seats) == 2 else None,
            max_game_length=self.setting.environment.longest,
        )
        super().__init__(kind, information, parameters)

    def __reduce__(self) -> tuple[Callable[[str], pyspiel.Game], tuple[str]]:
        return load_game, (str(self),)

    def new_initial_state(self) -> TabletopState:
        """A match before its set-up, which is chance."""
        return TabletopState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> TabletopObserver:
        """Observations for OpenSpiel's Python algorithms."""
        return TabletopObserver(self.encode, bool(iig_obs_type is not None and iig_obs_type.perfect_recall))


def load_game(text: str) -> pyspiel.Game:
    """One of our games by its name and parameters; who asks here has it registered."""
    return pyspiel.load_game(text)


def _options(name: str) -> dict[str, Option]:
    """The options that OpenSpiel's parameters can carry: those without nested data."""
    game, environment = environments()[name]
    if environment.start is not None:
        return {}
    return {option.name: option for option in find_game(game).options if option.type != "document"}


def _default(option: Option) -> OptionValue:
    return "" if option.default is None else option.default


def _register(name: str) -> None:
    short = f"{PREFIX}{name}"
    game, environment = environments()[name]
    counts = find_game(game).counts
    kind = pyspiel.GameType(
        short_name=short,
        long_name=f"Triumvirate {name} v{environment.version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if counts == (2,) else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={key: _default(option) for key, option in _options(name).items()},
    )
    # One class for each name: OpenSpiel makes games by calling the class with the parameters alone.
    made = type(
        f"Triumvirate{name.title().replace('_', '')}",
        (TabletopGame,),
        {"__init__": lambda self, parameters=None: TabletopGame.__init__(self, kind, name, parameters or {})},
    )
    pyspiel.register_game(kind, made)


def register_all() -> None:
    """Let OpenSpiel know every environment that it does not know yet."""
    for name in environments():
        if f"{PREFIX}{name}" not in pyspiel.registered_names():
            _register(name)


register_all()
