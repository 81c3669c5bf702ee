"""Studies as people work on them: begun, looked at, moves tried by hand or by a bot, shared, deleted."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Protocol, TypeVar

from msgspec import UNSET

from triumvirate.bots.contract import Advice, Opinion
from triumvirate.core.record import write_record
from triumvirate.core.table import Table
from triumvirate.core.variations import Node, Variations
from triumvirate.games import find_game
from triumvirate.server import games
from triumvirate.server.bots import advice
from triumvirate.server.bots.turns import Turn, advised, ended
from triumvirate.server.errors import Conflict, Forbidden, NotFound, TooLarge
from triumvirate.server.matches.keeper import Keeper
from triumvirate.server.replies import HintReply, StudiesReply, StudyBoard, StudyInfo, StudyMove, StudyReply
from triumvirate.server.requests import NewStudy, NoteOn
from triumvirate.server.store.rows import PersonRow
from triumvirate.server.studies.beginning import MOST_MOVES, Run, begun
from triumvirate.server.studies.rows import StudyKeeper, StudyRow

T = TypeVar("T")
MOST = 20, 100  # studies of a guest, of an account
MOST_HELD = 32
TRIES = 4
A_NODE = 20  # nodes read take about as long as looking at one entry


class Think(Protocol):
    """Has a bot think about its turn, for itself or for who asked it for advice."""

    async def __call__(self, turn: Turn, asked: bool = False) -> Advice:
        """What it found."""


class Opine(Protocol):
    """Has a judge say what it thinks of an action before it is taken."""

    async def __call__(self, turn: Turn, action: str) -> Opinion | None:
        """Its opinion; None where it has none of an action like this."""


class StudyDesk:
    """The studies of one worker's visitors, or of a page's; trees that were looked at of late stay at hand."""

    def __init__(
        self, matches: Keeper, kept: StudyKeeper, think: Think, opine: Opine, run: Run, has_limits: bool = True
    ) -> None:
        self._matches, self._kept = matches, kept
        self._think, self._opine, self._run = think, opine, run
        self._has_limits = has_limits
        self._held: OrderedDict[str, tuple[int, Variations]] = OrderedDict()

    # --- the studies ------------------------------------------------------------------------------------------------

    async def all(self, person: PersonRow) -> StudiesReply:
        """Somebody's own."""
        rows = await self._kept.of_person(person.id)
        return StudiesReply(studies=[_info(row, person, nodes) for row, nodes in rows], most=MOST[not person.guest])

    async def begin(self, person: PersonRow, body: NewStudy) -> StudyReply:
        """A new one; of a match that somebody has studied before, that study."""
        if body.match is not None and (known := await self._kept.of_match(person.id, body.match)) is not None:
            return await self._told(known, person)
        if self._has_limits and await self._kept.count(person.id) >= MOST[not person.guest]:
            raise Forbidden(f"You have {MOST[not person.guest]} studies: delete one of them first.")
        source, name = body.match, body.name.strip()
        if body.study is not None:
            other = await self._row(body.study, person)
            source, name = other.source, name or other.name
            tree = await self._tree(other)
        else:
            tree = await begun(self._matches, self._run, person, body)
        now = self._matches.now()
        row = StudyRow(
            id=self._matches.new_id(),
            person=person.id,
            name=name or tree.game.title,
            game=tree.game.name,
            rules=tree.game.version,
            options=tree.options,
            position=tree.position,
            source=source,
            is_shared=False,
            created=now,
            updated=now,
            tree=tree.to_data(),
        )
        await self._kept.add(row)
        return await self._told(row, person)

    async def show(self, study: str, person: PersonRow | None) -> StudyReply:
        """One with its tree."""
        return await self._told(await self._row(study, person), person)

    async def rename(self, study: str, person: PersonRow, **columns: object) -> StudyReply:
        """Another name, or a link that others may use."""
        for _ in range(TRIES):
            row = await self._own(study, person)
            if await self._kept.change(row, **columns):
                return await self.show(study, person)
        raise _changed()

    async def drop(self, study: str, person: PersonRow) -> None:
        """Delete one."""
        row = await self._own(study, person)
        await self._kept.drop(row.id)
        self._held.pop(row.id, None)

    # --- its moves --------------------------------------------------------------------------------------------------

    async def board(
        self, study: str, move: int, seat: str | None, person: PersonRow | None, language: str
    ) -> StudyBoard:
        """The board after a move."""
        tree = await self._tree(await self._row(study, person))
        return await self._made(tree, move, lambda: _board(tree, move, seat, language))

    async def record(self, study: str, move: int, person: PersonRow | None) -> tuple[str, str]:
        """The name and the text of a record: the line from the beginning to a move."""
        row = await self._row(study, person)
        tree = await self._tree(row)
        text = await self._made(tree, move, lambda: write_record(tree.table_at(move), False, tree.signs(move)))
        return f"{row.game}-{row.id}-{move}.txt", text

    async def act(self, study: str, move: int, person: PersonRow, seat: str | None, action: str, again: bool) -> Node:
        """Try a move: a seat's, or whoever's it is."""

        def do(tree: Variations) -> Node:
            if len(tree.nodes) >= MOST_MOVES:
                raise TooLarge(f"A study has at most {MOST_MOVES} moves.")
            return tree.act(move, seat or _decider(tree.table_at(move), None), action, again)

        return await self._change(study, person, move, do)

    async def play_on(self, study: str, move: int, person: PersonRow, bot: str | None) -> Node:
        """Have a bot do the next thing, whoever is to do it."""
        table = await self._table(study, move, person)
        name = games.check_bot(table.game.name, bot or games.best_bot(table.game.name))
        seat = _decider(table, None)
        choice = (await self._think(_turn(table, seat, name, person))).best[0]
        return await self.act(study, move, person, seat, choice.action, False)

    async def hint(
        self, study: str, move: int, person: PersonRow, seat: str | None, language: str, action: str | None = None
    ) -> HintReply:
        """What the judge would do here, and what it thinks of an action that was tried here."""
        return await self.advice(await self._table(study, move, person), person, seat, language, action)

    async def advice(
        self, table: Table, person: PersonRow, seat: str | None, language: str, action: str | None = None
    ) -> HintReply:
        """The same at a table, of a whole turn where one ends with the action.

        What is advised comes before what is thought of a single action, so that a plan that is held is known when one leaves it.
        """
        bot = games.hinting_bot(table.game.name)
        turn = _turn(table, _decider(table, seat), bot, person)
        whole = await self._opine(ended(turn, table), action) if action is not None else None
        if whole is not None and whole.turn is not None:
            return advice.reply(turn.game, bot, whole.turn.instead, language, {}, whole)
        turn = advised(turn, table)
        found = await self._think(turn, asked=True)
        opinion = await self._opine(turn, action) if action is not None else None
        return advice.reply(turn.game, bot, found, language, {}, opinion)

    async def cut(self, study: str, move: int, person: PersonRow) -> int:
        """Take a move away with all that follows; where one is afterwards."""
        return await self._change(study, person, move, lambda tree: tree.cut(move))

    async def note(self, study: str, move: int, person: PersonRow, body: NoteOn) -> Node:
        """Say something of a move, or nothing any more; or keep what the judge said of it."""
        comment = None if body.comment is UNSET else body.comment.strip()
        verdict = None if body.verdict is UNSET else body.verdict
        return await self._change(study, person, move, lambda tree: tree.note(move, comment, verdict))

    # --- what is behind it ------------------------------------------------------------------------------------------

    async def _row(self, study: str, person: PersonRow | None) -> StudyRow:
        """A study that somebody may see; the others might as well not be there."""
        row = await self._kept.find(study)
        if row is None or not (row.is_shared or (person is not None and row.person == person.id)):
            raise NotFound("There is no such study.")
        return row

    async def _own(self, study: str, person: PersonRow) -> StudyRow:
        row = await self._row(study, person)
        if row.person != person.id:
            raise Forbidden("This is somebody else's study: copy it to go on with it.")
        return row

    async def _tree(self, row: StudyRow) -> Variations:
        version, tree = self._held.get(row.id, (-1, None))
        if tree is None or version != row.version:
            game = find_game(row.game, row.rules)
            tree = await self._run(
                lambda: Variations.from_data(game, row.options, row.position, row.tree), len(row.tree) // A_NODE
            )
        self._hold(row.id, row.version, tree)
        return tree

    def _hold(self, study: str, version: int, tree: Variations) -> None:
        self._held[study] = version, tree
        self._held.move_to_end(study)
        while len(self._held) > MOST_HELD:
            self._held.popitem(last=False)

    async def _change(self, study: str, person: PersonRow, move: int, do: Callable[[Variations], T]) -> T:
        """Change a tree and keep it; where somebody else was faster, look again."""
        for _ in range(TRIES):
            row = await self._own(study, person)
            tree = await self._tree(row)
            self._held.pop(row.id, None)  # a tree that could not be kept is shown to nobody
            found = await self._made(tree, move, partial(do, tree))
            now = tree.to_data()
            is_changed = now != row.tree
            if not is_changed or await self._kept.change(row, tree=now, updated=self._matches.now()):
                self._hold(row.id, row.version + is_changed, tree)
                return found
        raise _changed()

    async def _table(self, study: str, move: int, person: PersonRow) -> Table:
        tree = await self._tree(await self._own(study, person))
        return await self._made(tree, move, lambda: tree.table_at(move))

    async def _made(self, tree: Variations, move: int, work: Callable[[], T]) -> T:
        """Work that may have to play a long line first."""
        return await self._run(work, len(tree.path(move)))

    async def _told(self, row: StudyRow, person: PersonRow | None) -> StudyReply:
        tree = await self._tree(row)
        return StudyReply(
            study=_info(row, person, len(row.tree)),
            seats=list(tree.game.seats(tree.options)),
            options=dict(row.options),
            offset=1 if row.position else 0,
            moves=[_move(node) for node in tree.nodes.values()],
        )


def _info(row: StudyRow, person: PersonRow | None, nodes: int) -> StudyInfo:
    return StudyInfo(
        id=row.id,
        name=row.name,
        game=row.game,
        title=find_game(row.game).title,
        source=row.source,
        is_mine=person is not None and person.id == row.person,
        is_shared=row.is_shared,
        moves=nodes - 1,
        updated=row.updated,
    )


def _move(node: Node) -> StudyMove:
    return StudyMove(node.number, node.parent, node.seat, node.action, bool(node.outcomes), node.comment, node.verdict)


def _board(tree: Variations, move: int, asked: str | None, language: str) -> StudyBoard:
    """The board as a seat sees it: the one asked for, or whoever decides, or who has just acted."""
    table = tree.table_at(move)
    node, deciders = tree.node(move), table.deciders()
    seat = asked if asked in table.seats else next(iter(deciders), node.seat or table.seats[0])
    assert seat is not None
    look = table.views()
    events = [event.to_json() for event in table.entries[-1].events if event.is_for(seat)] if table.entries else []
    return StudyBoard(
        move=_move(node),
        seat=seat,
        view=look(seat).to_json(),
        beside=[look(other).to_json() for other in table.seats if other != seat],
        deciders=deciders,
        legal=table.legal(seat),
        events=events,
        words=[table.game.say(table.options, event, seat, language, {}) for event in events],
        result=table.result(),
        position=table.position_text(),
    )


def _decider(table: Table, asked: str | None) -> str:
    deciders = table.deciders()
    if not deciders or (asked is not None and asked not in deciders):
        raise Conflict("There is nothing to decide now.")
    return asked or deciders[0]


def _turn(table: Table, seat: str, bot: str, person: PersonRow) -> Turn:
    return Turn(person.id, table.game.name, bot, seat, table.view(seat), table.legal(seat), len(table.entries))


def _changed() -> Conflict:
    return Conflict("The study was changed meanwhile: look again.")
