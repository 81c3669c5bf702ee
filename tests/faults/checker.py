"""Compares what people were told with what the database holds and with what the rules make of it."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path

from sqlalchemy import Connection, select

from faults.load import TROUBLE, Log, Player
from faults.promises import Promises, broken
from triumvirate.core.record import read_record
from triumvirate.games import find_game
from triumvirate.server.client import Refused
from triumvirate.server.matches import knowledge
from triumvirate.server.matches.held import HeldMatch, rebuild
from triumvirate.server.store.checking import check
from triumvirate.server.store.rows import ActionRow, MatchRow, read
from triumvirate.server.store.schema import actions, matches
from triumvirate.server.store.transfer import over


@dataclass
class Found:
    """What is wrong; nothing, if all is well."""

    acknowledged: int = 0
    promised: int = 0
    entries: int = 0
    matches: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    differing: list[str] = field(default_factory=list)
    late: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def wrong(self) -> list[str]:
        return [*self.lost, *self.doubled, *self.broken, *self.stuck, *self.differing, *self.late, *self.faults]


def compare(url: str, logs: list[Log], promises: Promises) -> Found:
    """People's logs with the database: nothing acknowledged is missing, and no move is there that nobody sent."""
    found = Found()

    def moves(connection: Connection) -> list[tuple[str, int, str, str, str | None]]:
        rows = connection.execute(
            select(actions.c.match, actions.c.number, actions.c.action, actions.c.by, actions.c.key)
        )
        return [tuple(row) for row in rows]  # type: ignore[misc]

    rows = over(url, moves)
    by_key: dict[tuple[str, str], tuple[int, str]] = {}
    clicks: Counter[tuple[str, str]] = Counter()
    sent = {key for log in logs for key in log.sent}
    found.entries = len(rows)
    known = over(url, lambda connection: _known(connection, {ack.match for log in logs for ack in log.acks}))
    friends = {one.where[0] for one in promises.given if one.kind == "seat"}
    for match, number, action, by, key in rows:
        if by != "person" or match in friends:
            continue
        if key is None or key.partition(":")[2] not in sent:
            found.doubled.append(f"{match} {number}: nobody sent this")
            continue
        by_key[(match, key.partition(":")[2])] = (number, action)
        clicks[(match, key.partition(":")[2])] += 1
    found.doubled += [f"{match}: one click, {count} entries" for (match, _), count in clicks.items() if count > 1]
    for log in logs:
        found.faults += log.faults
        found.acknowledged += len(log.acks)
        for ack in (*log.acks, *log.again):
            kept = by_key.get((ack.match, ack.key))
            if kept is None:
                found.lost.append(f"{ack.match} {ack.number} {ack.action}: acknowledged and not there")
            elif kept[1] != ack.action or not known[ack.match].may_call(ack.seat, kept[0], ack.number):
                found.lost.append(f"{ack.match}: acknowledged as {ack.number} {ack.action}, kept as {kept}")
    standing = promises.standing()
    found.promised = len(standing)
    found.lost += over(url, lambda connection: broken(connection, standing))
    replayed = check(url)
    found.matches = len(replayed)
    found.broken = [f"{one.match}: {one.fault}" for one in replayed if one.fault]
    found.late = over(url, _out_of_time)
    return found


@dataclass(frozen=True)
class Numbers:
    """A match as it was while it ran, and whether its end has opened it: both have numbers for its entries."""

    running: HeldMatch
    is_open: bool

    def may_call(self, seat: str, true: int, told: int) -> bool:
        """Whether a seat may have been told of an entry by a number."""
        return knowledge.true_number(self.running, seat, told) == true or (self.is_open and told == true)


def _known(connection: Connection, played: set[str]) -> dict[str, Numbers]:
    """Which entries every seat knew of, from the rows alone."""
    found = {}
    for match in played:
        kept = connection.execute(select(matches).where(matches.c.id == match)).one_or_none()
        if kept is None:
            continue
        row = read(MatchRow, kept)
        query = select(actions).where(actions.c.match == match).order_by(actions.c.number)
        stored = [read(ActionRow, one) for one in connection.execute(query)]
        held = rebuild(replace(row, status="running"), [], {}, stored)
        found[match] = Numbers(held, row.status == "finished" and row.open_after_end)
    return found


def _out_of_time(connection: Connection) -> list[str]:
    """Nobody was slow, so nobody's time can be out."""
    early = connection.execute(select(actions.c.match).where(actions.c.by.in_(("time_out", "stand_in")))).scalars()
    lost = connection.execute(select(matches.c.id, matches.c.result).where(matches.c.result.is_not(None)))
    ended = [row.id for row in lost if "time out" in str(row.result)]
    return [f"{match}: somebody's time was out" for match in {*early, *ended}]


def unforeseen(folder: Path) -> list[str]:
    """What the workers' logs tell of that nobody had foreseen: the last words of every trace."""
    lines = [line for log in sorted(folder.glob("*/log")) for line in log.read_text(errors="replace").splitlines()]
    return [
        "\n".join(_until_its_end(lines, number))[-1500:]
        for number, line in enumerate(lines)
        if '"trace":' in line or line.startswith("Traceback")
    ]


def _until_its_end(lines: list[str], number: int) -> list[str]:
    """A line of the log; where a trace begins that Python itself wrote, all of it."""
    end = number + 1
    while lines[number].startswith("Traceback") and end < len(lines) and lines[end - 1].startswith((" ", "Traceback")):
        end += 1
    return lines[number:end]


def goes_on(players: list[Player], seconds: float = 90.0) -> list[str]:
    """Every match that was begun must come to a person's decision or to its end, and take one more move."""
    stuck = []
    end = time.monotonic() + seconds
    for player in players:
        for match in dict.fromkeys((*player.log.matches[:1], *player.log.matches[-3:])):
            if not _goes_on(player, match, max(3.0, end - time.monotonic())):
                stuck.append(f"{match}: nothing happens any more")
    return stuck


def _goes_on(player: Player, match: str, seconds: float) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            state = player.client.state(match)
            if state.result:
                return True
            if state.legal:
                before = len(player.log.acks)
                player.move(match, state)
                return len(player.log.acks) > before
        except (*TROUBLE, Refused):
            pass
        time.sleep(0.1)
    return False


def records(url: str, players: list[Player]) -> list[str]:
    """The record of every finished match, as people download it, leads to the very state that the rows lead to."""
    finished = {
        match: read_record(player.client.record(match), find_game).hash()
        for player in players
        for match in player.log.matches
        if player.client.state(match).result
    }
    states = {one.match: one.state for one in check(url)}  # after that: one that ends meanwhile had other rows before
    return [
        f"{match}: its record leads elsewhere than its rows" for match, led in finished.items() if led != states[match]
    ]
