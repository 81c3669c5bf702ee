"""What the levels of RUBICO claim to do."""

from __future__ import annotations

from triumvirate.arena.ladder import gains

CLAIMS = (
    gains("rubico-tribune", "tribune", "recruit", 15),
    gains("rubico-legate", "legate", "tribune", 8),
    gains("rubico-imperator", "imperator", "legate", 3, opposition="legate"),
)
