"""A program of anybody's at a server's table: it runs on its owner's machine and sits down there as any person does.

The server starts nothing and sees no difference but the name, or, where it plays as its owner's account, what it says on
sitting down. What the program reads and writes is what it reads and writes
anywhere (`bots/program.py`, docs/protocol.md).
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from contextlib import suppress

from websockets.exceptions import ConnectionClosed

from triumvirate.bots.program import Program
from triumvirate.core.view import LegalAction, View
from triumvirate.server.client import Client, LiveMatch, Refused, info_of
from triumvirate.server.replies import State

MOVES_AHEAD = 20  # of so many more actions a program is left time for
LOOK_AGAIN = 60.0  # seconds without a word, after which the table is looked at all the same
COME_BACK = 2.0  # seconds until a server that went away is asked again
MOVED_ON = ("stale", "conflict", "not_your_turn", "over")  # refusals after which the state is fetched again
PROGRAM = " (program)"
LONGEST_NAME = 30
SAID = "A program plays in this seat: {0}. · Su questo posto gioca un programma: {0}."


class Brought:
    """One program at one table, until its match is over."""

    def __init__(self, client: Client, command: str, seconds: float) -> None:
        self._client, self._command, self._seconds = client, command, seconds

    def play(self, token: str, told: Callable[[str], object]) -> State:
        """Sit down by a seat's link or a table's code, play, and give the last state."""
        invited = self._client.invite(token).match
        program = Program(invited.game, self._command)
        try:
            is_guest = self._client.cookie == ""
            name = str(program.greeted.get("name") or "A bot")[: LONGEST_NAME - len(PROGRAM)]
            if is_guest:
                self._client.be()
                self._client.patch_me(name=f"{name}{PROGRAM}")
            state = self._client.join(token)
            told(f"sat down as {state.seat} at a table of {invited.title}")
            if not is_guest:
                self._tell_the_table(info_of(state).id, name, told)
            return self._until_over(program, info_of(state).id)
        finally:
            program.close()

    def _tell_the_table(self, match: str, name: str, told: Callable[[str], object]) -> None:
        """An account keeps its name, so its chat says who plays; where nobody may chat, its owner is told that."""
        try:
            self._client.say(match, SAID.format(name))
        except Refused as refused:
            told(f"the table was not told that a program plays: {refused}")

    def _until_over(self, program: Program, match: str) -> State:
        while True:
            try:
                with self._client.live(match) as live:
                    return self._at_table(program, match, live)
            except (ConnectionClosed, ConnectionError):
                time.sleep(COME_BACK)

    def _at_table(self, program: Program, match: str, live: LiveMatch) -> State:
        """Answer what the seat is asked; between that, wait for a word of the table."""
        state = self._client.state(match)
        while state.result is None:
            if state.legal and state.view is not None:
                state = self._act(program, match, state)
                continue
            with suppress(TimeoutError):
                live.next(timeout=LOOK_AGAIN)
            state = self._client.state(match)
        return state

    def _act(self, program: Program, match: str, state: State) -> State:
        assert state.view is not None
        legal = [LegalAction(choice.seat, choice.action, choice.index) for choice in state.legal]
        view = View.from_json(dict(state.view))
        chosen = program.choose(view, legal, self._time_for(state), secrets.randbits(53))
        try:
            self._client.act(state, chosen.action)
        except Refused as refused:
            if refused.code not in MOVED_ON:
                raise
        return self._client.state(match)

    def _time_for(self, state: State) -> float:
        """Its thinking time; less where its clock has not as much for the actions to come."""
        left = state.clocks.left_ms.get(state.seat or "") if state.clocks else None
        return self._seconds if left is None else min(self._seconds, left / 1000 / MOVES_AHEAD)


def bring(
    url: str, tokens: list[str], command: str, seconds: float, device: str, told: Callable[[str], object]
) -> None:
    """Play at some tables, one after the other; with a device's token as its owner's account, else as a guest."""
    client = Client(url)
    if device:
        client.log_in_by_device(device)
    for token in tokens:
        state = Brought(client, command, seconds).play(token.rpartition("/")[2], told)
        assert state.result is not None
        won = "won" if state.seat in state.result.winners else "lost" if state.result.winners else "drawn"
        told(f"{won}: {state.result.reason}")
