"""Types that are made from what is declared elsewhere: the client's from the Python classes, a state's from its layout.

TypeScript types of all that the server sends and takes, and of every game's views and events; and for each of our games a
Python class with the fields of its state, so that a type checker knows them. `python scripts/make_types.py` writes the
files; with `--check` it only says which are not up to date.
"""

from __future__ import annotations

import re
import sys
import types
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import Struct, UnsetType

from triumvirate.core.events import EventKind
from triumvirate.core.view import CLASSES, View
from triumvirate.games import find_game, game_names
from triumvirate.server import replies, requests

WEB = Path(__file__).parent.parent / "web" / "src"
WIDTH = 120  # as the client's formatter breaks lines
HEAD = "// Made by scripts/make_types.py from the Python classes: change those, not this."
WORDS = {str: "string", int: "number", float: "number", bool: "boolean", types.NoneType: "null"}
GAME_VIEW = """/** What every game's view has; each game's own is in its folder. */
export interface GameView {
  game: string;
  options: Record<string, unknown>;
  seat: string | null;
  [fact: string]: unknown;
}"""
OPTION_VALUE = "export type OptionValue = boolean | number | string | object | null;"
GAME_EVENT = """/** What every game's event has; each game's own are in its folder. */
export interface GameEvent {
  kind: string;
  audience?: "all" | string[];
  [fact: string]: unknown;
}"""

Hint: TypeAlias = Any  # a class, or a form such as `list[str]`


@dataclass
class Writer:
    """One file: its classes in the order in which they are first named."""

    asked: bool = False  # what is sent to the server: a default may be left out there
    made: dict[type, str] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)  # names of a few words, such as the seats
    module: types.ModuleType | None = None

    def name(self, kind: type) -> str:
        """The name of a class, which is written down when it is first asked for."""
        if kind not in self.made:
            self.made[kind] = ""
            before, self.module = self.module, sys.modules[kind.__module__]
            self.made[kind] = interface(kind.__name__, kind.__doc__, list(self.rows(kind)))
            self.module = before
        return kind.__name__

    def rows(self, kind: type) -> Iterator[tuple[str, str]]:
        """The fields of a class: the name as it is written, and the type."""
        hints = get_type_hints(kind, include_extras=True)
        if issubclass(kind, Struct):
            config = kind.__struct_config__
            if config.tag_field:
                yield config.tag_field, f'"{config.tag}"'
            for entry in msgspec.structs.fields(kind):
                parts = parts_of(hints[entry.name])
                may_lack = UnsetType in parts or (self.asked and not entry.required)
                kept = [part for part in parts if part is not UnsetType]
                yield entry.encode_name + "?" * may_lack, self.union(kept)
        elif is_dataclass(kind):
            for fact in fields(kind):
                parts = parts_of(hints[fact.name])
                some = issubclass(kind, View) and fact.default is None
                if some and not fact.metadata.get("null"):
                    parts = [part for part in parts if part is not types.NoneType]
                yield fact.name + "?" * some, self.union(parts)
        else:
            assert is_typeddict(kind), kind
            for name, hint in hints.items():
                yield name, self.type(hint)

    def type(self, hint: Hint) -> str:
        """A type as TypeScript writes it."""
        origin: object = get_origin(hint)
        parts = get_args(hint)
        if hint in WORDS:
            return WORDS[hint]
        if origin is Union or origin is types.UnionType:
            return self.union(parts_of(hint))
        if origin is Annotated:
            named = [part for part in parts[1:] if isinstance(part, str)]
            return named[0] if named else self.type(parts[0])
        if origin is Literal:
            return self.alias(hint, " | ".join(f'"{part}"' for part in parts))
        if origin is list or (origin is tuple and parts[-1:] == (...,)):
            inner = self.type(parts[0])
            return f"({inner})[]" if " | " in inner and not inner.startswith("[") else f"{inner}[]"
        if origin is tuple:
            return "[" + ", ".join(self.type(part) for part in parts) + "]"
        if origin is dict or str(origin).endswith("Mapping'>"):
            key = self.type(parts[0])
            return f"Record<{key}, {self.type(parts[1])}>"
        if hint is View:
            return "GameView"
        if isinstance(hint, type) and (issubclass(hint, Struct) or is_dataclass(hint) or is_typeddict(hint)):
            return self.name(hint)
        return "unknown"

    def alias(self, hint: Hint, told: str) -> str:
        """The name that the class's module has for a few words, or the words themselves."""
        for name, value in vars(self.module).items() if self.module else ():
            if value == hint:
                self.words[name] = f"export type {name} = {told};"
                return name
        return told

    def union(self, parts: Iterable[Hint]) -> str:
        """One of several types."""
        told = list(dict.fromkeys(self.type(part) for part in parts))
        if told == ["boolean", "number", "string", "null"]:
            return "boolean | number | string | null"
        return "unknown" if "unknown" in told else " | ".join(told)

    def text(self, *more: str) -> str:
        """The whole file."""
        return "\n".join([HEAD, *more, *self.words.values(), *self.made.values()]) + "\n"


def parts_of(hint: Hint) -> list[Hint]:
    """The members of a union, or the one type that it is."""
    origin: object = get_origin(hint)
    return list(get_args(hint)) if origin is Union or origin is types.UnionType else [hint]


def interface(name: str, about: str | None, rows: Iterable[tuple[str, str]]) -> str:
    """A class, with what it is in a sentence."""
    told = [line for name, kind in rows for line in member(name, kind)]
    says = [f"/** {about.strip().splitlines()[0]} */"] if about and not about.startswith(f"{name}(") else []
    if not told:
        return "\n".join([*says, f"export type {name} = Record<string, never>;"])
    return "\n".join([*says, f"export interface {name} {{", *told, "}"])


def member(name: str, kind: str) -> list[str]:
    """One field, broken as the formatter would."""
    line = f"  {name}: {kind};"
    if len(line) <= WIDTH or "|" not in kind:
        return [line]
    *first, last = kind.split(" | ")
    return [f"  {name}:", *(f"    | {part}" for part in first), f"    | {last};"]


def api() -> dict[str, str]:
    """What the server sends and takes: a file for each module of replies, one for requests, and one that has them all."""
    sent, taken = Writer(), Writer(asked=True)
    for name in replies.__all__:
        sent.name(getattr(replies, name))
    asked_for = [kind for kind in vars(requests).values() if isinstance(kind, type) and issubclass(kind, Struct)]
    for kind in asked_for:
        is_only_a_name = not kind.__struct_fields__ and kind.__subclasses__()  # a parent that says nothing
        if kind.__module__ == requests.__name__ and not is_only_a_name:
            taken.name(kind)
    told = {subject_of(kind): {"": ""} for kind in (*sent.made, *taken.made)}
    told["common"] = {"GameView": GAME_VIEW, "GameEvent": GAME_EVENT, "OptionValue": OPTION_VALUE, **sent.words}
    for kind, text in sent.made.items():
        told[subject_of(kind)][kind.__name__] = text
    known = {kind.__name__ for kind in sent.made}
    for kind, text in taken.made.items():
        name = kind.__name__ + "Asked" * (kind.__name__ in known)
        told["requests"][name] = text.replace(f"export interface {kind.__name__} ", f"export interface {name} ")
    homes = {name: subject for subject, texts in told.items() for name in texts if name}
    files = {subject: subject_text(subject, list(texts.values()), homes) for subject, texts in sorted(told.items())}
    return {**files, "api": "\n".join([HEAD, *(f'export * from "./{subject}";' for subject in files)]) + "\n"}


def subject_of(kind: type) -> str:
    """The file of a class: as its module of replies is called; what is not of the server's is common to all."""
    home, _, subject = kind.__module__.rpartition(".")
    if kind.__module__ == requests.__name__:
        return "requests"
    return subject if home == replies.__name__ else "common"


def subject_text(subject: str, texts: Iterable[str], homes: dict[str, str]) -> str:
    """One file: what it names of the others is imported from there."""
    body = "\n".join(text for text in texts if text)
    wanted: dict[str, list[str]] = {}
    for name, home in sorted(homes.items()):
        if home != subject and re.search(rf"\b{name}\b", re.sub(r"/\*\*.*?\*/", "", body)):
            wanted.setdefault(home, []).append(name)
    return "\n".join([HEAD, *(imported(home, names) for home, names in sorted(wanted.items())), body]) + "\n"


def imported(home: str, names: Iterable[str]) -> str:
    """A line of import, broken as the formatter would."""
    line = f'import type {{ {", ".join(names)} }} from "./{home}";'
    return (
        line
        if len(line) <= WIDTH
        else "\n".join(["import type {", *(f"  {n}," for n in names), f'}} from "./{home}";'])
    )


def views(game: str) -> str:
    """A game's view and what it is made of."""
    writer = Writer()
    writer.name(CLASSES[game])
    return writer.text()


def events(game: str) -> str:
    """A game's events, told apart by their kind."""
    module = import_module(CLASSES[game].__module__.replace(".view", ".events"))
    kinds: dict[int, EventKind] = module.KINDS
    writer, told = Writer(module=module), []
    audience = ("audience", '"all" | string[]')
    names = []
    for kind in kinds.values():
        rows = [
            ("kind", f'"{kind.name}"'),
            audience,
            *((name, writer.type(hint)) for name, hint in kind.types().items()),
        ]
        names.append("".join(word.capitalize() for word in kind.name.split("_")))
        told.append(interface(names[-1], None, rows))
    union = "\n".join([f"export type {game.capitalize()}Event =", *(f"  | {name}" for name in names[:-1])])
    return "\n".join([HEAD, *writer.words.values(), *told, f"{union}\n  | {names[-1]};"]) + "\n"


def state_class(game: str) -> str:
    """The fields of a game's state as a type checker wants to read them."""
    rows = [f"    {entry.name}: {'list[int]' if entry.length else 'int'}" for entry in find_game(game).layout.fields]
    lines = [
        '"""Made by scripts/make_types.py from the layout in `state.py`: change that, not this."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Protocol",
        "",
        "from triumvirate.core.contract import Played",
        "",
        "",
        "class State(Played, Protocol):",
        f'    """A state of {find_game(game).title} on the python engine, as those read it who are not rules."""',
        "",
        *rows,
        "",
        "    def copy(self) -> State:",
        '        """Another one like it."""',
    ]
    return "\n".join(lines) + "\n"


def files() -> dict[Path, str]:
    """Every file with its text."""
    made = {WEB / "lib" / "made" / f"{subject}.ts": text for subject, text in api().items()}
    for game in game_names():
        find_game(game)
        if not (WEB / "games" / game).is_dir():
            continue  # a game of another package: its client is its own
        made[WEB / "games" / game / "made" / "view.ts"] = views(game)
        made[WEB / "games" / game / "made" / "events.ts"] = events(game)
        made[find_game(game).package / "made_state.py"] = state_class(game)
    return made


def main() -> int:
    """Write, or check."""
    stale = [path for path, text in files().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            print(
                f"{path.relative_to(WEB.parent.parent)} is not what the Python classes say: run scripts/make_types.py"
            )
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files()[path], encoding="utf-8")
        print(f"wrote {path.relative_to(WEB.parent.parent)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
