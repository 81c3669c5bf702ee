"""Which environments there are: a game, an option set, a version, and where its episodes begin."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType

from triumvirate.core.arrays import Records
from triumvirate.core.errors import BadRequest
from triumvirate.core.features import Features
from triumvirate.core.fields import State
from triumvirate.core.game import Game
from triumvirate.core.options import Options, OptionValue
from triumvirate.core.parts import Environment
from triumvirate.core.view import LegalAction, View
from triumvirate.envs.observing import features_of, stepping_of
from triumvirate.games import find_game, game_names


@dataclass(frozen=True)
class Setting:
    """One environment's game with its options: the state that every episode starts from, and the names of seats."""

    name: str
    game: Game
    environment: Environment
    options: dict[str, OptionValue]
    seats: tuple[str, ...]
    template: Records

    def __reduce__(self) -> tuple[Callable[..., Setting], tuple[str, Options]]:
        return find_setting, (self.name, {} if self.is_position else self.options)

    @property
    def is_position(self) -> bool:
        """Whether the template is a position whose hands are dealt, not a state before its set-up."""
        return self.environment.start is not None

    @property
    def begin(self) -> Callable[[State], None]:
        """What begins an episode on the python engine."""
        start = self.environment.start
        setup: Callable[[State], None] = self.game.rules.setup
        return setup if start is None else start.get().deal

    @cached_property
    def stepping(self) -> ModuleType:
        """The compiled loops of `envs/compiled/stepping.py` for this game."""
        return stepping_of(self.game.text)

    @property
    def features(self) -> Features:
        """What the numbers of an observation mean."""
        return features_of(self.game)

    @property
    def id(self) -> str:
        """Name and version."""
        return f"{self.name}_v{self.environment.version}"

    def view(self, record: Records, seat: int | None) -> View:
        """What a seat, or a spectator, may know of a state on the native engine."""
        state = self.game.layout.from_record(record)
        return self.game.view(state, self.options, seat)

    def legal(self, record: Records, seat: int) -> list[LegalAction]:
        """The legal actions of a deciding seat, as bots get them."""
        state = self.game.layout.from_record(record)
        return [
            LegalAction(self.seats[seat], self.game.notation.text(state, seat, index), index)
            for index in self.game.legal(state, seat)
        ]


def environments() -> dict[str, tuple[str, Environment]]:
    """All environments by name: the game's short name, or that and the environment's own."""
    return {
        f"{game}_{found.name}" if found.name else game: (game, found)
        for game in game_names()
        for found in find_game(game).environments
    }


def find_setting(name: str, options: Options) -> Setting:
    """The environment of that name, with or without its version (`chess`, `chess_v1`), or a refusal that says what there is."""
    plain, _, version = name.partition("_v")
    known = environments()
    if plain not in known or (version and version != str(known[plain][1].version)):
        listed = ", ".join(f"{other}_v{found.version}" for other, (_, found) in known.items())
        raise BadRequest(f"There is no environment '{name}'; there are {listed}.")
    game, environment = find_game(known[plain][0]), known[plain][1]
    if environment.start is None:
        chosen = game.check(options)
        game = game.played_with(chosen)
        state = game.prepare(chosen)
    else:
        if options:
            raise BadRequest(f"{plain} has no options.")
        start = environment.start.get()
        chosen, state = dict(start.options()), start.state()
    return Setting(plain, game, environment, chosen, game.seats(chosen), game.layout.records([state]))
