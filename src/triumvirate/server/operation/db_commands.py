"""What an operator does to a database by hand, and how it is told: `triumvirate db`."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from triumvirate.server.errors import ForOperator
from triumvirate.server.operation import signs
from triumvirate.server.people import collusion
from triumvirate.server.replies import AdminSigns, SignPair
from triumvirate.server.store import audit, transfer
from triumvirate.server.store.checking import check
from triumvirate.server.store.database import Database
from triumvirate.server.store.migrate import NEWER, NEWEST, migrate, revision_of
from triumvirate.server.table_time import wall_ms


@dataclass(frozen=True)
class Told:
    """What was found or done, and whether all is well."""

    lines: list[str]
    is_well: bool = True


def bring_to(url: str, revision: str, dry_run: bool) -> Told:
    """Bring a database to a revision: the newest, or back to one that an older server knows."""
    wanted = NEWEST if revision == "head" else revision
    before = _revision(url)
    if before == wanted:
        return Told([f"The database is at revision {wanted} already."])
    if dry_run:
        return Told([f"The database is at revision {before or 'none'}; it would be brought to {wanted}."])
    if before and wanted < before:
        migrate(url, wanted, is_back=True)
    else:
        migrate(url, revision)
    return Told([f"The database is at revision {_revision(url)} now; it was at {before or 'none'}."])


def look_through(url: str) -> Told:
    """Play every match again from its rows, and say which do not come out as they are kept."""
    _check_newest(url)
    found = check(url)
    wrong = [one for one in found if one.fault]
    entries = sum(one.entries for one in found)
    lines = [f"{one.match}: {one.fault}" for one in wrong]
    return Told([*lines, f"{len(found)} matches with {entries} entries, {len(wrong)} with faults."], not wrong)


def back_up(url: str, file: Path) -> Told:
    """Keep all of a database in one file, which is an SQLite database itself; people may go on playing meanwhile."""
    _check_newest(url)
    if file.exists():
        raise ForOperator(f"{file} exists already: choose another name.")
    draft = file.with_name(file.name + ".part")
    draft.unlink(missing_ok=True)
    os.close(os.open(draft, os.O_CREAT | os.O_EXCL, 0o600))  # it holds the secrets of running matches
    try:
        if url.startswith("sqlite"):
            with sqlite3.connect(_path(url)) as source, sqlite3.connect(draft) as target:
                source.backup(target)
        else:
            migrate(f"sqlite:///{draft}")
            transfer.copy(url, f"sqlite:///{draft}")
        told = look_through(f"sqlite:///{draft}")
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
    return Told([*told.lines, f"Kept in {file}."], told.is_well)


def restore(url: str, file: Path, dry_run: bool) -> Told:
    """Fill an empty database from a backup, of this or an older server; the dry run does all but that."""
    if not file.is_file():
        raise ForOperator(f"There is no file {file}.")
    with tempfile.TemporaryDirectory() as folder:
        draft = Path(folder) / "backup.db"
        shutil.copyfile(file, draft)
        source = f"sqlite:///{draft}"
        try:
            migrate(source)
        except Exception as fault:
            raise ForOperator(f"{file} is no backup of Triumvirate, or of a newer one.") from fault
        told = look_through(source)
        rows = _rows_of(source)
        if dry_run:
            return Told([*told.lines, rows, "This would be restored; nothing was changed."], told.is_well)
        migrate(url)
        transfer.copy(source, url)
    return Told([*told.lines, rows, "Restored, and compared row by row."], told.is_well)


def move(url: str, target: str, dry_run: bool) -> Told:
    """Copy everything into another, empty database; nobody can write to an SQLite file meanwhile."""
    _check_newest(url)
    told = look_through(url)
    rows = _rows_of(url)
    if dry_run:
        return Told([*told.lines, rows, "This would be moved; nothing was changed."], told.is_well)
    migrate(target)
    transfer.copy(url, target)
    hint = (
        "Start the server with TRIUMVIRATE_DATABASE set to the new address, and with the same match.key or "
        "TRIUMVIRATE_MATCH_KEY; the old database is as it was."
    )
    return Told([*told.lines, rows, "Moved, and compared row by row.", hint], told.is_well)


def audited(url: str, key: str, seal: str = "") -> Told:
    """What operators looked at and did, and whether all of it is there as it was written."""
    _check_newest(url)

    async def ask() -> list[audit.Line]:
        db = Database(url)
        await db.start()
        try:
            return await audit.lines(db)
        finally:
            await db.stop()

    found = asyncio.run(ask())
    wrong = audit.faults(found, key, seal)
    told = [f"{line.number}  {_when(line.at)}  {line.name} ({line.person})  {line.what}" for line in found]
    last = f"The last has the seal {found[-1].seal}: keep it elsewhere, and give it to the next look." if found else ""
    end = f"{len(found)} lines, {len(wrong) or 'no'} faults."
    return Told([*told, *wrong, end, *([last] if last else [])], not wrong)


def signs_of(url: str, days: int = signs.DAYS) -> Told:
    """Signs that people help each other to ratings: for somebody to look at, nothing is done about them."""
    _check_newest(url)

    async def ask() -> AdminSigns:
        db = Database(url)
        await db.start()
        try:
            played, networks = await signs.gather(db, wall_ms(), days)
            return await signs.told(db, days, len(played), collusion.rings(played, networks))
        finally:
            await db.stop()

    found = asyncio.run(ask())
    lines: list[str] = []
    for number, ring in enumerate(found.rings, 1):
        lines.append(f"{number}. {', '.join(f'{name} ({one})' for one, name in ring.people.items())}")
        lines += [_sign_line(pair, ring.people) for pair in ring.pairs]
    return Told([*lines, f"{found.looked_at} matches of {days} days, {len(found.rings) or 'no'} groups with signs."])


def _sign_line(pair: SignPair, names: Mapping[str, str]) -> str:
    won = f"   {names[pair.winner]} {pair.score:g} of {pair.counted} against {names[pair.loser]}"
    odds = f" (expected {pair.expected:g}, as much by chance 1 in {pair.one_in})" if pair.expected is not None else ""
    facts = f"played {pair.played}, short {pair.short}, shared networks {pair.networks}"
    return f"{won}{odds}; {facts}; {', '.join(pair.signs)}: {' '.join(pair.matches)}"


def _when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


def _rows_of(url: str) -> str:
    return ", ".join(f"{count} {name}" for name, count in transfer.counts(url).items() if count) or "no rows at all"


def _check_newest(url: str) -> None:
    found = _revision(url)
    if found > NEWEST:
        raise ForOperator(NEWER.format(f"revision {found}"))
    if found != NEWEST:
        raise ForOperator(f"The database is at revision '{found}', not {NEWEST}: run `triumvirate db migrate` first.")


def _revision(url: str) -> str:
    if url.startswith("sqlite") and not Path(_path(url)).exists():
        return ""

    async def ask() -> str:
        db = Database(url)
        await db.start()
        try:
            return await revision_of(db)
        finally:
            await db.stop()

    return asyncio.run(ask())


def _path(url: str) -> str:
    return url.partition(":///")[2]
