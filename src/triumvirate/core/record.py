"""The record of a match as text a person can read: a header, then one line an action with its chance outcomes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Protocol

from triumvirate.core.chance import BY_NUMBER, BY_PLACE, Lots, Outcome, new_secret
from triumvirate.core.deals import read_streaks
from triumvirate.core.errors import BadRecord, TriumvirateError
from triumvirate.core.game import Game
from triumvirate.core.options import Options
from triumvirate.core.plain import JsonObject
from triumvirate.core.table import SETUP, TAKE_BACK, Entry, Table
from triumvirate.core.view import Result

TITLE = "Triumvirate record 1"
HEADER = (
    "game", "rules", "options", "seats", "commitment", "seals", "position", "secret", "shares", "streaks", "draws",
    "result", "ended", "signs",
)  # fmt: skip
# `seals` and `shares` are what seats added to the secret, `streaks` what the set-up was dealt against, `draws: place` says
# that take-backs drew nothing anew, `ended` how a match ended that its moves do not end (resignation, time), and `signs`
# what a judge said of moves, by their numbers.
SIGNS = {"slip": "?!", "mistake": "?", "blunder": "??"}
UNSIGNED: Mapping[int, str] = MappingProxyType({})
MOST_LINES, LONGEST_LINE, MOST_DIGITS = 100_000, 20_000, 9
_LINE = re.compile(r"^([0-9]{1,9})\. (?:([a-z0-9_]+): )?(.+?)(?: \[(.*)\])?(?: #([0-9a-f]{8}))?$")


class Recorded(Protocol):
    """What a record is written from: a table, or what somebody has kept of one."""

    @property
    def game(self) -> Game:
        """Whose rules it was played by, or their successor's."""

    @property
    def version(self) -> int:
        """The version of the rules."""

    @property
    def options(self) -> Options:
        """As the match was set up."""

    @property
    def seats(self) -> Sequence[str]:
        """In their order."""

    @property
    def names(self) -> Mapping[str, str]:
        """Who sat there."""

    @property
    def lots(self) -> Lots:
        """What its draws follow from."""

    @property
    def position(self) -> str:
        """Where it began, if not with a set-up."""

    @property
    def entries(self) -> Sequence[Entry]:
        """What was done."""

    def result(self) -> Result | None:
        """How the rules ended it."""


def write_record(table: Recorded, reveal: bool, signs: Mapping[int, str] = UNSIGNED) -> str:
    """The record. With `reveal` (finished matches, analysis) it also holds the secret and each line's state hash.

    `signs` are a judge's verdicts by the numbers of entries: slip, mistake, blunder.
    """
    result = table.result()
    header = [
        TITLE,
        f"game: {table.game.name}",
        f"rules: {table.version}",
        f"options: {json.dumps(table.options, ensure_ascii=False)}",
        f"seats: {json.dumps({seat: table.names.get(seat, '') for seat in table.seats}, ensure_ascii=False)}",
        f"commitment: {table.lots.commitment}",
    ]
    if table.lots.shares:
        header.append(f"seals: {json.dumps(table.lots.seals)}")
    if table.position:
        header.append(f"position: {table.position}")
    if reveal:
        header.append(f"secret: {table.lots.secret.hex()}")
    if reveal and table.lots.shares:
        shares = {seat: share.hex() for seat, share in table.lots.shares.items()}
        header.append(f"shares: {json.dumps(shares)}")
    if reveal and table.lots.streaks:
        header.append(f"streaks: {json.dumps(table.lots.streaks)}")
    if table.lots.drawn_by == BY_PLACE and any(entry.action == TAKE_BACK for entry in table.entries):
        header.append(f"draws: {BY_PLACE}")
    if result is not None:
        header.append(f"result: {json.dumps(result.to_json())}")
    if signs:
        header.append(f"signs: {json.dumps({str(number): SIGNS[verdict] for number, verdict in signs.items()})}")
    lines = []
    for entry in table.entries:
        who = f"{entry.seat}: " if entry.seat else ""
        drawn = f" [{', '.join(_outcome_text(outcome) for outcome in entry.outcomes)}]" if entry.outcomes else ""
        lines.append(
            f"{entry.number}. {who}{entry.action}{drawn}" + (f" #{entry.hash[:8]}" if reveal and entry.hash else "")
        )
    return "\n".join([*header, "", *lines]) + "\n"


def read_record(text: str, find_game: Callable[..., Game]) -> Table:
    """Replay a record; a fault names the first bad line."""
    lines = text.splitlines()
    if len(lines) > MOST_LINES or any(len(line) > LONGEST_LINE for line in lines):
        raise BadRecord(f"A record has at most {MOST_LINES} lines of {LONGEST_LINE} characters.")
    if not lines or lines[0].strip() != TITLE:
        raise BadRecord(f"Line 1: a record starts with '{TITLE}'.")
    header, start = _read_header(lines)
    if "draws" not in header and any(_takes_back(line) for line in lines[start:]):
        header["draws"] = (start, BY_NUMBER)  # from before draws stayed drawn
    table = _table_of(header, find_game)
    for number, line in enumerate(lines[start:], start + 1):
        if line.strip():
            _replay_line(table, line.strip(), number)
    if not table.entries and not table.position:
        raise BadRecord(f"Line {len(lines)}: the record has no set-up line.")
    _check_result(table, header)
    return table


def read_signs(text: str) -> dict[int, str]:
    """The verdicts in a record, by the numbers of its entries."""
    line, told = _read_header(text.splitlines())[0].get("signs", (0, "{}"))
    verdicts = {sign: verdict for verdict, sign in SIGNS.items()}
    try:
        signs = _object(told)
    except ValueError as fault:
        raise BadRecord(f"Line {line}: {fault}") from fault
    if any(not _is_number(number) or sign not in tuple(verdicts) for number, sign in signs.items()):
        raise BadRecord(f"Line {line}: signs are {', '.join(verdicts)}, by the numbers of entries.")
    return {int(number): verdicts[sign] for number, sign in signs.items()}


def _read_header(lines: list[str]) -> tuple[dict[str, tuple[int, str]], int]:
    header: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            return header, number
        name, colon, value = line.partition(": ")
        if not colon:
            raise BadRecord(f"Line {number}: a header line reads 'name: value'; an empty line ends the header.")
        if name.strip() not in HEADER:
            raise BadRecord(f"Line {number}: there is no header '{name.strip()[:40]}'; there are {', '.join(HEADER)}.")
        header[name.strip()] = (number, value.strip())
    return header, len(lines)


def _table_of(header: dict[str, tuple[int, str]], find_game: Callable[..., Game]) -> Table:
    game = _game_of(header, find_game)
    lots = _lots_of(header)
    try:
        line, options = header.get("options", (4, "{}"))
        given = game.check(_object(options))
        line, seats = header.get("seats", (5, "{}"))
        names = _object(seats)
        line, position = header.get("position", (7, ""))
        table = Table.from_position(game, position, lots) if position else Table(game, given, lots)
        if "options" in header and table.options != given:
            raise ValueError("the position's options are not those of the record")
        table.names = {seat: str(names[seat]) for seat in table.seats if names.get(seat)}
    except (ValueError, TriumvirateError) as fault:
        raise BadRecord(f"Line {line}: {fault}") from fault
    except RecursionError as fault:
        raise BadRecord(f"Line {line}: this is nested too deeply.") from fault
    line, promised = header.get("commitment", (6, ""))
    if "secret" in header and promised and promised != table.commitment:
        raise BadRecord(f"Line {line}: the secret does not match the commitment published at the start.")
    line, sealed = header.get("seals", (7, ""))
    if "shares" in header and sealed and _object(sealed) != table.lots.seals:
        raise BadRecord(f"Line {line}: the shares do not match the seals published before the start.")
    return table


def _lots_of(header: dict[str, tuple[int, str]]) -> Lots:
    """What the draws follow from; a secret of its own where none is told."""
    try:
        line, hexed = header.get("secret", (6, ""))
        secret = bytes.fromhex(hexed) or new_secret()
        line, told = header.get("shares", (7, "{}"))
        shares = {seat: bytes.fromhex(str(share)) for seat, share in _object(told).items()}
        line, told = header.get("streaks", (8, "{}"))
        streaks = read_streaks(_object(told))
        line, drawn_by = header.get("draws", (8, BY_PLACE))
        if drawn_by not in (BY_PLACE, BY_NUMBER):
            raise ValueError(f"draws are by {BY_PLACE} or by {BY_NUMBER}")
    except ValueError as fault:
        raise BadRecord(f"Line {line}: {fault}") from fault
    return Lots(secret, shares, drawn_by, streaks)


def _takes_back(line: str) -> bool:
    match = _LINE.match(line.strip())
    return match is not None and match[3] == TAKE_BACK


def _game_of(header: dict[str, tuple[int, str]], find_game: Callable[..., Game]) -> Game:
    """The game by the rules that the match was played by, which may not be the newest."""
    line, name = header.get("game", (2, ""))
    try:
        game = find_game(name)
        line, version = header.get("rules", (3, str(game.version)))
        if version == str(game.version):
            return game
        if not _is_number(version):
            raise BadRecord(f"'{version[:20]}' is no rules version.")
        return find_game(name, int(version))
    except TriumvirateError as fault:
        raise BadRecord(f"Line {line}: {fault.reason}") from fault


def _object(text: str) -> JsonObject:
    try:
        value = json.loads(text)
    except RecursionError as fault:
        raise ValueError("this is nested too deeply") from fault
    if not isinstance(value, dict):
        raise ValueError("this is not a JSON object")
    return value


def _replay_line(table: Table, line: str, number: int) -> None:
    match = _LINE.match(line)
    if not match:
        raise BadRecord(f"Line {number}: '{line[:60]}' is no line of a record, such as '3. SEAT: pass'.")
    entry, seat, action, drawn, digest = match.groups()
    if int(entry) != len(table.entries):
        raise BadRecord(f"Line {number}: entry {entry} is out of order; {len(table.entries)} was expected.")
    outcomes = [_parse_outcome(text) for text in drawn.split(", ")] if drawn else []
    try:
        if action == SETUP and seat is None:
            if table.entries or table.position:
                raise BadRecord("the set-up comes first and only once.")
            table.set_up(outcomes)
        elif seat is None:
            raise BadRecord("an action names its seat.")
        elif action == TAKE_BACK:
            table.take_back(seat)
        else:
            if not table.entries and not table.position:
                raise BadRecord("the first entry is the set-up.")
            table.act(seat, action, outcomes)
    except TriumvirateError as fault:
        raise BadRecord(f"Line {number}: {fault.reason}", fault.rule) from fault
    if digest and not table.entries[-1].hash.startswith(digest):
        raise BadRecord(f"Line {number}: the state after this line is not the recorded one.")


def _check_result(table: Table, header: dict[str, tuple[int, str]]) -> None:
    if "result" not in header:
        return
    line, text = header["result"]
    result = table.result()
    try:
        same = result is not None and _object(text) == result.to_json()
    except ValueError as fault:
        raise BadRecord(f"Line {line}: {fault}") from fault
    if not same:
        raise BadRecord(f"Line {line}: the result is not the one that the moves lead to.")


def _outcome_text(outcome: Outcome) -> str:
    if isinstance(outcome, int):
        return str(outcome)
    (name, value), *_ = outcome.items()
    return f"{name} {value}"


def _parse_outcome(text: str) -> Outcome:
    if _is_number(text):
        return int(text)
    name, _, value = text.partition(" ")
    return {name: int(value) if _is_number(value) else value}


def _is_number(text: str) -> bool:
    """Plain digits, not more of them than any number here has: a million would take long to read."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS
