"""Refusals in the person's language: every sentence has its Italian, and the server tells it to who asks for it."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest

import triumvirate
from server.playing import table_for_two
from some import some
from triumvirate.core import speech
from triumvirate.core.errors import TriumvirateError
from triumvirate.games import find_game, game_names
from triumvirate.protocol import Session
from triumvirate.server.client import Client, Refused

ROOT = Path(triumvirate.__file__).parent
SEEN_BY_PEOPLE = ("core", "server", "bots/__init__.py", "games/__init__.py", "games/caesar/game.py")
NOTATION = tuple(f"games/{game}/notation.py" for game in game_names())
FOR_ANALYSIS = ("BadChance", "ForOperator")  # scripted dice: only the protocol takes them; and the command line


def _raised() -> list[str]:
    """Every sentence that an error of ours is made with, its gaps written `{n}`."""
    kinds = {kind.__name__ for kind in _kinds(TriumvirateError)}
    found = []
    for part in (*SEEN_BY_PEOPLE, *NOTATION):
        path = ROOT / part
        for file in [path] if path.suffix else sorted(path.rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                    name, told = node.func.id, node.args[0]
                elif isinstance(node, ast.Tuple) and len(node.elts) == 2 and isinstance(node.elts[0], ast.Name):
                    name, told = node.elts[0].id, node.elts[1]
                else:
                    continue
                if name in kinds and name not in FOR_ANALYSIS and (sentence := _sentence(told)):
                    found.append(sentence)
    return found


def _kinds(kind: type) -> list[type]:
    return [kind, *(below for child in kind.__subclasses__() for below in _kinds(child))]


def _sentence(node: ast.expr) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = [str(part.value) if isinstance(part, ast.Constant) else "7" for part in node.values]
        return "".join(parts)
    return None


def test_every_sentence_of_a_refusal_has_its_italian() -> None:
    sentences = _raised()
    assert len(sentences) > 120
    for game in game_names():
        find_game(game)
    assert [sentence for sentence in sentences if speech.told(sentence, "it") == sentence] == []


def test_translations_fill_the_same_gaps() -> None:
    gap = re.compile(r"\{(\w+)\}")
    folders = [ROOT / "core", ROOT / "server", *(ROOT / "games" / game / "data" for game in game_names())]
    for folder in folders:
        pairs = speech.sentences(folder, "it")
        assert pairs, folder
        for english, italian in pairs.items():
            assert sorted(gap.findall(english)) == sorted(gap.findall(italian)), english
    for game in some(game_names()):
        words = [__import__(f"triumvirate.games.{game}.words", fromlist=["words"]).catalogue(x) for x in ("en", "it")]
        for key, english in some(words[0]["refusals"].items()):
            assert set(gap.findall(english)) == set(gap.findall(words[1]["refusals"][key])), (game, key)


def test_a_sentence_nobody_translated_stays_english() -> None:
    assert speech.told("Nobody has ever said this.", "it") == "Nobody has ever said this."
    assert speech.known("fr") == "en"


def test_a_refused_act_is_answered_in_italian(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    wrong = next(f"close {name}" for name in ("italia",))
    with pytest.raises(Refused, match="The table waits for a token to be placed"):
        caesar.call("POST", f"/matches/{match}/act", {"action": wrong})
    with pytest.raises(Refused, match="Il tavolo aspetta che un gettone sia piazzato") as refused:
        caesar.call("POST", f"/matches/{match}/act", {"action": wrong}, lang="it")
    assert refused.value.rule == "turn.2"
    with pytest.raises(Refused, match="Non è il tuo turno"):
        pompey.call("POST", f"/matches/{match}/act", {"action": "pass"}, lang="it")
    with caesar.live(match, lang="it") as socket:
        socket.next("state")
        socket.act(wrong)
        assert socket.next("refused")["error"]["reason"] == "Il tavolo aspetta che un gettone sia piazzato."
        socket.send(type="explain", id=1, action="pass")
        assert "passa soltanto chi non può" in socket.next("reply")["reason"]
    undo = caesar.state(match, lang="it").undo
    assert undo.reason == "Non c'è nulla da ritirare."


def test_the_sessions_language_is_used_where_none_is_asked_for(server: Any) -> None:
    me = server.client()
    me.patch_me(settings={"language": "it"})
    with pytest.raises(Refused, match="Questo invito non è più aperto"):
        me.join("nothing-behind-it")
    with pytest.raises(Refused, match="Un orologio ha almeno dieci secondi"):
        me.create("caesar", clock={"kind": "live", "seconds": 1})
    with pytest.raises(Refused, match="There is no such match"):
        Client(server.url).state("nothing")


def test_the_protocol_answers_in_a_language() -> None:
    session = Session()
    session.answer('{"cmd":"new","game":"caesar","seed":1}')
    asked = {"cmd": "explain", "seat": "caesar", "action": "close italia"}
    assert json.loads(session.answer(json.dumps(asked)))["reason"] == "The table waits for a token to be placed."
    italian = json.loads(session.answer(json.dumps({**asked, "lang": "it"})))
    assert italian["reason"] == "Il tavolo aspetta che un gettone sia piazzato."
    refused = json.loads(session.answer(json.dumps({**asked, "cmd": "act", "lang": "it"})))
    assert refused["error"] == {"code": "illegal", "reason": italian["reason"], "rule": "turn.2"}
    assert json.loads(session.answer('{"cmd":"games","lang":"la"}'))["error"]["code"] == "bad_request"
