"""Passwords: hashed by Argon2, off the event loop, two at a time. Hashing is meant to be heavy; a flood of it must not be."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError


class Passwords:
    """Makes digests and compares with them; for a name that nobody has it takes as long."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self._hashing = asyncio.Semaphore(2)
        self._decoy = self._hasher.hash("somebody who does not exist")

    async def digest(self, password: str) -> str:
        """What is kept of a password."""
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether it is the password that was kept; never where none was."""
        async with self._hashing:
            try:
                await asyncio.to_thread(self._hasher.verify, kept or self._decoy, password)
            except (VerificationError, InvalidHashError):
                return False
        return kept is not None
