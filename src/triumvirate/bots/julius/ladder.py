"""What the levels of JULIUS CAESAR claim to do."""

from __future__ import annotations

from triumvirate.arena.ladder import beats

# Fixed iterations stand for about 0.2 s an operation on the machine that docs/ladder.md names; a bot without a number
# plays as it always does.
CLAIMS = (
    beats("julius-beginner", "beginner", "recruit", 85, 200),
    beats("julius-tribune-beginner", "tribune", "beginner", 70, 200),
    beats("julius-tribune", "tribune", "recruit", 95, 200),
    beats("julius-legate", "legate@400", "tribune", 65, 200),
    beats("julius-legate-2s", "legate", "tribune", 65, 60, seconds=2.0),
    beats("julius-imperator", "imperator@100", "legate@100", 65, 400),
    beats("julius-imperator-1s", "imperator", "legate", 65, 40, seconds=1.0),
)
