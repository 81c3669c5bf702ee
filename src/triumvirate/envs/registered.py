"""Importing this registers the single-player environments with Gymnasium, under their names and versions.

import gymnasium, triumvirate.envs.registered
env = gymnasium.make("triumvirate/caesar-v1", opponent="tribune")
"""

from __future__ import annotations

import gymnasium

from triumvirate.envs.catalogue import VERSIONS

IDS = {name: f"triumvirate/{name}-v{version}" for name, version in VERSIONS.items()}

for name, identity in IDS.items():
    if identity not in gymnasium.registry:
        gymnasium.register(identity, "triumvirate.envs.single:SinglePlayerEnv", kwargs={"name": name})
