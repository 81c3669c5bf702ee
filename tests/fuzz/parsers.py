"""Everything that reads text of strangers, under a coverage-guided fuzzer: refusals are fine, anything else is a find.

    python tests/fuzz/parsers.py record --in FOLDER -max_total_time=300     # libFuzzer's own options come last

A find is an exception that is not a refusal, a parse that does not come out again as it went in, a text that takes
longer than `-timeout` seconds, or memory that grows.
"""

from __future__ import annotations

import contextlib
import json
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import atheris
import msgspec

WATCHED = ["triumvirate.core.record", "triumvirate.protocol.session", "triumvirate.protocol.fields"]
for game in ("caesar", "julius", "rubico"):
    WATCHED += [f"triumvirate.games.{game}.{part}" for part in ("position", "notation", "truth", "variants")]

with atheris.instrument_imports(include=WATCHED):
    from triumvirate.core.errors import TriumvirateError
    from triumvirate.core.record import read_record, write_record
    from triumvirate.core.table import Table
    from triumvirate.games import find_game, game_names
    from triumvirate.games.caesar.variants import SHIPPED, read_variant
    from triumvirate.protocol import Session
    from triumvirate.server import requests
    from triumvirate.server.sockets import listener

    NAMES = game_names()
    for name in NAMES:
        find_game(name)  # loaded here, so that it is watched as well

LINES = 12  # of one conversation
COSTLY = ('"perft"', '"bot"')  # commands that may rightly think for a while
WARM_UP, EVERY, MOST_GROWTH = 2000, 500, 96 * 1024 * 1024
BODIES = [
    found
    for found in vars(requests).values()
    if isinstance(found, type) and issubclass(found, msgspec.Struct) and found.__module__ == requests.__name__
]


# --- what is read ---------------------------------------------------------------------------------------------------


def record(text: str) -> None:
    """A record: what is accepted is written and read again the same."""
    written = write_record(read_record(text, find_game), True)
    assert write_record(read_record(written, find_game), True) == written


def position(text: str) -> None:
    """A position of any game; the first letter says of which."""
    game = find_game(NAMES[ord(text[:1] or "a") % len(NAMES)])
    options, state = game.positions.parse(text[1:])
    again = game.positions.parse(game.positions.text(state, options))[1]
    assert game.layout.hash(again) == game.layout.hash(state)


def variant(text: str) -> None:
    """A variant as a file or as an option's value; one that is accepted is accepted again as it came out."""
    read = read_variant(text)
    assert read_variant(read) == read
    find_game("caesar").check({"variant": read})


def protocol(text: str) -> None:
    """A conversation with the engine, a line each: every one is answered, and the engine never fails."""
    session = Session()
    for line in text.split("\n")[:LINES]:
        if not any(word in line for word in COSTLY):
            answer = json.loads(session.answer(line))
            assert answer["ok"] or "The engine failed" not in answer["error"]["reason"], answer


def messages(text: str) -> None:
    """A message to the live socket, and the same text as the body of every call."""
    try:
        listener._decoded(text)
    finally:
        for body in BODIES:
            try:
                msgspec.json.decode(text.encode("utf-8", "surrogatepass"), type=body)
            except msgspec.DecodeError:
                continue


@atheris.instrument_func  # type: ignore[untyped-decorator]
def planted(text: str) -> None:
    """A fault behind four letters, which only a fuzzer that follows coverage finds letter by letter."""
    for place, letter in enumerate("ROMA"):
        if text[place : place + 1] != letter:
            return
    raise ValueError("planted")


READERS: dict[str, Callable[[str], None]] = {
    "record": record,
    "position": position,
    "variant": variant,
    "protocol": protocol,
    "messages": messages,
}


def everything(text: str) -> None:
    """All of them; the first letter says which."""
    list(READERS.values())[ord(text[:1] or "a") % len(READERS)](text[1:])


TARGETS = {**READERS, "everything": everything, "planted": planted}


# --- where it starts from -------------------------------------------------------------------------------------------


def played(game: str, seed: int, actions: int) -> Table:
    """A match some actions old."""
    table, rng = Table.new(find_game(game), seed=seed), random.Random(seed)
    for _ in range(actions):
        if table.is_over():
            break
        choice = rng.choice(table.legal())
        table.act(choice.seat, choice.index)
    return table


def seeds(target: str) -> Iterator[str]:
    """Texts of each kind that are right, and a few that once were not."""
    if target == "everything":
        for place, kind in enumerate(READERS):
            yield from (_letter(place, len(READERS)) + text for text in seeds(kind))
    for number, game in enumerate(NAMES):
        for actions in (0, 6, 40):
            table = played(game, actions, actions)
            if target == "record":
                yield write_record(table, actions != 6)
                yield write_record(table, True).replace('"players": ', '"players": ' + "9" * 5000)
            elif target == "position":
                yield _letter(number, len(NAMES)) + table.position_text()
            elif target == "protocol":
                yield "\n".join(conversation(table))
    if target == "planted":
        yield "Gallia est omnis divisa"
    if target == "variant":
        yield from (path.read_text() for path in SHIPPED.values())
        yield '{"name": "x", "influence": [{"icons": ["sword"], "values": [6, 0]}], "bonuses": {"senate": 18}}'
        yield "name = 'x'\n[bonuses]\nsenate = " + "9" * 5000
        yield '{"name": "x", "bonuses": {"senate": ' + "9" * 5000 + "}}"
    if target == "messages":
        yield '{"type":"hello","seen":-1,"seat":"caesar","lang":"it"}'
        yield '{"type":"act","id":1,"action":"pass","seen":0,"key":"0123456789abcdef"}'
        yield '{"game":"caesar","options":{},"clock":{"kind":"live","seconds":600},"private":true}'
        yield '{"name":"Marcus","password":"long enough","token":"x","record":"x","days":3,"accept":true}'


def _letter(place: int, count: int) -> str:
    """A letter that stands for a place among so many."""
    return next(letter for letter in "abcdefgh" if ord(letter) % count == place)


def conversation(table: Table) -> Iterator[str]:
    """A match as the protocol speaks it."""
    game = table.game.name
    yield json.dumps({"cmd": "new", "game": game, "options": table.options, "seed": 1})
    yield json.dumps({"cmd": "load", "record": write_record(table, True)})
    yield json.dumps({"cmd": "position", "game": game, "text": table.position_text()})
    for choice in table.legal()[:2]:
        yield json.dumps({"cmd": "act", "seat": choice.seat, "action": choice.action})
        yield json.dumps({"cmd": "explain", "seat": choice.seat, "action": choice.action, "lang": "it"})
    for command in ("legal", "view", "undo", "record", "hash", "result"):
        yield json.dumps({"cmd": command, "seat": table.seats[0]})


def plant(target: str, folder: Path) -> list[str]:
    """The corpus's first texts and a dictionary of their words, as libFuzzer's arguments."""
    corpus = folder / target
    corpus.mkdir(parents=True, exist_ok=True)
    words: set[str] = set()
    for number, text in enumerate(seeds(target)):
        (corpus / f"seed{number}").write_text(text)
        words.update(word for word in text.replace('"', " ").split() if 2 < len(word) < 30 and word.isascii())
    listed = folder / f"{target}.dict"
    quoted = (word.replace("\\", "\\\\") for word in sorted(words)[:3000])
    listed.write_text("".join(f'"{word}"\n' for word in quoted))
    return [str(corpus), f"-dict={listed}", f"-artifact_prefix={folder}/{target}-"]


# --- running --------------------------------------------------------------------------------------------------------


def resident() -> int:
    """Memory in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


class Watched:
    """One target with an eye on the memory."""

    def __init__(self, read: Callable[[str], None]) -> None:
        self.read = read
        self.runs = self.before = 0

    def __call__(self, data: bytes) -> None:
        self.runs += 1
        if self.runs == WARM_UP:
            self.before = resident()
        elif self.runs > WARM_UP and self.runs % EVERY == 0:
            assert resident() - self.before < MOST_GROWTH, "memory grows"
        with contextlib.suppress(TriumvirateError):  # refused, as it should be
            self.read(data.decode("utf-8", "replace"))


def main(argv: list[str]) -> Any:
    """Fuzz one target; the corpus and what is found are kept in a folder."""
    folder = Path(argv[argv.index("--in") + 1])
    rest = [word for word in argv[2:] if word not in ("--in", str(folder))]
    limits = ["-timeout=20", "-rss_limit_mb=3000", "-max_len=20000", "-len_control=0"]
    atheris.Setup([argv[0], *plant(argv[1], folder), *limits, *rest], Watched(TARGETS[argv[1]]))
    atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv)
