"""People under bad conditions: each plays on, tries again with the same key, and writes down what was acknowledged.

They are clumsy, too: they click twice, play in two tabs, and their line says again what it said long ago.
"""

from __future__ import annotations

import http.client
import random
import secrets
import threading
import time
from collections import Counter
from dataclasses import dataclass, field, replace

from websockets.exceptions import WebSocketException

from triumvirate.server.client import Client, LiveMatch, Refused, match_of
from triumvirate.server.replies import State

TROUBLE = (OSError, http.client.HTTPException, TimeoutError, WebSocketException, EOFError)
NOT_NOW = ("unavailable", "rate_limited", "conflict")
MOVED_ON = ("stale", "not_your_turn", "over")
CLOCK = {"kind": "live", "seconds": 3000, "increment": 10}  # nobody needs so long, unless a clock is turned by an hour
PATIENCE = 3.0  # seconds that a person waits for a bot
HEARD = 6.0  # seconds that an answer on the socket may take


@dataclass
class Ack:
    """A move of which the server said that it is kept; the number is the seat's own (`matches/knowledge.py`)."""

    match: str
    seat: str
    number: int
    action: str
    key: str
    seen: int


@dataclass
class Log:
    """What one person saw: everything that was acknowledged, and what went wrong on the way."""

    acks: list[Ack] = field(default_factory=list)
    again: list[Ack] = field(default_factory=list)  # what the same message was answered when it was said again
    sent: set[str] = field(default_factory=set)
    clumsy: Counter[str] = field(default_factory=Counter)
    said: Counter[str] = field(default_factory=Counter)
    refusals: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    matches: list[str] = field(default_factory=list)


class Player(threading.Thread):
    """Plays matches against a bot, one after the other: by requests, or over a live socket for every other move.

    Who thinks for a moment after each move leaves the machine to others.
    """

    def __init__(self, url: str, seed: int, stop: threading.Event, game: str = "caesar", thinks: float = 0.0) -> None:
        super().__init__(daemon=True)
        self.log = Log()
        self.client = Client(url)
        self._rng = random.Random(seed)
        self._stop_now = stop
        self._game = game
        self._thinks = thinks

    def run(self) -> None:
        """Until told to stop."""
        while not self._stop_now.is_set():
            try:
                match = self._sit_down()
            except (*TROUBLE, Refused) as fault:
                self._note(fault)
                continue
            self.log.matches.append(match)
            if len(self.log.matches) > 1:  # the first is left for the end, with its clock running
                self._play(match)

    def _play(self, match: str) -> None:
        """To the end, or until the bot takes so long that another match is more fun."""
        bored = time.monotonic() + PATIENCE
        while not self._stop_now.is_set() and time.monotonic() < bored:
            state = self._look(match)
            if state is None or state.result:
                break
            if state.legal:
                self.move(match, state)
                self._stop_now.wait(self._thinks)
                bored = time.monotonic() + PATIENCE
            else:
                time.sleep(0.05)

    def _sit_down(self) -> str:
        self.client.heard.clear()
        if not self.client.cookie:
            self.client.be()
        if self.log.matches and self._rng.random() < 0.5:
            return match_of(self.client.play(self._game, bot="recruit"))
        seats = {"caesar": "me", "pompey": "bot:recruit"}
        return match_of(self.client.create(self._game, seats=seats, clock=CLOCK, private=True))

    def _look(self, match: str) -> State | None:
        while not self._stop_now.is_set():
            try:
                return self.client.state(match)
            except (*TROUBLE, Refused) as fault:
                self._note(fault)
        return None

    def move(self, match: str, state: State) -> None:
        """One click. Whether it arrived or not is not known when the line breaks: the same key is sent again."""
        action = self._rng.choice(state.legal).action
        key = secrets.token_hex(8)
        self.log.sent.add(key)
        assert state.seat is not None
        while not self._stop_now.is_set():
            try:
                number = self._click(match, state, action, key)
            except Refused as refused:
                self._note(refused)
                if refused.code in MOVED_ON:
                    return
            except TROUBLE as fault:
                self._note(fault)
            else:
                self.log.acks.append(Ack(match, state.seat, number, action, key, state.number))
                self._be_clumsy(self.log.acks[-1])
                return

    def _click(self, match: str, state: State, action: str, key: str) -> int:
        if self._rng.random() < 0.5:
            body = {"action": action, "seat": state.seat, "seen": state.number, "key": key}
            shown = self.client.at(match, State, "act", **body)
            mine = [entry.number for entry in shown.entries if entry.seat == state.seat and entry.action == action]
            if not mine:
                self.log.faults.append(f"{match}: {action} was answered without the entry it led to")
            return mine[-1] if mine else state.number + 1  # the last: after an open end all of the match is told
        with self.client.live(match, seen=state.number) as table:
            asked = table.ask("act", action=action, seen=state.number, key=key)
            return _answered(table, asked)

    # --- clumsy hands, two tabs, a line that says things again ------------------------------------------------------

    def _be_clumsy(self, last: Ack) -> None:
        """What was acknowledged is sent again in some way: nothing may come of it but the same answer, or a refusal."""
        older = self._rng.choice([ack for ack in self.log.acks if ack.match == last.match])
        ways = {
            "clicked twice": lambda: self._again(last),
            "said again later": lambda: self._again(older),
            "in another tab": lambda: self._in_another_tab(older),
            "out of order": lambda: self._out_of_order(older, last),
        }
        if self._rng.random() < 0.3:
            name = self._rng.choice(list(ways))
            try:
                ways[name]()
                self.log.clumsy[name] += 1
            except (*TROUBLE, Refused) as fault:
                self._note(fault)

    def _again(self, ack: Ack) -> None:
        """The very same message, twice at once."""
        with self.client.live(ack.match) as table:
            asked = [table.ask("act", action=ack.action, seen=ack.seen, key=ack.key) for _ in range(2)]
            for number in asked:
                self._hear_again(ack, _answered(table, number))

    def _in_another_tab(self, ack: Ack) -> None:
        """Another tab still shows the table as it was, and the same thing is clicked there."""
        key = secrets.token_hex(8)
        try:
            self.client.at(ack.match, State, "act", action=ack.action, seat=ack.seat, seen=ack.seen, key=key)
        except Refused as refused:
            if refused.code not in (*MOVED_ON, *NOT_NOW):
                raise
        else:
            self.log.faults.append(f"{ack.match} {ack.number}: acted once more in another tab")

    def _out_of_order(self, older: Ack, last: Ack) -> None:
        """The last message arrives again, and one that was sent before it arrives after it."""
        with self.client.live(last.match) as table:
            for ack in (last, older):
                asked = table.ask("act", action=ack.action, seen=ack.seen, key=ack.key)
                self._hear_again(ack, _answered(table, asked))

    def _hear_again(self, ack: Ack, number: int) -> None:
        self.log.again.append(replace(ack, number=number))

    def _note(self, fault: Exception) -> None:
        name = fault.code if isinstance(fault, Refused) else type(fault).__name__
        self.log.refusals[name] = self.log.refusals.get(name, 0) + 1
        if isinstance(fault, Refused) and fault.code == "unavailable":
            self.log.said[fault.reason] += 1
        if isinstance(fault, Refused) and fault.code not in (*NOT_NOW, *MOVED_ON):
            self.log.faults.append(f"{fault.code}: {fault.reason}")
        time.sleep(0.05 + self._rng.random() * 0.1)


def _answered(table: LiveMatch, asked: int) -> int:
    """The number of the entry that a message on the socket led to."""
    while True:
        told = table.next("ack", "refused", timeout=HEARD)
        if told.get("id") != asked:
            continue
        if told["type"] == "ack":
            return int(told["number"])
        error = told["error"]
        raise Refused(error["code"], error["reason"], None, 0)
