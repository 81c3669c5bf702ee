"""The first lesson of JULIUS CAESAR, played on the real rules.

A line of the script is the learner's action; one that begins with `>` is the other side's. Numbers at the end are dice.
"""

from __future__ import annotations

from triumvirate.core.chance import secret_of_seed
from triumvirate.core.plain import JsonObject
from triumvirate.core.table import Table
from triumvirate.games.julius.game import GAME

LEARNER, OTHER = "caesar", "pompeius"
POSITION = """
time 705 4 cards -; hand caesar 3/2a 2/2a; hand pompeius 2/1a 1/2a; command caesar;
spent caesar 2/3a 3/1a 2/1b; spent pompeius 3/2b 2/2b 1/3; discarded caesar 1/2b; discarded pompeius 2/3b;
previous caesar 2/1b; previous pompeius 1/3;
at ravenna caesar=3 legio-13=3 c-navis-2=2; at genua antonius=2 legio-8=3 legio-11=2 legio-12=1;
at massilia legio-14=3 c-navis-1=2; at narbo legio-7=3 legio-9=3 legio-10=3; at lugdunum legio-16=3 c-equitatus-1=3;
at neapolis pompeius=3 legio-1=4 p-navis-1=2; at brundisium legio-3=3; at syracusae legio-37=3;
at antiochia scipio=3 legio-34=3; at alexandria cleopatra=4 p-navis-2=2; at utica legio-39=3 p-navis-3=2;
at carthago-nova legio-2=4 legio-4=3; at tarraco legio-5=3 legio-6=3 p-equitatus-1=2
"""
SCRIPT = """
play 3/2a
> play 2/1a
move caesar
step roma
stop
move legio-13
step roma
stop
move antonius
step roma
stop
move legio-8
step roma
stop
move c-navis-1
step mare-hispanum
step mare-tyrrhenum
end-move
levy legio-17
build legio-17
end-levy
> move pompeius
> step brundisium
> stop
> end-move
> end-levy
play 2/2a
> play 1/2a
move caesar
step neapolis
move antonius
step neapolis
move legio-8
step neapolis
move legio-13
step neapolis
end-move
build legio-17
build legio-17
end-levy
> move legio-3
> step neapolis
> end-move
> end-levy
battle neapolis
fire caesar 2 3 5
fire antonius 1 4
> hit p-navis-1
> fire legio-1 2 4
hit legio-13
fire legio-8 1 5 6
fire legio-13 4 5
> fire p-navis-1 6
fire caesar 1 3 4
fire antonius 2 6
> hit legio-1
> retreat legio-3
> retreat-to brundisium
fire legio-8 2 5 6
regroup antonius
regroup-to roma
end-regroup
port c-navis-1
port-to roma
end-disband
> end-disband
"""


def told(table: Table, since: int) -> list[JsonObject]:
    """What the learner was told from an entry on."""
    return [event.to_json() for event in table.events_for(LEARNER, since)]


def first() -> list[JsonObject]:
    """The scenes: one before each of the learner's actions and one after the last."""
    table = Table.from_position(GAME, " ".join(POSITION.split()), secret_of_seed(1))
    scenes: list[JsonObject] = []
    shown: JsonObject = {}
    since = len(table.entries)
    known: JsonObject = {}

    def keep(wanted: str | None) -> None:
        nonlocal shown, since, known
        view = table.view(LEARNER).to_json()
        legal = [choice.action for choice in table.legal(LEARNER)] if wanted else []
        assert wanted is None or wanted in legal, f"{wanted} is not among {legal}"
        changed = {name: value for name, value in view.items() if name not in shown or shown[name] != value}
        scenes.append({"view": changed, "events": told(table, since), "legal": legal, "wanted": wanted})
        memory = GAME.knowledge.memory(table.view(LEARNER), [{"kind": "set_up", "free": False}, *told(table, 0)])
        if memory != known:
            scenes[-1]["memory"] = known = memory
        shown, since = view, len(table.entries)

    for line in SCRIPT.strip().splitlines():
        words = line.removeprefix("> ").split()
        dice = [int(word) for word in words if word.isdigit() and len(words) > 2]
        action = " ".join(words[:2])
        if line.startswith(">"):
            table.act(OTHER, action, [{"die": die} for die in dice] or None)
            continue
        keep(action)
        table.act(LEARNER, action, [{"die": die} for die in dice] or None)
    keep(None)
    return scenes
