"""Opponents: ratings, quick pairing, who follows and invites whom, tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("member", sa.String(64), primary_key=True),
        sa.Column("ladder", sa.String(48), nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("latest", sa.Boolean, nullable=False),
    )
    op.create_index("ratings_by_number", "ratings", ["number", "member"], unique=True)
    op.create_index("ratings_by_member", "ratings", ["member", "ladder", "number"])
    op.create_index("ratings_by_ladder", "ratings", ["ladder", "latest"])
    op.create_table(
        "pairings",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("request", sa.String(64), primary_key=True),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "follows",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("followed", sa.String(64), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("follows_by_followed", "follows", ["followed"])
    op.create_table(
        "invitations",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("invitations_by_guest", "invitations", ["guest"])
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("tournaments_by_status", "tournaments", ["status", "updated"])
    op.create_index("tournaments_by_host", "tournaments", ["host", "status"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(32), primary_key=True),
        sa.Column("member", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    op.create_index("entrants_by_member", "entrants", ["member"])
    op.create_table(
        "pods",
        sa.Column("tournament", sa.String(32), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("players", sa.LargeBinary, nullable=False),
    )
    op.create_index("pods_by_match", "pods", ["match"])


def downgrade() -> None:
    for table in ("pods", "entrants", "tournaments", "invitations", "follows", "pairings", "ratings"):
        op.drop_table(table)
