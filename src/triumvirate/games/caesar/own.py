"""Home-made bonuses and solo tasks as numbers: what a variant file may say, and how it is packed into the state's tables.

A bonus is up to three effects, each a number of bits: what it does, on whom, when, on which condition, how often, and
whether it may be declined. A task of Auto-Crassus is one number too. No effect brings another bonus, each bonus token is
taken once and repeats are few: every chain is short and every variant ends.
"""

# Switches of the rules: their compiled text comes with home-made content and without, with Auto-Crassus and without
# (`core/forms.py`, and `forms` in game.py).
HOME_MADE = True
AUTOMATON = True
# On where events are heard, which is the python engine alone: what is found out only to be told.
TELLS = True

OWN_BONUSES, OWN_EFFECTS, OWN_TASKS = 4, 3, 6
MOST_REPEATS = 3

EFFECT_NAMES = (
    "", "draw", "again", "skip_draw", "marker", "senate", "take_senate", "lose_token", "look",
    "turn_token", "turn_around", "take_back", "mark_border", "bar_space",
    "turn_marker", "raise_marker", "claim", "return_token", "centurion",
)  # fmt: skip
(
    NO_EFFECT, DRAW, AGAIN, SKIP_DRAW, MARKER, GAIN_SENATE, TAKE_SENATE, LOSE_TOKEN, LOOK,
    TURN_TOKEN, TURN_AROUND, TAKE_BACK, MARK_BORDER, BAR_SPACE,
    TURN_MARKER, RAISE_MARKER, CLAIM, RETURN_TOKEN, GAIN_CENTURION,
) = range(19)  # fmt: skip

ON_NAMES = ("me", "other", "owner")
ON_ME, ON_OTHER, ON_OWNER = range(3)
WHEN_NAMES = ("now", "closing", "turn_end")
NOW, AT_CLOSING, AT_TURN_END = range(3)
IF_NAMES = ("always", "won", "not_won", "behind", "ahead")
ALWAYS, IF_WON, IF_NOT_WON, IF_BEHIND, IF_AHEAD = range(5)

# Whom an effect may be about, the usual one first.
ALLOWED_ON = {
    "draw": ("me", "other", "owner"),
    "again": ("me",),
    "skip_draw": ("other", "me", "owner"),
    "marker": ("me", "other", "owner"),
    "senate": ("me", "other", "owner"),
    "take_senate": ("other",),
    "lose_token": ("other", "me", "owner"),
    "look": ("other",),
    "turn_token": ("other", "me", "owner"),
    "turn_around": ("me", "other", "owner"),
    "take_back": ("other", "me", "owner"),
    "mark_border": ("me", "other", "owner"),
    "bar_space": ("other",),
    "turn_marker": ("other", "me", "owner"),
    "raise_marker": ("me", "other", "owner"),
    "claim": ("me", "other", "owner"),
    "return_token": ("me",),
    "centurion": ("me",),
}
ONCE = ("again", "look")

_ON, _WHEN, _IF, _COUNT, _MAY = 5, 7, 9, 12, 14


def pack_effect(do: str, on: str, when: str, condition: str, count: int, may: bool) -> int:
    """An effect as the rules read it."""
    return (
        EFFECT_NAMES.index(do)
        | ON_NAMES.index(on) << _ON
        | WHEN_NAMES.index(when) << _WHEN
        | IF_NAMES.index(condition) << _IF
        | count << _COUNT
        | int(may) << _MAY
    )


# Auto-Crassus's own tasks: what, how many, when, towards which provinces, and in which order it goes through its list.
DO_NAMES = ("draw", "discard", "centurion", "resolve")
DO_DRAW, DO_DISCARD, DO_CENTURION, DO_RESOLVE = range(4)
TASK_IF_NAMES = ("always", "behind", "ahead", "late")
TASK_ALWAYS, TASK_BEHIND, TASK_AHEAD, TASK_LATE = range(4)
TARGET_NAMES = ("any", "land_locked", "senate", "own", "beside_mine", "beside_yours")
TO_ANY, TO_LAND_LOCKED, TO_SENATE, TO_OWN, TO_BESIDE_MINE, TO_BESIDE_YOURS = range(6)
STEP_NAMES = ("win", "close", "losing", "present", "adjacent", "land_locked", "any")
STEPS = 7
STEP_BITS = 3
LATE = 9  # provinces closed: half of them

_TASK_COUNT, _TASK_IF, _TASK_TARGET, _TASK_ORDER = 3, 5, 7, 10


def pack_order(steps: tuple[str, ...]) -> int:
    """Steps of the list in an order, the first in the lowest bits; 0 ends it."""
    return sum((STEP_NAMES.index(step) + 1) << STEP_BITS * place for place, step in enumerate(steps))


def pack_task(do: str, count: int, condition: str, target: str, order: tuple[str, ...]) -> int:
    """A task as the rules read it."""
    return (
        DO_NAMES.index(do)
        | count << _TASK_COUNT
        | TASK_IF_NAMES.index(condition) << _TASK_IF
        | TARGET_NAMES.index(target) << _TASK_TARGET
        | pack_order(order) << _TASK_ORDER
    )
