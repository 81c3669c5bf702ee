"""Reads what somebody was sent and finds what they should not have been."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec

from secrecy.wire_load import Heard, Seated
from secrecy.wire_witness import Course, Witness, steady, steady_match
from triumvirate.server import replies

SHAPES: dict[str, Any] = {
    "presence": replies.PresencePush,
    "chat": replies.ChatPush,
    "ack": replies.Ack,
    "refused": replies.Refused,
    "ping": replies.PingPush,
    "pong": replies.PongPush,
    "/chat": replies.ChatPage,
    "/result": replies.ResultReply,
    "hint": replies.HintReply,
    "preview reply": replies.PreviewReply,
    "explain reply": replies.ExplainReply,
    "chat reply": replies.ChatReply,
}


class Reader:
    """One seat's capture beside what that seat may know; `leaks` are the messages that tell more."""

    def __init__(self, at: Seated, course: Course) -> None:
        self.at = at
        self.witness = Witness(course, at.seat, at.person, at.language)
        self.secrets = [
            course.live.row.secret.hex().encode(),
            *(entry.hash.encode() for entry in course.entries if entry.hash),
        ]
        self.leaks: list[str] = []
        self.read: Counter[str] = Counter()
        self.number = -1 if course.told[0] else 0

    def read_all(self) -> None:
        """The whole capture, up to the end of the match, when everything may be seen.

        Answers to requests are read when the next state shows that they came before the end, and when the clock does:
        they may overtake what a socket has still to bring.
        """
        waiting: list[Heard] = []
        over = self.witness.course.live.row.finished
        for heard in self.at.heard:
            if heard.way == "GET" and over is not None and heard.at >= over:
                continue
            waiting.append(heard)
            if heard.way == "socket" and (told := json.loads(heard.raw))["type"] in ("state", "update"):
                if told["result"]:
                    return
                self._read(waiting)
                waiting = []
        if not self.witness.course.live.is_finished:
            self._read(waiting)

    def _read(self, messages: list[Heard]) -> None:
        for heard in messages:
            if any(secret in heard.raw for secret in self.secrets):
                self._leak(heard, "a secret of the match stands in it")
            elif heard.way == "GET" and heard.asked["path"] in ("/log", "/record/so-far") and heard.status == 200:
                self._text(heard)
            else:
                self._message(heard, json.loads(heard.raw))

    def _leak(self, heard: Heard, why: str, more: Any = "") -> None:
        who = self.at.seat or "a watcher"
        self.leaks.append(f"{who} of {self.at.match}, {heard.way} {heard.asked}: {why}; {more} in {heard.raw[:300]!r}")

    # --- kinds of messages ------------------------------------------------------------------------------------------

    def _message(self, heard: Heard, told: dict[str, Any]) -> None:
        kind = told.get("type") or heard.asked.get("path", heard.way)
        if kind == "reply":
            kind = f"{heard.asked['type']} reply"
        kind, then, number = kind.partition("?at=")
        if then:
            self.read[f"{kind}{then}"] += 1
            self._past(heard, told, kind, int(number))
            return
        self.read[kind if heard.status == 200 else f"refused {kind}"] += 1
        if told.get("type") in ("state", "update") or (kind == "" and heard.status == 200):
            self._state(heard, told)
        elif heard.status != 200 or kind == "refused":
            self._refusal(heard, told)
        elif kind in ("explain reply", "preview reply") and not told["legal"]:
            self._refusal(heard, {"error": told})
        elif kind == "/view":
            self._one_of(heard, told["view"], [self.witness.view(at) for at in self._lately(heard)])
        elif kind == "/legal":
            self._one_of(heard, told["actions"], [shown["legal"] for shown in self._shown_lately(heard, False)])
        elif kind == "/board":
            self._one_of(heard, told["text"], [self.witness.board(at) for at in self._lately(heard)])
        elif kind == "/memory":
            self._one_of(heard, told["memory"], [self.witness.memory(at) for at in self._lately(heard)])
        elif kind == "/history":
            self._history(heard, told)
        elif kind.startswith("/matches"):
            self._lists(heard, told)
        elif kind == "ack":
            self._shape(heard, told, SHAPES["ack"])
            if not 0 <= told["number"] < len(self.witness.known):
                self._leak(heard, "an entry that the viewer does not know of")
        elif kind == "preview reply":
            self._preview(heard, told)
        elif kind.endswith(" reply"):
            self._shape(heard, {name: told[name] for name in told if name not in ("type", "id")}, SHAPES[kind])
        elif kind in SHAPES:
            self._shape(heard, told, SHAPES[kind])
        else:
            self._leak(heard, f"nobody knows what {kind} is")

    def _state(self, heard: Heard, told: dict[str, Any]) -> None:
        if told["seat"] != self.at.seat:
            self._leak(heard, "a state of another seat")
            return
        if told.get("scene"):
            self._scene(heard, told)
        else:
            moments = [at for at in self.witness.moments(told["number"]) if self.witness.course.is_part(at, heard.at)]
            self.number = max(self.number, *moments[:1], 0)
            self._one_of(heard, steady(told), self._states(moments, "match" in told))
        for entry in told["entries"]:
            self._entry(heard, entry)
        self._match_of_table(heard, told.get("match"))

    def _scene(self, heard: Heard, told: dict[str, Any]) -> None:
        """While something is told: the match as it was before it, and the beats that have begun."""
        course, scene = self.witness.course, told["scene"]
        self.read[f"scene {scene['about']}"] += 1
        before = self.witness.moments(told["number"]) or [-1]
        at = before[-1] + 1
        self.number = max(self.number, before[0])
        if not course.is_told(at, heard.at) or heard.at < course.begins(at, scene["beat"]):
            self._leak(heard, "a beat that has not begun")
        else:
            self._one_of(heard, steady(told), [self.witness.told_so_far(at, scene["beat"], "match" in told)])

    def _states(self, moments: list[int], with_match: bool) -> list[dict[str, Any]]:
        return [self.witness.shown(at, answered, with_match) for at in moments for answered in (False, True)]

    def _entry(self, heard: Heard, entry: dict[str, Any]) -> None:
        if entry != self.witness.entry(entry["number"]):
            self._leak(heard, "an entry is told otherwise", [entry, self.witness.entry(entry["number"])])

    def _history(self, heard: Heard, told: dict[str, Any]) -> None:
        for entry in told["entries"]:
            view = entry.pop("view")
            self._entry(heard, entry)
            if view != self.witness.view(self.witness.known[entry["number"]]):
                self._leak(heard, "a view of the past that is not the viewer's")

    def _past(self, heard: Heard, told: dict[str, Any], kind: str, number: int) -> None:
        """Board and memory after an entry, which the viewer must know of; nothing at all before the set-up."""
        if heard.status != 200:
            return
        at_the_time = self.witness.board if kind == "/board" else self.witness.memory
        shown = told[kind.replace("/board", "/text").removeprefix("/")]
        if self.number < 0 and shown == at_the_time(-1):
            return
        if not 0 <= number < len(self.witness.known):
            self._leak(heard, "an entry that the viewer does not know of")
            return
        self._one_of(heard, shown, [at_the_time(self.witness.known[number])])

    def _text(self, heard: Heard) -> None:
        self.read[heard.asked["path"]] += 1
        may = [self.witness.texts(at)[heard.asked["path"]] for at in self._lately(heard)]
        self._one_of(heard, heard.raw.decode(), may)

    def _lists(self, heard: Heard, told: dict[str, Any]) -> None:
        for match in told["matches"]:
            if match["id"] == self.at.match and match["status"] == "running":
                may = [shown["match"] for shown in self._shown_lately(heard, True)]
                self._one_of(heard, steady_match(match), may)
                self._match_of_table(heard, match)

    def _match_of_table(self, heard: Heard, match: dict[str, Any] | None) -> None:
        if match is not None:
            self._shape(heard, match, replies.MatchInfo)

    def _refusal(self, heard: Heard, told: dict[str, Any]) -> None:
        """Words of the server that are always the same, or what the rules say to the action in the double."""
        error = told["error"]
        if error.get("code") not in (None, "illegal", "bad_request"):
            return
        action = heard.asked.get("action")
        if heard.status != 200 or action is None:
            return
        may = [self.witness.explanation(at, action)[1:] for at in self._lately(heard) if at >= 0]
        if (error["reason"], error["rule"]) not in may and error["reason"] not in ("It is not your turn.",):
            self._leak(heard, "refused for another reason than the viewer's", may[:2])

    def _preview(self, heard: Heard, told: dict[str, Any]) -> None:
        del told["type"], told["id"]
        self._shape(heard, told, SHAPES["preview reply"])
        facts = [
            self.witness.course.tables[at].view(self.at.seat).plain_facts() for at in self._lately(heard) if at >= 0
        ]
        for change in told["changes"]:
            self._one_of(heard, change["before"], [_at(view, change["path"]) for view in facts])

    # --- comparing --------------------------------------------------------------------------------------------------

    def _lately(self, heard: Heard) -> list[int]:
        """The moments an answer may be about: from the last state that was heard to when it came; -1 before the set-up."""
        course = self.witness.course
        later = range(self.number, len(course.entries))
        return [at for at in later if at <= self.number or course.is_part(at, heard.at)]

    def _shown_lately(self, heard: Heard, with_match: bool) -> list[dict[str, Any]]:
        """The states an answer may be about, scenes among them."""
        told = [at + 1 for at in self._lately(heard) if self.witness.course.is_told(at + 1, heard.at)]
        in_scenes = [self.witness.told_so_far(at, 0, with_match) for at in told]
        return in_scenes + self._states([at for at in self._lately(heard) if at >= 0], with_match)

    def _shape(self, heard: Heard, told: dict[str, Any], kind: Any) -> None:
        again = msgspec.to_builtins(msgspec.convert(told, kind))
        if set(told) - set(again):
            self._leak(heard, "there is more in it than there should be")

    def _one_of(self, heard: Heard, told: Any, may: list[Any]) -> None:
        if told in may:
            return
        nearest = min((_differences(one, told) for one in may), key=len, default=["no moment"])
        self._leak(heard, "it is not what another truth would say", "; ".join(nearest[:4]))


def _at(view: Any, path: list[str]) -> Any:
    for name in path:
        view = view.get(name) if isinstance(view, dict) else None
    return view


def _differences(may: Any, told: Any, path: str = "") -> list[str]:
    """Every place where what was told is not what may be told."""
    if may == told:
        return []
    if isinstance(may, dict) and isinstance(told, dict):
        return [
            one for name in {**may, **told} for one in _differences(may.get(name), told.get(name), f"{path}/{name}")
        ]
    return [f"{path}: {str(may)[:200]} became {str(told)[:200]}"]
