"""Information-set tree search on a compiled engine; loaded as `triumvirate.native.GAME.search.grow`, for that game.

A tree is arrays. A node stands for all that the observer has seen since the root: the actions, but neither the chance
nor the hidden truths behind them. Its edges are the actions of every seat that ever decided there, each with how often
it was available and how often taken. `tree` has the fields of `triumvirate.search.tree.Tree`.
"""

import math

from triumvirate.core.rulebook import compiled, lowest_bit

from ..generator import below
from ..playout import play_out as play_out_at_random
from ..playout import random_decider
from ..rules import apply, deciders, is_over, list_legal, refusal, winners
from .policy import evaluate, policy_action, redeal, seen, weigh

MOST_SEATS = 8
DEEPEST = 512
NONE = -1
STRIDE = 0x632BE59BD9B4E019

# Places in `tree.counts` and `tree.knobs`.
NODES, EDGES, ROOT, OBSERVER, ONLY = 0, 1, 2, 3, 4
EXPLORE, TRUST, DOUBT, EXPAND_AFTER, PLAYOUT_STEPS, EVEN_WEIGHTS, RANDOM_PLAYOUTS = 0, 1, 2, 3, 4, 5, 6


@compiled
def add_node(tree):
    """A node without edges, or none where the tree is full."""
    node = tree.counts[NODES]
    if node >= len(tree.first):
        return NONE
    tree.counts[NODES] += 1
    tree.first[node] = NONE
    return node


@compiled
def add_edge(tree, node, seat, action, prior):
    """A new action of a seat in a node, or none where the tree is full."""
    place = tree.counts[EDGES]
    if place >= len(tree.edges):
        return NONE
    tree.counts[EDGES] += 1
    edge = tree.edges[place]
    edge.node = node
    edge.seat = seat
    edge.action = action
    edge.child = NONE
    edge.visits = 0
    edge.available = 0
    edge.total = 0.0
    edge.prior = prior
    edge.next = tree.first[node]
    tree.first[node] = place
    return place


@compiled
def find_link(tree, node, seat, key):
    """The edge of a node by seat and action (or what is seen of it), made where there is none."""
    place = tree.first[node]
    while place != NONE:
        edge = tree.edges[place]
        if edge.seat == seat and edge.action == key:
            return place
        place = edge.next
    return add_edge(tree, node, seat, key, 0.0)


@compiled
def find_edges(s, tree, node, seat):
    """The edges of all legal actions into `tree.found`, made where they are new; how many actions there are."""
    count = list_legal(s, seat, tree.legal)
    place = tree.first[node]
    while place != NONE:
        edge = tree.edges[place]
        if edge.seat == seat and edge.action >= 0:
            tree.where[edge.action] = place
        place = edge.next
    weighed = False
    for n in range(count):
        action = tree.legal[n]
        place = tree.where[action]
        edge = tree.edges[place]
        if place >= tree.counts[EDGES] or edge.node != node or edge.seat != seat or edge.action != action:
            if not weighed:
                find_priors(s, tree, seat, count)
                weighed = True
            place = add_edge(tree, node, seat, action, tree.weights[n])
        tree.found[n] = place
    return count


@compiled
def find_priors(s, tree, seat, count):
    """The game's weights of the listed actions as shares of one, shaken a little so that equals are tried in any order."""
    if tree.knobs[EVEN_WEIGHTS] > 0:
        for n in range(count):
            tree.weights[n] = 1.0
    else:
        weigh(s, seat, tree.legal, count, tree.weights)
    whole = 0.0
    for n in range(count):
        whole += tree.weights[n]
    for n in range(count):
        tree.weights[n] *= (1.0 + 0.0001 * below(s, 256)) / whole


@compiled
def select(s, tree, node, seat):
    """The edge that a seat takes on the way down: known value, plus a bonus for what is promising and little tried.

    With `ONLY` set the observer's first action is that one, so that it is judged as well as the best.
    """
    count = find_edges(s, tree, node, seat)
    tried, total = 0, 0.0
    for n in range(count):
        if tree.found[n] != NONE:
            edge = tree.edges[tree.found[n]]
            edge.available += 1
            tried += edge.visits
            total += edge.total
    usual = total / tried - tree.knobs[DOUBT] if tried > 0 else 0.5
    only = tree.counts[ONLY] if node == tree.counts[ROOT] else NONE
    best, highest = NONE, -1.0e9
    for n in range(count):
        if tree.found[n] == NONE or (only != NONE and seat == tree.counts[OBSERVER] and tree.legal[n] != only):
            continue
        edge = tree.edges[tree.found[n]]
        value = edge.total / edge.visits if edge.visits > 0 else usual
        value += tree.knobs[TRUST] * edge.prior * math.sqrt(edge.available) / (1 + edge.visits)
        if tree.knobs[EXPLORE] > 0:
            value += tree.knobs[EXPLORE] * math.sqrt(math.log(1.0 + edge.available) / (0.1 + edge.visits))
        if value > highest:
            best, highest = tree.found[n], value
    return best


@compiled
def descend(s, tree):
    """From the root to a leaf, the chosen edges into `tree.path`; their number, and the node reached or none.

    Where several seats decide at once each chooses by its own edges, before anybody's choice is carried out.
    """
    node = tree.counts[ROOT]
    length = 0
    while node != NONE and not is_over(s) and length < DEEPEST - MOST_SEATS:
        chosen = 0
        left = deciders(s)
        while left:
            place = select(s, tree, node, lowest_bit(left))
            if place == NONE:
                return length, NONE
            tree.path[length + chosen] = place
            chosen += 1
            left &= left - 1
        node, taken, fresh = carry_out(s, tree, node, length, chosen)
        length += taken
        if fresh:
            break
    return length, node


@compiled
def carry_out(s, tree, node, first, chosen):
    """Apply the choices of a node and follow its links: the next node or none, how many were applied, whether it is new."""
    fresh = False
    for n in range(chosen):
        choice = tree.edges[tree.path[first + n]]
        if n > 0 and ((deciders(s) >> choice.seat) & 1 == 0 or refusal(s, choice.seat, choice.action)):
            return node, n, True
        link = NONE
        if node != NONE:
            key = seen(s, tree.counts[OBSERVER], choice.seat, choice.action)
            link = tree.path[first + n]
            if n > 0 or key != choice.action:
                link = find_link(tree, node, choice.seat, key)
                if link != NONE:
                    tree.edges[link].visits += 1
        node = NONE
        if link != NONE:
            node = tree.edges[link].child
            if node == NONE:
                fresh = True
                if tree.edges[link].visits >= tree.knobs[EXPAND_AFTER]:
                    node = add_node(tree)
                    tree.edges[link].child = node
        else:
            fresh = True
        apply(s, choice.seat, choice.action)
    return node, chosen, fresh


@compiled
def play_out(s, most):
    """On from a leaf by the game's playout policy, to the end or for at most so many actions."""
    steps = 0
    while steps < most and not is_over(s):
        seat = random_decider(s)
        apply(s, seat, policy_action(s, seat))
        steps += 1


@compiled
def reward(s, seat):
    """1 for a win, 0 for a loss, one half for a draw; where the game still runs, what the policy thinks of it."""
    if not is_over(s):
        return evaluate(s, seat)
    won = winners(s)
    if won == 0:
        return 0.5
    return 1.0 if (won >> seat) & 1 else 0.0


@compiled
def back_up(s, tree, length):
    """What the leaf was worth, to every edge on the way and its seat."""
    for n in range(length):
        edge = tree.edges[tree.path[n]]
        edge.visits += 1
        edge.total += reward(s, edge.seat)


@compiled
def begin(s, tree, seed, number):
    """Give an iteration its own chance, and its own deal of what the observer has not seen."""
    s.rng_seed = seed + number * STRIDE
    s.rng_count = 0
    redeal(s, tree.counts[OBSERVER])


@compiled
def think(tree, truths, states, seed, first, iterations):
    """So many iterations, the sampled truths in turn: down the tree, on by the playout policy, and back up."""
    most = int(tree.knobs[PLAYOUT_STEPS])
    for number in range(first, first + iterations):
        states[0] = truths[number % len(truths)]
        s = states[0]
        begin(s, tree, seed, number)
        length, _ = descend(s, tree)
        if tree.knobs[RANDOM_PLAYOUTS] > 0:
            play_out_at_random(s, most)
        else:
            play_out(s, most)
        back_up(s, tree, length)


@compiled
def gather(tree, truths, leaves, paths, lengths, ends, seed, first):
    """As many leaves as fit, for an evaluator outside; until `settle` each counts as lost, so that the next goes elsewhere."""
    for place in range(len(leaves)):
        number = first + place
        leaves[place] = truths[number % len(truths)]
        s = leaves[place]
        begin(s, tree, seed, number)
        length, node = descend(s, tree)
        lengths[place] = length
        ends[place] = node
        for n in range(length):
            paths[place, n] = tree.path[n]
            tree.edges[tree.path[n]].visits += 1


@compiled
def settle(tree, leaves, paths, lengths, ends, values, policies):
    """The evaluator's values (by seat) go up the gathered paths, its policies (by action) become the new nodes' priors."""
    for place in range(len(leaves)):
        s = leaves[place]
        over = is_over(s)
        for n in range(lengths[place]):
            edge = tree.edges[paths[place, n]]
            edge.total += reward(s, edge.seat) if over else values[place, edge.seat]
        node = ends[place]
        if not over and node != NONE and tree.first[node] == NONE:
            plant(s, tree, node, policies[place])


@compiled
def plant(s, tree, node, policy):
    """The edges of a new node with an evaluator's priors."""
    left = deciders(s)
    while left:
        seat = lowest_bit(left)
        left &= left - 1
        count = list_legal(s, seat, tree.legal)
        whole = 1.0e-9
        for n in range(count):
            whole += policy[tree.legal[n]]
        for n in range(count):
            action = tree.legal[n]
            add_edge(tree, node, seat, action, policy[action] / whole)


@compiled
def move_root(tree, fresh, node):
    """Copy what hangs below a node into an empty tree, whose root it becomes."""
    fresh.counts[ROOT] = add_node(fresh)
    tree.origin[0] = node
    done = 0
    while done < fresh.counts[NODES]:
        place = tree.first[tree.origin[done]]
        while place != NONE:
            old = tree.edges[place]
            copy = add_edge(fresh, done, old.seat, old.action, old.prior)
            if copy != NONE:
                new = fresh.edges[copy]
                new.visits = old.visits
                new.available = old.available
                new.total = old.total
                if old.child != NONE:
                    child = add_node(fresh)
                    new.child = child
                    if child != NONE:
                        tree.origin[child] = old.child
            place = old.next
        done += 1
