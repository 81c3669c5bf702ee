"""Databases of every schema with matches in them, kept for ever: `python tests/keep_schemas.py --write` adds what is missing.

A file that is there is never written again: it is what an operator of that time has.
"""

from __future__ import annotations

import random
import sqlite3
import sys
import tempfile
from pathlib import Path

from alembic.script import ScriptDirectory

from server.conftest import Running, serving
from server.playing import act_once, play_out
from triumvirate.server.client import match_of
from triumvirate.server.store.migrate import _config, migrate

SCHEMAS = Path(__file__).parent / "data" / "schemas"
NAME, PASSWORD = "Livia Drusilla", "a password of long ago"
KEY = "the key of match secrets then"
LINE = 'Alea iacta est — \'twas "said".'


def revisions() -> list[str]:
    """All schemas there ever were, the oldest first."""
    scripts = ScriptDirectory.from_config(_config("sqlite://"))
    return sorted(script.revision for script in scripts.walk_revisions())


def fill(server: Running) -> None:
    """An account with a finished and two running matches, and something in every table that people fill."""
    livia, other = server.client(), server.client()
    livia.claim(NAME, PASSWORD)
    for status in ("finished", "running"):
        made = livia.create("caesar", private=True, side="caesar", clock={"kind": "days", "days": 3})
        other.join(made.invites["pompey"])  # type: ignore[index]
        people = {"caesar": livia, "pompey": other}
        if status == "finished":
            play_out(people, match_of(made))
            finished = match_of(made)
        for _ in range(4 if status == "running" else 0):
            act_once(people, match_of(made), random.Random(5))
    livia.say(match_of(made), LINE)
    them = other.me().me
    livia.post(dict, "/reports", person=them.id, reason="He laughed.")
    livia.call("PUT", f"/me/muted/{them.id}")
    days = {"kind": "days", "days": 3}
    plan = livia.post(dict, "/tournaments", game="caesar", kind="swiss", name="Ludi", clock=days)["tournament"]["id"]
    livia.post(dict, f"/tournaments/{plan}/bots", bot="recruit", number=2)
    livia.post(dict, f"/tournaments/{plan}/start")
    club = livia.post(dict, "/clubs", name="Collegium")
    other.post(dict, "/club-invitations", token=club["token"])
    at = f"/clubs/{club['club']['id']}"
    third = server.client()
    third.post(dict, "/club-invitations", token=club["token"])
    third.post(dict, f"{at}/tables", game="caesar")
    (table,) = other.get(dict, at)["tables"]
    other.post(dict, "/join", token=table["code"])
    other.at(table["match"]["id"], dict, "resign")
    server.clock.add(1)
    livia.call("PATCH", at, {"new_season": True})
    livia.post(dict, "/studies", match=finished, name="The Ides")
    seats = {"players": 3}
    livia.create("rubico", options=seats, seats={"p1": "me", "p2": "bot:recruit", "p3": "bot:recruit"}, private=True)


def write() -> None:
    """Make a database now, take it back to each schema that is missing, and keep its text."""
    missing = [name for name in revisions() if not (SCHEMAS / f"{name}.sql").exists()]
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        with serving(data, sealing_key=KEY) as server:
            fill(server)
        for name in missing:
            old = data / f"{name}.db"
            with sqlite3.connect(data / "triumvirate.db") as now, sqlite3.connect(old) as copy:
                now.backup(copy)
            if name != revisions()[-1]:
                migrate(f"sqlite:///{old}", name, is_back=True)
            with sqlite3.connect(old) as connection:
                lines = [line for line in connection.iterdump() if 'INSERT INTO "workers"' not in line]
            SCHEMAS.mkdir(exist_ok=True)
            (SCHEMAS / f"{name}.sql").write_text("\n".join(lines) + "\n", encoding="utf-8")
            print(name, len("\n".join(lines)))


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    write()
