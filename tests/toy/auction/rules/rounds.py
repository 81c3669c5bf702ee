"""The rounds of Auction: a prize is turned up, everybody bids, the highest bid that nobody else made takes it."""

from triumvirate.core.decisions import afterwards
from triumvirate.core.rulebook import chance, compiled, emit, rule

from ..state import BID_SHOWN, CARDS, PRIZE, PRIZE_LOST, PRIZE_SHOWN, PRIZE_WON, PRIZES, ROUNDS


@rule("setup")
def setup(s):
    """Everybody holds the cards 1 to 5."""
    for seat in range(s.players):
        s.hand[seat] = (1 << CARDS) - 1
    begin_round(s)


@rule("round.1")
def begin_round(s):
    """A prize worth 1 to 3 points is turned up at random."""
    s.round += 1
    s.prize = 1 + chance(s, PRIZES, PRIZE)
    emit(s, PRIZE_SHOWN, s.prize)


@compiled
def deciders(s):
    """Everybody who has not yet bid, at the same time."""
    waiting = 0
    for seat in range(s.players):
        if s.bid[seat] == 0 and not s.over:
            waiting |= 1 << seat
    return waiting


@afterwards
@rule("round.3")
def go_on(s):
    """Bids are shown when everybody has made one."""
    if deciders(s) == 0:
        reveal(s)


@rule("round.3")
def reveal(s):
    """The highest bid that nobody else made takes the prize; then the next round begins, or the game is over."""
    for seat in range(s.players):
        emit(s, BID_SHOWN, seat, s.bid[seat])
    winner = highest_alone(s)
    if winner < 0:
        emit(s, PRIZE_LOST, s.prize)
    else:
        s.points[winner] += s.prize
        emit(s, PRIZE_WON, winner, s.prize)
    for seat in range(s.players):
        s.bid[seat] = 0
    if s.round == ROUNDS:
        s.over = 1
    else:
        begin_round(s)


@rule("round.3")
def highest_alone(s):
    """The seat of the highest bid made by one player only, or -1."""
    best, winner = 0, -1
    for seat in range(s.players):
        alone = True
        for other in range(s.players):
            if other != seat and s.bid[other] == s.bid[seat]:
                alone = False
        if alone and s.bid[seat] > best:
            best = s.bid[seat]
            winner = seat
    return winner


@rule("end")
def is_over(s):
    """After three rounds."""
    return s.over == 1


@rule("end")
def winners(s):
    """Most points win; equal points share the win."""
    if not s.over:
        return 0
    best, seats = 0, 0
    for seat in range(s.players):
        if s.points[seat] > best:
            best, seats = s.points[seat], 0
        if s.points[seat] == best:
            seats |= 1 << seat
    return seats


@compiled
def score(s, seat):
    """Points."""
    return s.points[seat]
