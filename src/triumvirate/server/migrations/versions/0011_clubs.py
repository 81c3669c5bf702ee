"""Clubs: who is a member, which tables and tournaments are theirs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Three tables, and the club of a tournament."""
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("owner", sa.String(24), nullable=False),
        sa.Column("token", sa.String(40)),
        sa.Column("season", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.UniqueConstraint("token", name="uq_clubs_token"),
    )
    op.create_index("ix_clubs_owner", "clubs", ["owner"])
    op.create_table(
        "members",
        sa.Column("club", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("joined", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_members_person", "members", ["person"])
    op.create_table(
        "club_tables",
        sa.Column("match", sa.String(24), primary_key=True),
        sa.Column("club", sa.String(24), nullable=False),
    )
    op.create_index("ix_club_tables_club", "club_tables", ["club"])
    with op.batch_alter_table("tournaments") as batch:
        batch.add_column(sa.Column("club", sa.String(24)))
        batch.create_index("ix_tournaments_club", ["club"])


def downgrade() -> None:
    """Tournaments and matches that were played stay."""
    with op.batch_alter_table("tournaments") as batch:
        batch.drop_index("ix_tournaments_club")
        batch.drop_column("club")
    for name in ("club_tables", "members", "clubs"):
        op.drop_table(name)
