"""What a training run is: read from a TOML file, so that the same file gives the same run."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

from triumvirate.core.options import OptionValue
from triumvirate.core.plugged import plugged

PERCEPTRON, MAP = "perceptron", "map"


@dataclass(frozen=True)
class OptionSet:
    """One way to play the game and its share of the games."""

    name: str
    share: float
    options: dict[str, OptionValue]


@dataclass(frozen=True)
class NetworkConfig:
    """The network's kind and size; the whole beside a map's places is `wide`."""

    width: int = 512
    blocks: int = 4
    kind: str = PERCEPTRON
    wide: int = 256


@dataclass(frozen=True)
class PlayConfig:
    """Self-play: how many games, how far ahead, how sharp."""

    games: int = 32768
    steps: int = 16
    room: int = 192
    branches: int = 16
    sharpness: float = 32.0
    forgetting: float = 0.2
    trace: float = 0.85
    deep: int = 0  # actions of those looked ahead at that are followed further; none without
    plies: int = 1  # decisions that each is followed for
    deep_share: float = 0.5  # what the further look counts beside the first
    deep_from: int = 0  # rounds of the run before which the first look is enough


@dataclass(frozen=True)
class LearningConfig:
    """The optimiser."""

    batch: int = 16384
    passes: float = 1.0
    rate: float = 1e-3
    floor: float = 3e-5
    warmup: int = 200
    decay: float = 1e-4
    average: float = 0.999


@dataclass(frozen=True)
class JudgingConfig:
    """How often the network is measured, and on how many games."""

    games: int = 4096
    every: float = 60.0
    longest: int = 120  # choices of a game; one that goes on counts as drawn


@dataclass(frozen=True)
class Config:
    """A whole run."""

    game: str
    sets: tuple[OptionSet, ...]
    seed: int = 7
    minutes: float = 17.0
    network: NetworkConfig = field(default_factory=NetworkConfig)
    play: PlayConfig = field(default_factory=PlayConfig)
    learning: LearningConfig = field(default_factory=LearningConfig)
    judging: JudgingConfig = field(default_factory=JudgingConfig)


def read_config(name: str, usual: str = "training.toml") -> Config:
    """A run's configuration by its path, or by the name of a game whose bots' package has a file of the usual name.

    One that names another file in `sets_of` trains on the sets of that file beside it.
    """
    path = Path(name)
    if not path.is_file():
        path = file_of(name, usual)
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    sets = data if "sets" in data else tomllib.loads((path.parent / data["sets_of"]).read_text(encoding="utf-8"))
    return Config(
        game=data["game"],
        sets=tuple(OptionSet(**one) for one in sets["sets"]),
        seed=data.get("seed", 7),
        minutes=data.get("minutes", 17.0),
        network=NetworkConfig(**data.get("network", {})),
        play=PlayConfig(**data.get("play", {})),
        learning=LearningConfig(**data.get("learning", {})),
        judging=JudgingConfig(**data.get("judging", {})),
    )


def file_of(game: str, name: str) -> Path:
    """A file beside a game's bots; one that is not there where none of them has it."""
    homes = [Path(str(files(entry.module))) for entry in plugged("triumvirate.bots", game)]
    return next((home / name for home in homes if (home / name).is_file()), Path(game) / name)
