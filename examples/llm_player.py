"""A language model plays a seat, through the Model Context Protocol.

    pip install 'triumvirate[mcp]'
    python llm_player.py --model "llm -m some-model"        # any program that reads a prompt and prints an answer
    python llm_player.py --model advice                     # no model: takes the bot's advice, to see the plumbing
    python llm_player.py --short

This is a client; the server is `triumvirate mcp`, started here over standard input and output. A program with a client of
its own (an assistant, an editor) needs no code at all: name `triumvirate mcp` as a server in its settings, and ask it to
play. The model sees its seat's view and nothing else, answers with one of the legal actions, and is told why when it is
refused. An answer that names no legal action is asked for once more; then the first legal action is taken and counted.
"""

from __future__ import annotations

import argparse
import json
import random
import shlex
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import anyio
from mcp import Client, StdioServerParameters, stdio_client

PROMPT = """{how_to}

You are {seat}. What happened since your last decision:
{told}

{board}

Your legal actions, one a line:
{legal}

Answer with one of them, letter by letter, on the last line.{again}"""


@dataclass
class Told:
    """What the table said: the drawing, and the rest."""

    board: str
    data: dict[str, Any]


async def call(client: Client, tool: str, **given: Any) -> Told:
    """Use a tool; a refusal is raised with its reason."""
    answer = await client.call_tool(tool, given)
    text = str(answer.content[0].text)  # type: ignore[union-attr]
    if answer.is_error:
        raise RuntimeError(text)
    board, _, data = text.rpartition("\n\n")
    return Told(board, json.loads(data))


def named(answer: str, legal: list[str]) -> str | None:
    """The legal action that an answer names last; the longest where one is the beginning of another."""
    for line in reversed(answer.strip().splitlines()):
        found = [action for action in legal if action in line]
        if found:
            return max(found, key=len)
    return None


def asker(command: str) -> Callable[[str], str]:
    """A model as a program: the prompt on its standard input, its answer on its standard output."""

    def ask(prompt: str) -> str:
        ran = subprocess.run(shlex.split(command), input=prompt, capture_output=True, text=True, check=True)
        return ran.stdout

    return ask


async def play(game: str, seat: str | None, bot: str, model: str, seed: int | None, most: int) -> dict[str, Any]:
    """A match, or its first decisions: who won, and how often the model named no legal action."""
    arguments = ["-m", "triumvirate.cli", "mcp", *(["--seed", str(seed)] if seed is not None else [])]
    ask, rng, slips, decisions = asker(model), random.Random(seed), 0, 0
    async with Client(stdio_client(StdioServerParameters(command=sys.executable, args=arguments))) as client:
        table = await call(client, "new_match", game=game, bot=bot, **({"seat": seat} if seat else {}))
        how_to = table.data["how_to_win"]
        while table.data["result"] is None and decisions < most:
            legal = table.data["legal"]["actions"]
            if model == "advice":
                chosen: str | None = (await call(client, "advise")).data["action"]
            elif model == "random":
                chosen = rng.choice(legal)
            else:
                facts = {"how_to": how_to, "seat": table.data["seat"], "board": table.board, "legal": "\n".join(legal)}
                facts["told"] = "\n".join(table.data["told"]) or "nothing"
                chosen = named(ask(PROMPT.format(**facts, again="")), legal)
                if chosen is None:
                    again = "\nYour last answer named none of them."
                    chosen = named(ask(PROMPT.format(**facts, again=again)), legal)
            if chosen is None:
                slips, chosen = slips + 1, legal[0]
            decisions += 1
            print(f"{table.data['seat']}: {chosen}", flush=True)
            table = await call(client, "act", action=chosen)
            for sentence in table.data["told"]:
                print(f"    {sentence}")
        print(table.board)
        return {"result": table.data["result"], "decisions": decisions, "slips": slips}


def main() -> None:
    """Play a match and say how it went."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", nargs="?", default="caesar", choices=["caesar", "julius", "rubico"])
    parser.add_argument("--model", default="advice", metavar="COMMAND", help="a program, or 'advice', or 'random'")
    parser.add_argument("--seat", help="the model's seat; without it, the first")
    parser.add_argument("--bot", default="tribune", help="who plays the others")
    parser.add_argument("--seed", type=int, help="the same match every time")
    parser.add_argument("--short", action="store_true", help="six decisions only")
    asked = parser.parse_args()
    most = 6 if asked.short else sys.maxsize
    found = anyio.run(play, asked.game, asked.seat, asked.bot, asked.model, asked.seed, most)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
