"""People under bad conditions: each plays on, tries again with the same key, and writes down what was acknowledged."""

from __future__ import annotations

import http.client
import random
import secrets
import threading
import time
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import WebSocketException

from triumvirate.server.client import Client, Refused, match_of
from triumvirate.server.replies import State

TROUBLE = (OSError, http.client.HTTPException, TimeoutError, WebSocketException, EOFError)
NOT_NOW = ("unavailable", "internal", "rate_limited", "conflict")
MOVED_ON = ("stale", "not_your_turn", "over")


@dataclass
class Ack:
    """A move of which the server said that it is kept."""

    match: str
    seat: str
    number: int
    action: str
    key: str


@dataclass
class Log:
    """What one person saw: everything that was acknowledged, and what went wrong on the way."""

    acks: list[Ack] = field(default_factory=list)
    sent: set[str] = field(default_factory=set)
    again: int = 0
    refusals: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    matches: list[str] = field(default_factory=list)


class Player(threading.Thread):
    """Plays matches against a bot, one after the other: by requests, or over a live socket for every other move."""

    def __init__(self, url: str, seed: int, stop: threading.Event, game: str = "caesar") -> None:
        super().__init__(daemon=True)
        self.log = Log()
        self.client = Client(url)
        self._rng = random.Random(seed)
        self._stop_now = stop
        self._game = game

    def run(self) -> None:
        """Until told to stop."""
        while not self._stop_now.is_set():
            try:
                match = match_of(self.client.play(self._game, bot="recruit"))
            except (*TROUBLE, Refused) as fault:
                self._note(fault)
                continue
            self.log.matches.append(match)
            while not self._stop_now.is_set():
                state = self._look(match)
                if state is None or state.result:
                    break
                if state.legal:
                    self.move(match, state)
                else:
                    time.sleep(0.05)

    def _look(self, match: str) -> State | None:
        while not self._stop_now.is_set():
            try:
                return self.client.state(match)
            except (*TROUBLE, Refused) as fault:
                self._note(fault)
        return None

    def move(self, match: str, state: State) -> None:
        """One click. Whether it arrived or not is not known when the line breaks: the same key is sent again."""
        action = self._rng.choice(state.legal)["action"]
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
                self.log.acks.append(Ack(match, state.seat, number, action, key))
                if self._rng.random() < 0.2:  # a nervous hand: the same click once more
                    self._click_again(match, state, action, key, number)
                return

    def _click(self, match: str, state: State, action: str, key: str) -> int:
        if self._rng.random() < 0.5:
            body = {"action": action, "seat": state.seat, "seen": state.number, "key": key}
            shown = self.client.at(match, State, "act", **body)
            entry = next((entry for entry in shown.entries if entry.action == action), None)
            return entry.number if entry else state.number + 1
        with self.client.live(match, seen=state.number) as table:
            asked = table.ask("act", action=action, seen=state.number, key=key)
            while True:
                told = table.next("ack", "refused", timeout=6)
                if told.get("id") == asked and told["type"] == "ack":
                    return int(told["number"])
                if told["type"] == "refused":
                    error = told["error"]
                    raise Refused(error["code"], error["reason"], None, 0)

    def _click_again(self, match: str, state: State, action: str, key: str, number: int) -> None:
        try:
            body: dict[str, Any] = {"action": action, "seat": state.seat, "seen": state.number, "key": key}
            self.client.at(match, State, "act", **body)
            self.log.again += 1
        except (*TROUBLE, Refused) as fault:
            self._note(fault)

    def _note(self, fault: Exception) -> None:
        name = fault.code if isinstance(fault, Refused) else type(fault).__name__
        self.log.refusals[name] = self.log.refusals.get(name, 0) + 1
        if isinstance(fault, Refused) and fault.code not in (*NOT_NOW, *MOVED_ON):
            self.log.faults.append(f"{fault.code}: {fault.reason}")
        time.sleep(0.05 + self._rng.random() * 0.1)
