"""A tree for every game of a batch, all in one set of arrays: the root of game n is node n of `search/tree.py`'s tree.

Loaded as `triumvirate.native.GAME.learn.forest`. What an iteration does is `search.grow`'s; here all games take a step of it at
once, so that a network judges all their leaves together, each seat by its own row.
"""

from triumvirate.core.rulebook import compiled, lowest_bit

from ..glance import observe
from ..rules import deciders, is_over, list_legal
from ..search.grow import NONE, OBSERVER, ONLY, ROOT, add_edge, begin, descend, reward


@compiled
def gather_each(tree, truths, observers, firsts, leaves, paths, lengths, ends, seeds, number):
    """A leaf of every game: the observer begins with the action that it is given, then all choose by what the tree knows."""
    each = len(truths) // len(leaves)
    for game in range(len(leaves)):
        tree.counts[ROOT] = game
        tree.counts[OBSERVER] = observers[game]
        tree.counts[ONLY] = firsts[game]
        leaves[game] = truths[game * each + number % each]
        s = leaves[game]
        begin(s, tree, seeds[game], number)
        length, node = descend(s, tree)
        lengths[game] = length
        ends[game] = node
        for n in range(length):
            paths[game, n] = tree.path[n]
            tree.edges[tree.path[n]].visits += 1


@compiled
def look_each(states, seats, rows):
    """What every seat of every state sees, a row each."""
    for i in range(len(states)):
        for seat in range(seats):
            observe(states[i], seat, rows[i * seats + seat])


@compiled
def settle_each(tree, leaves, paths, lengths, ends, wins, policies):
    """Results, or the chances to win that each seat sees, go up the paths; policies become the priors of new nodes."""
    seats = len(wins) // len(leaves)
    for game in range(len(leaves)):
        s = leaves[game]
        over = is_over(s)
        for n in range(lengths[game]):
            edge = tree.edges[paths[game, n]]
            edge.total += reward(s, edge.seat) if over else wins[game * seats + edge.seat]
        if not over and ends[game] != NONE and tree.first[ends[game]] == NONE:
            plant_each(s, tree, ends[game], policies, game * seats)


@compiled
def plant_each(s, tree, node, policies, row):
    """The edges of a new node: of every seat that decides there, by its own policy."""
    left = deciders(s)
    while left:
        seat = lowest_bit(left)
        left &= left - 1
        count = list_legal(s, seat, tree.legal)
        whole = 1.0e-9
        for n in range(count):
            whole += policies[row + seat, tree.legal[n]]
        for n in range(count):
            action = tree.legal[n]
            add_edge(tree, node, seat, action, policies[row + seat, action] / whole)


@compiled
def judge_firsts(tree, observers, actions, wins):
    """The chance to win after each first action as its tree has it; what was never tried is left as it was."""
    for game in range(len(observers)):
        place = tree.first[game]
        while place != NONE:
            edge = tree.edges[place]
            if edge.seat == observers[game] and edge.visits > 0:
                for n in range(actions.shape[1]):
                    if actions[game, n] == edge.action:
                        wins[game, n] = edge.total / edge.visits
            place = edge.next
