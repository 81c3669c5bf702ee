"""OpenSpiel games: importing this registers every environment as `triumvirate_NAME`.

    import pyspiel, triumvirate.envs.openspiel
    game = pyspiel.load_game("triumvirate_NAME(players=3)")

Chance is explicit: where the rules draw, the state becomes a chance node and the outcome is an action. Observations are
the rows of other environments; information states have the seat's earlier rows and actions too (`openspiel_observer.py`), their
strings a digest of all views and actions before.
"""

from __future__ import annotations

import json
import random
import struct
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType

import numpy as np
import pyspiel

from triumvirate.core.arrays import Array
from triumvirate.core.errors import BadRequest
from triumvirate.core.fields import State
from triumvirate.core.game import Game
from triumvirate.core.options import Option, OptionValue
from triumvirate.core.plain import JsonObject
from triumvirate.core.view import LegalAction, View
from triumvirate.envs.catalogue import Setting, environments, find_setting
from triumvirate.envs.observing import encoder_of
from triumvirate.envs.openspiel_observer import TabletopObserver, rows_asked
from triumvirate.envs.remembering import DIGEST, Memory
from triumvirate.envs.walking import Act, Point, SetUp
from triumvirate.games import find_game

MOST_OUTCOMES = 64
PREFIX = "triumvirate_"
# Parameters of a game that begins in the middle of another: its position, whose memory is known, and that memory.
BEGINS, KNOWS, RECALLS = "begins", "knows", "recalls"
MIDDLE: JsonObject = {BEGINS: "", KNOWS: -1, RECALLS: ""}


class TabletopState(pyspiel.State):  # type: ignore[misc]  # pyspiel is compiled
    """A match as OpenSpiel walks it."""

    def __init__(self, game: TabletopGame) -> None:
        super().__init__(game)
        self._shared = game.shared
        self._at = game.first_point()

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
        if self._at.pending is not None:
            if not 0 <= action < self._at.asked:
                raise BadRequest(f"Chance has {self._at.asked} outcomes here; {action} is none of them.")
            self._at = self._at.draw(action)
            return
        seat, rules = self.current_player(), self._shared.game.rules
        if seat < 0 or not 0 <= action < self.num_distinct_actions() or rules.refusal(self.state, seat, action):
            raise BadRequest(f"Action {action} is not legal here; `legal_actions()` tells which are.")
        self._at = self._at.decide(Act(self._shared.setting, seat, action))

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
        """The seat's view, after a digest of all it has seen and done: equal exactly for equal histories of that seat."""
        digest = self.memory(player).seen.ljust(DIGEST, b"\0").hex()
        return f"{self._shared.setting.seats[player]} {digest} {self.told(player)}"

    def memory(self, player: int) -> Memory:
        """What a seat remembers; what others did in between without a trace is not in it."""
        return self._at.memory(player, lambda state, seat: (self._view(state, seat), self._row(state, seat).tobytes()))

    def row(self, player: int) -> Array:
        """What a seat observes; in a chance node, what it did before it."""
        return self._row(self.state, player)

    def _row(self, state: State, player: int) -> Array:
        row: Array = np.zeros(self._shared.encode.OBSERVATION, self._shared.encode.DTYPE)
        self._shared.encode.observe(state, player, row)
        return row

    def asked(self, player: int) -> tuple[View, list[LegalAction]]:
        """What a bot in this seat would be asked now: its view and its choices."""
        setting, game = self._shared.setting, self._shared.game
        view = game.view(self.state, setting.options, player)
        seat = setting.seats[player]
        texts = ((index, game.notation.text(self.state, player, index)) for index in self._legal_actions(player))
        return view, [LegalAction(seat, text, index) for index, text in texts]

    # --- samples ----------------------------------------------------------------------------------------------------

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TabletopState:
        """Another match that this seat cannot tell from its own.

        How it came about nobody knows, so it begins here: it is the first state of a game whose parameters are the position
        and what the seat remembers. Its history, empty at first, is all that leads from there to any state after it.
        """
        if self._at.pending is not None:
            raise BadRequest("In a chance node nobody decides; sample where a player does.")
        setting, game = self._shared.setting, self.get_game()
        view = setting.game.view(self.state, setting.options, player)
        truth = setting.game.knowledge.determinize(view, random.Random(sampler()))
        memory = self.memory(player).to_text(setting.environment.recalled + 1)
        middle = {BEGINS: f"x{setting.game.layout.pack(truth).hex()}", KNOWS: player, RECALLS: f"x{memory}"}
        twin: TabletopState = type(game)({**game.get_parameters(), **middle}).new_initial_state()
        return twin


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

    @property
    def encode(self) -> ModuleType:
        """What writes a seat's rows."""
        return encoder_of(self.setting.game)


class TabletopGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is compiled
    """One of our games with its options."""

    setting: Setting

    def __init__(self, kind: pyspiel.GameType, name: str, parameters: JsonObject) -> None:
        options = _options(name)
        given = {
            key: parameters[key]
            for key in options
            if parameters.get(key, _default(options[key])) != _default(options[key])
        }
        self.setting = find_setting(name, given)
        self.shared = _Shared(self.setting)
        self._middle = {key: parameters[key] for key in MIDDLE if parameters.get(key, MIDDLE[key]) != MIDDLE[key]}
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
        """A match before its set-up, which is chance; or where the game begins in the middle of another, that position."""
        return TabletopState(self)

    def first_point(self) -> Point:
        """Where a walk begins."""
        layout = self.setting.game.layout
        if not self._middle:
            return Point(layout.from_record(self.setting.template[0]), pending=SetUp(self.setting)).go()
        try:
            state = layout.unpack(bytes.fromhex(self._middle[BEGINS][1:]))
            memory = Memory.from_text(self._middle[RECALLS][1:])
        except (KeyError, ValueError, struct.error, zlib.error) as fault:
            raise BadRequest(f"'{BEGINS}' and '{RECALLS}' are no position and memory of this game: {fault}.") from None
        return Point(state, remembered={self._middle.get(KNOWS, 0): memory})

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> TabletopObserver:
        """Observations for OpenSpiel's Python algorithms; `params={"history": 4}` has them recall so many earlier rows."""
        rows = None
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            rows = rows_asked(params, self.setting.environment.recalled)
        return TabletopObserver(self.setting, self.shared.encode.OBSERVATION, rows)


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
        parameter_specification={key: _default(option) for key, option in _options(name).items()} | MIDDLE,
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
