"""Importing this registers the single-player environments with Gymnasium, under their names and versions.

import gymnasium, triumvirate.envs.registered
env = gymnasium.make("triumvirate/NAME-v1", opponent="tribune")
"""

from __future__ import annotations

import gymnasium

from triumvirate.envs.catalogue import environments

IDS = {name: f"triumvirate/{name}-v{found.version}" for name, (_, found) in environments().items()}

for name, identity in IDS.items():
    if identity not in gymnasium.registry:
        gymnasium.register(identity, "triumvirate.envs.single:SinglePlayerEnv", kwargs={"name": name})
