"""The tables of RUBICO's book and of our reconstruction, copied by hand from the rules text."""

FACES = ("red", "blue", "janus", "pompey")
POWERS = ("minerva", "cibelis", "venus", "eris", "fortuna", "roma", "vesta", "juno")

# 1.2: the March deck by number of players, red, blue, Janus, Pompey.
DECKS = {3: (3, 4, 2, 1), 4: (6, 9, 1, 1), 5: (6, 7, 2, 1), 6: (8, 10, 2, 1), 7: (9, 11, 3, 2)}
POMPEY_FIRST_DECK = (6, 9, 2, 0)
CARDS_EACH = {3: 4, 4: 4, 5: 3, 6: 3, 7: 3}

# 2: the roads, and with how many players a box is there that is not always.
CHECKPOINTS = {"italia", "rubico", "roma"}
_NORTH = ["gallia", "italia", "placentia", "mutina", "bononia"]
_ROADS = {
    "standard": [*_NORTH, "ravenna", "rubico", "ariminum", "pisaurum", "spoletium", "roma"],
    "via_aemilia": [*_NORTH, "rubico", "ariminum", "pisaurum", "roma"],
    "short_march": ["gallia", "italia", "rubico", "ariminum", "pisaurum", "iguvium", "spoletium", "roma"],
    "via_flaminia": ["gallia", "segusio", *_NORTH[1:], "rubico", "ariminum", "roma"],
}
_WITH = {
    "standard": {"mutina": "4567", "bononia": "567", "ravenna": "567", "pisaurum": "67", "spoletium": "7"},
    "via_aemilia": {"mutina": "567", "bononia": "567", "ariminum": "4567", "pisaurum": "7"},
    "short_march": {"ariminum": "4567", "pisaurum": "567", "iguvium": "67", "spoletium": "7"},
    "via_flaminia": {"segusio": "4", "placentia": "3567", "mutina": "5", "bononia": "5", "ariminum": "567"},
}


def road_of(track: str, players: int) -> list[str]:
    """The boxes that are in play with so many."""
    return [box for box in _ROADS[track] if str(players) in _WITH[track].get(box, "34567")]


# 3: the Senate's eight cards, and the Legions that they count for.
SENATE_ROW = ["empty", "extra", "blue", "red_1", "discard", "red_2", "red_2", "jolly"]
LEGIONS = {
    "3_3_J": {
        "empty": "", "extra": ["I"], "blue": ["I"], "red_1": ["I"], "discard": ["XV"], "red_2": ["XV"],
        "jolly": ["I", "XV"],
    },
    "X_4_3_J": {
        "empty": ["I"], "extra": ["I"], "blue": ["I"], "red_1": ["I"], "discard": ["XV"], "red_2": ["XV"],
        "jolly": ["I", "XV"],
    },
    "Y_3_4_J": {
        "empty": ["I"], "extra": ["XV"], "blue": ["I"], "red_1": ["I"], "discard": ["XV"], "red_2": ["XV"],
        "jolly": ["I", "XV"],
    },
}  # fmt: skip
