"""What the levels of CAESAR! claim to do."""

from __future__ import annotations

from triumvirate.arena.ladder import beats, deepens

# Fixed iterations stand for about 0.1 s a decision on the machine that docs/ladder.md names; a bot without a number plays
# as it always does.
CLAIMS = (
    beats("caesar-beginner", "beginner", "recruit", 85, 400),
    beats("caesar-tribune-beginner", "tribune", "beginner", 75, 400),
    beats("caesar-tribune", "tribune", "recruit", 97, 400),
    beats("caesar-legate", "legate@12000", "tribune", 80, 400),
    beats("caesar-legate-1s", "legate", "tribune", 80, 60, seconds=1.0),
    beats("caesar-imperator", "imperator@1500", "legate@12000", 60, 400),
    beats("caesar-imperator-tribune", "imperator@1500", "tribune", 80, 400),
    beats("caesar-imperator-1s", "imperator", "legate", 60, 60, seconds=1.0),
    # a search that gains from time: at a short budget, and as a table's second is to sixteen
    deepens("caesar-imperator-deep", "imperator@1500", 16, 60, 400),
    deepens("caesar-imperator-deep-table", "imperator@15000", 16, 60, 40),
)
