"""What the number of a chat line tells: which line it is, and nothing of the others."""

from __future__ import annotations

from typing import Any

from some import some
from triumvirate.server.matches.chat_numbers import ChatNumbers


def test_every_line_has_a_number_of_its_own_that_leads_back_to_it() -> None:
    numbers = ChatNumbers("key")
    lines = [*range(2000), 2**31, 2**52 - 1]
    shown = [numbers.shown(line) for line in lines]
    assert len(set(shown)) == len(lines)
    assert max(shown) < 2**52
    assert [numbers.stored(number) for number in shown] == lines


def test_the_next_number_cannot_be_told_from_the_last() -> None:
    numbers, other = ChatNumbers("key"), ChatNumbers("another")
    gaps = {numbers.shown(line + 1) - numbers.shown(line) for line in range(100)}
    assert len(gaps) == 100
    assert all(numbers.shown(line) != other.shown(line) for line in some(range(100)))


def test_earlier_lines_are_asked_for_by_the_number_of_a_line(server: Any) -> None:
    me = server.client()
    match = me.play("caesar").match.id
    for n in range(3):
        me.at(match, dict, "chat", text=f"line {n}")
    chat = me.get(dict, f"/matches/{match}/chat")["chat"]
    assert [line["text"] for line in chat] == ["line 0", "line 1", "line 2"]
    earlier = me.get(dict, f"/matches/{match}/chat?before={chat[2]['id']}")["chat"]
    assert [line["text"] for line in earlier] == ["line 0", "line 1"]
