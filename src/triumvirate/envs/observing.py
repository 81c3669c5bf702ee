"""What a seat observes of a game that has no `encode.py`: the fields that its layout says may be seen.

The text is in no file: it is made from the layout when it is loaded, for the engine that loads it. A field that all may see
is written whole; of one that is each seat's own, only the seat's; the row begins with the seat itself.
"""

from __future__ import annotations

import ast
import importlib
import linecache
import random
import sys
from functools import cache
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

from triumvirate.core import engine, texts
from triumvirate.core.arrays import Array
from triumvirate.core.errors import BadRequest
from triumvirate.core.features import Axis, Features, Part, laid_out, undescribed
from triumvirate.core.fields import ALL, OWN
from triumvirate.core.game import Game
from triumvirate.core.plain import JsonObject
from triumvirate.core.trees import parse
from triumvirate.core.view import PlainView, View
from triumvirate.games import find_game, game_names

NAME, GLANCE = "encode", "glance"
MOST_SEATS = 64


def encoder_of(game: Game) -> ModuleType:
    """What environments write, on the python engine: the game's `glance.py`, its `encode.py`, or one that is made."""
    return _python_encoder(game.name, game.rules.__name__.rpartition(".")[0], (GLANCE, NAME))


def full_encoder_of(game: Game) -> ModuleType:
    """What networks are told, on the python engine: the game's `encode.py`, or one that is made."""
    return _python_encoder(game.name, game.rules.__name__.rpartition(".")[0], (NAME,))


def row_of(given: View | JsonObject) -> Array:
    """What environments write for the seat of a view: of any truth that agrees with the view, since rows tell no more than it."""
    import numpy as np

    game = find_game(given.game if isinstance(given, View) else str(given.get("game")))
    knowledge = game.knowledge  # with it the game's own class of views is there to be read into
    plain = given.to_json() if isinstance(given, View) else given
    view = given if isinstance(given, View) and not isinstance(given, PlainView) else View.from_json(plain)
    if view.seat is None:
        raise BadRequest("A row is what a seat observes; this is a spectator's view.")
    encoder = encoder_of(game)
    row: Array = np.zeros(encoder.OBSERVATION, encoder.DTYPE)
    state = knowledge.determinize(view, random.Random(0))
    encoder.observe(state, game.seats(view.options).index(view.seat), row)
    return row


@cache
def _python_encoder(game: str, package: str, names: tuple[str, ...]) -> ModuleType:
    for name in names:
        if (texts.folder_of(game) / f"{name}.py").is_file():
            return importlib.import_module(f"{package}.{name}")
    made = ModuleType(f"{package}.{NAME}")
    _run(made, find_game(game))
    return made


def observation_text(game: Game) -> str:
    """The module, as a game would have written it."""
    lines, at = ["    out[0] = seat"], 1
    for field in game.layout.game_fields:
        if field.seen == ALL and field.length:
            lines += [f"    for i in range({field.length}):", f"        out[{at} + i] = s.{field.name}[i]"]
            at += field.length
        elif field.seen:
            lines.append(f"    out[{at}] = s.{field.name}" + ("[seat]" if field.seen == OWN and field.length else ""))
            at += 1
    head = [
        "from triumvirate.core.rulebook import compiled",
        f"OBSERVATION, DTYPE = {at}, 'float32'",
        "@compiled",
        "def observe(s, seat, out):",
    ]
    return "\n".join([*head, *lines]) + "\n"


def features_of(game: Game) -> Features:
    """What the numbers of an observation mean: as the game says, or by the fields that its layout lets be seen."""
    if game.features is not None:
        return game.features.get()
    if texts.find_text(game.name, [NAME]) is not None:
        return undescribed(encoder_of(game).OBSERVATION)
    parts = [Part("seat", "The observer, by number.", (), high=MOST_SEATS)]
    for field in game.layout.game_fields:
        if field.seen:
            least, most = -(1 << 8 * field.width - 1), (1 << 8 * field.width - 1) - 1
            numbers = Axis("number", tuple(str(number) for number in range(field.length)))
            over = (numbers,) if field.seen == ALL and field.length else ()
            meaning = f"The field `{field.name}` of the state, " + ("of all." if field.seen == ALL else "one's own.")
            parts.append(Part(field.name, meaning, (field.name,), least, most, over))
    return laid_out(*parts, memory="")


class _Finder(MetaPathFinder):
    """Finds `triumvirate.native.GAME.encode` and `triumvirate.cuda.GAME.encode` where the game's folder has none."""

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        top, *parts = fullname.split(".")
        if top != "triumvirate" or len(parts) != 3 or parts[0] not in ("native", "cuda") or parts[2] != NAME:
            return None
        has_own = parts[1] not in game_names() or texts.find_text(parts[1], [NAME]) is not None
        return None if has_own else ModuleSpec(fullname, _Loader())


class _Loader(Loader):
    """Makes the text and runs it as the engine wants it."""

    def exec_module(self, module: ModuleType) -> None:
        _run(module, find_game(module.__name__.split(".")[2]))


def _run(module: ModuleType, game: Game) -> None:
    name, text = module.__name__, observation_text(game)
    file = f"<{name}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    tree = ast.fix_missing_locations(engine.of(name).rewrite(parse(text, file)))
    exec(compile(tree, file, "exec"), module.__dict__)


def _be_found() -> None:
    """From now on an `encode` that no file has can be loaded."""
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())


_be_found()  # loops over what is observed are asked for by those who import this


@cache
def stepping_of(text: str) -> ModuleType:
    """The compiled loops of `envs/compiled/stepping.py` for a game's text."""
    return engine.load(text, "native", "envs.stepping")
