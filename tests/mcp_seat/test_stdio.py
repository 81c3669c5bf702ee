"""A scripted client, over standard input and output as a real one, plays a seat through the tools."""

from __future__ import annotations

import json
import random
import sys
from typing import TYPE_CHECKING, Any

import pytest

from loops import in_own_loop

if TYPE_CHECKING:  # a second of imports for every process that only collects this file
    from mcp import Client

TOOLS = {"games", "new_match", "view", "legal", "act", "explain", "advise", "record"}


def play(script: Any, *arguments: str) -> None:
    """Run a script against a server of its own."""
    from mcp import Client, StdioServerParameters, stdio_client

    async def run() -> None:
        server = StdioServerParameters(command=sys.executable, args=["-m", "triumvirate.cli", "mcp", *arguments])
        assert sys.__stderr__  # the library's own choice is pytest's of the moment of its import, perhaps closed by now
        async with Client(stdio_client(server, errlog=sys.__stderr__)) as client:
            await script(client)

    in_own_loop(run())


async def call(client: Client, name: str, **given: Any) -> tuple[str, dict[str, Any]]:
    """The drawing and the data of a tool's answer."""
    answer = await client.call_tool(name, given)
    assert not answer.is_error, answer.content
    text = answer.content[0].text
    board, _, data = text.rpartition("\n\n") if not text.startswith("{") else ("", "", text)
    return board, json.loads(data)


async def refused(client: Client, name: str, **given: Any) -> str:
    answer = await client.call_tool(name, given)
    assert answer.is_error
    return str(answer.content[0].text)


def test_a_whole_match_of_caesar() -> None:
    async def script(client: Client) -> None:
        assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
        assert "begin one with new_match" in await refused(client, "view")
        board, table = await call(client, "new_match", game="caesar", seat="pompey", bot="recruit")
        assert "Italia" in board
        assert table["how_to_win"]
        rng = random.Random(3)
        acted = 0
        while table["result"] is None:
            legal = table["legal"]["actions"]
            assert len(legal) == table["legal"]["of"]
            chosen = (await call(client, "advise"))[1]["action"] if acted == 0 else rng.choice(legal)
            assert chosen in legal
            assert (await call(client, "explain", action=chosen))[1]["legal"] if acted == 0 else True
            board, table = await call(client, "act", action=chosen)
            acted += 1
        assert acted > 5
        assert table["result"]["winners"] in (["caesar"], ["pompey"], [])
        assert table["result"]["you_won"] is (table["result"]["winners"] == ["pompey"])
        assert "over" in await refused(client, "act", action="pass")
        done = (await call(client, "record"))[1]
        assert done["complete"]
        assert done["record"].startswith("Triumvirate record 1")

    play(script, "--seed", "7")


def test_a_round_of_rubico_and_no_advice() -> None:
    async def script(client: Client) -> None:
        _, table = await call(client, "new_match", game="rubico", seat="p2", options={"players": 4})
        rng = random.Random(1)
        for _ in range(200):
            facts = (await call(client, "view"))[1]["facts"]
            if table["result"] is not None or facts["round"] > 1:
                break
            assert facts["roles"]["p2"] is not None
            assert all(role is None for seat, role in facts["roles"].items() if seat != "p2")
            told = (await call(client, "record"))[1]
            assert not told["complete"]
            assert "secret" not in told["record"]
            _, table = await call(client, "act", action=rng.choice(table["legal"]["actions"]))
        else:
            raise AssertionError("the round did not end")
        assert "without advice" in await refused(client, "advise")

    play(script, "--seed", "5", "--no-advice")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": "caesar", "seat": "brutus"}, "take one of caesar, pompey"),
        ({"game": "caesar", "bot": "oracle"}, "There is no bot 'oracle'"),
        ({"game": "caesar", "options": {"poisons": True}}, "poisons"),
        ({"game": "caesar", "language": "la"}, "language"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(given: dict[str, Any], said: str) -> None:
    from mcp import Client

    from triumvirate.mcp.server import build

    async def run() -> None:
        async with Client(build()) as client:
            assert said in await refused(client, "new_match", **given)
            assert "begin one with new_match" in await refused(client, "legal")

    in_own_loop(run())


def test_a_refused_action_names_the_rule_and_changes_nothing() -> None:
    from mcp import Client

    from triumvirate.mcp.server import build

    async def run() -> None:
        async with Client(build(seed=3)) as client:
            await call(client, "new_match", game="caesar")
            before = await call(client, "view")
            assert "(rule " in await refused(client, "act", action="pass")
            why = (await call(client, "explain", action="pass"))[1]
            assert why["legal"] is False
            assert why["rule"]
            assert await call(client, "view") == before
            narrowed = (await call(client, "legal", containing="6/0"))[1]["actions"]
            assert narrowed
            assert all("6/0" in action for action in narrowed)

    in_own_loop(run())
