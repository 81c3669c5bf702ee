"""The dataset card: what is in the folder, how it was made, what it may not be used for; written beside the data."""

from __future__ import annotations

from pathlib import Path

from triumvirate.core.plain import JsonObject

TEMPLATE = """---
pretty_name: {title} matches
license: mit
task_categories: [reinforcement-learning]
tags: [board-games, imperfect-information, triumvirate]
---
# {title}: {games} matches

{origin}

| | |
|---|---|
| game | {title}, rules version {rules}, Triumvirate {triumvirate} |
| options | {options} |
| seats | {seats} |
| players | {players} |
| matches | {games} |
| format | {format} |
| made again | {again} |

## Files

- `moves-*`: a row for every decision. `match`, `number` (in the match's record), `seat`, `view` (what that seat knew
  before it moved), `legal` (numbers of its legal actions), `index` and `action` (what it did, as a number and in words),
  `outcome` (for that seat: 1 won, -1 lost, 0 drawn){observation_columns}{truth_columns}.
- `matches-*`: a row for every match. `match`, `seed`, `players` and `seats`, `moves`, `winners`, `reason`, `scores`
  {truth_record}.{records}

## Hidden information

A row tells what its seat knew and how the match ended, nothing else. Two things tell more: another seat's row of the
same match, and the seed of a match, from which its draws can be worked out. A learner that plays one seat is to be given
rows of that seat alone.{truth_warning}

## Reading it

```python
from triumvirate.core.plain import JsonObject
from triumvirate import datasets
data = datasets.load("{folder}")
for move in data.moves(seat="{first_seat}"):
    print(move.action, move.outcome)
```

## Limits

{limits} Positions that such players never reach are not in here.
"""

WITH_TRUTH = "\n\n**This dataset was made with `--truth`**: columns named `truth…` hold what was hidden."


def write_card(folder: Path, about: JsonObject) -> None:
    """Write `README.md` beside the data."""
    (folder / "README.md").write_text(card(folder.name, about), encoding="utf-8")


def card(folder: str, about: JsonObject) -> str:
    """The card's text."""
    made = "bots" in about
    truth, options = about["truth"], about["options"]
    chosen = ", ".join(f"{name} {value}" for name, value in options.items() if value not in (None, False))
    return TEMPLATE.format(
        **{name: about[name] for name in ("title", "games", "rules", "triumvirate", "format")},
        folder=folder,
        first_seat=about["seats"][0],
        options=chosen or "none",
        seats=", ".join(about["seats"]),
        players=", ".join(dict.fromkeys(about["bots"])) if made else "as the records name them",
        origin="Matches between bots, made by `triumvirate dataset`."
        if made
        else "Matches from records, by `triumvirate export`.",
        again=_again(about) if made else "from the same records",
        observation_columns=", `observation` (as the environments give it)" if about["observations"] else "",
        truth_columns=", `truth` (everything, what the seat could not know too)" if truth else "",
        truth_record="and `truth_record` (the whole match with every draw)" if truth else "by seat",
        records="\n- `records/`: the matches as text, with every draw in them." if about.get("records") else "",
        truth_warning="\n\n**This dataset was made with `--truth`**: columns named `truth…` hold what was hidden."
        if truth
        else "",
        limits="The players are programs of a stated level, not people."
        if made
        else "The players are whoever sat there.",
    )


def _again(about: JsonObject) -> str:
    if not about["repeatable"]:
        return f"seed {about['seed']}, but a bot thinks for a time: other machines make other matches"
    return f"seed {about['seed']}, sources {about['sources']}: the same bytes"
