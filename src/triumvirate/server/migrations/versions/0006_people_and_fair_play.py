"""People and fair play: sessions that can be ended, names as eyes compare them, handles of anonymous tables, and by
what a match draws: one that began before draws by the numbers of its entries, later ones by their places. And the log
of what operators looked at and did, which begins here."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

from triumvirate.server.people.names import look

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Matches that are there draw on as they began, and all of them count as they did."""
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.add_column(sa.Column("unrated", sa.String(length=16), nullable=True))
        batch_op.add_column(sa.Column("draws", sa.String(length=8), nullable=False, server_default="number"))
        batch_op.add_column(sa.Column("numbers", sa.Text(), nullable=False, server_default="{}"))
    with op.batch_alter_table("marks", schema=None) as batch_op:
        batch_op.alter_column("other", existing_type=sa.String(length=24), type_=sa.String(length=64))
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.add_column(sa.Column("look", sa.String(length=64), nullable=False, server_default=""))
        batch_op.create_index("ix_people_look", ["look"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("proved", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("network", sa.String(length=16), nullable=False),
        sa.Column("device", sa.String(length=80), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"], unique=False)
    op.create_table(
        "audit",
        sa.Column("number", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("seal", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("number"),
    )
    _sign_everybody_in()


def _sign_everybody_in() -> None:
    """A cookie of before names a person and an epoch: each gets the session that it stands for from now on."""
    connection = op.get_bind()
    now = time.time_ns() // 1_000_000
    people = connection.execute(sa.text("SELECT id, name, epoch, created FROM people WHERE NOT erased")).all()
    for person in people:
        connection.execute(
            sa.text("UPDATE people SET look = :look WHERE id = :id"), {"look": look(person.name), "id": person.id}
        )
        connection.execute(
            sa.text("INSERT INTO sessions VALUES (:id, :person, :began, :seen, 0, NULL, '', '')"),
            {"id": f"{person.id}.{person.epoch}", "person": person.id, "began": person.created, "seen": now},
        )


def downgrade() -> None:
    """Only matches in which something was taken back draw otherwise then; what was marked by a handle is forgotten."""
    op.drop_table("audit")
    op.drop_index("ix_sessions_person", table_name="sessions")
    op.drop_table("sessions")
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.drop_index("ix_people_look")
        batch_op.drop_column("look")
    op.execute("DELETE FROM marks WHERE other LIKE '%.%'")
    with op.batch_alter_table("marks", schema=None) as batch_op:
        batch_op.alter_column("other", existing_type=sa.String(length=64), type_=sa.String(length=24))
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.drop_column("numbers")
        batch_op.drop_column("draws")
        batch_op.drop_column("unrated")
