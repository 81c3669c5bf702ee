"""Importing this registers the single-player environments with Gymnasium, under their names and versions.

import gymnasium, triumvirate.envs.registered
env = gymnasium.make("triumvirate/NAME-v1", opponent="tribune")
games = gymnasium.make_vec("triumvirate/NAME-v1", num_envs=64, opponent="random")
"""

from __future__ import annotations

import gymnasium

from triumvirate import envs
from triumvirate.bots import usual_bot
from triumvirate.core.options import OptionValue
from triumvirate.envs.catalogue import environments
from triumvirate.envs.vector_games import VectorGames

IDS = {name: f"triumvirate/{name}-v{found.version}" for name, (_, found) in environments().items()}


def vector(
    name: str, num_envs: int, *, opponent: str | None = None, seat: str | None = None, **options: OptionValue
) -> VectorGames:
    """What `gymnasium.make_vec` gives: as many games of the same environment, stepped together (`envs.vector`).

    One seat of each is the learner's, as with `gymnasium.make`; the game's usual bot plays where no opponent is named.
    """
    usual = usual_bot(environments()[name][0])
    return envs.vector(name, num_envs, opponent=opponent or usual, seat=seat, **options)


for game, identity in IDS.items():
    if identity not in gymnasium.registry:
        gymnasium.register(
            identity,
            "triumvirate.envs.single:SinglePlayerEnv",
            vector_entry_point=f"{__name__}:vector",
            kwargs={"name": game},
        )
