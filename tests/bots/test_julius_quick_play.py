"""Quick play of JULIUS CAESAR, by which plans are drawn up and tried: what one step's foresight does as a turn ends."""

from games.julius.campaign import at, play, stands
from triumvirate.bots.julius.plans import Sampled
from triumvirate.games.julius.notation import action_text

SEATS = ("caesar", "pompeius")


def play_quickly(table, *phases):
    """Quick play of whoever decides, for as long as it is in some phases; the actions."""
    seat, taken = table.deciders()[0], []
    while table.deciders() == [seat] and table.view(seat).phase in phases:
        taken.append(action_text(Sampled(table.view(seat), SEATS.index(seat), 1, "x").quick()))
        table.act(seat, taken[-1])
    return taken


def test_whoever_is_behind_holds_the_city_that_he_won_in_a_year_s_fourth_turn():
    board = (
        "at tarraco legio-7=3 legio-9=2 legio-10=3 legio-1=1; at roma pompeius=3 legio-3=3; at utica legio-39=3; "
        "at carthago-nova legio-2=1 legio-5=2; at ephesus scipio=3; at athenae legio-36=2"
    )
    table = at(f"time 705 4 battle caesar; command caesar second; attack tarraco caesar narbo; {board}")
    play(table, "battle tarraco", "fire legio-1", dice=[6])
    play(table, "fire legio-10", dice=[1, 6, 6])
    taken = play_quickly(table, "regroup", "regroup_to")
    assert taken
    assert any(stands(table, block)[0] == "tarraco" for block in ("legio-7", "legio-9", "legio-10"))


def test_whoever_is_ahead_levies_as_second_player_of_a_year_s_fourth_turn():
    cards = "played caesar 2/2c; chosen caesar 2/2c; played pompeius 2/2d; chosen pompeius 2/2d"
    board = "at roma pompeius=3 legio-3=1; at utica legio-39=3; at athenae scipio=3; at genua caesar=3 legio-7=3"
    table = at(f"time 705 4 levy pompeius; {cards}; command caesar second points=0 levies=2; {board}")
    verbs = [action.split()[0] for action in play_quickly(table, "levy", "levy_at")]
    assert verbs.count("levy") + verbs.count("build") == 2  # all that the card gives
