"""Order in the house: blocks, reports, sanctions, the audit log, and errands of the server."""

import sqlalchemy as sa
from alembic import op

from durbar.server.store.schema import FOR_GOOD

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("other", sa.String(64), nullable=False),
        sa.Column("how", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("blocks_by_owner", "blocks", ["owner", "other"], unique=True)
    op.create_index("blocks_by_other", "blocks", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("entry", sa.Integer),
        sa.Column("seat", sa.Integer),
        sa.Column("accused", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("reason", sa.String(300), nullable=False),
        sa.Column("lines", sa.LargeBinary, nullable=False),
        sa.Column("settled", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    op.create_index("reports_by_reporter", "reports", ["reporter", "match"])
    op.create_index("reports_by_accused", "reports", ["accused"])
    op.create_table(
        "sanctions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("reason", sa.String(300), nullable=False),
        sa.Column("ended", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    op.create_index("sanctions_by_target", "sanctions", ["target"])
    op.create_table(
        "errands",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("word", sa.String(300), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("act", sa.String(12), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("facts", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
    )
    for statement in FOR_GOOD[op.get_bind().dialect.name]:
        op.execute(statement)


def downgrade() -> None:
    for table in ("audit", "errands", "sanctions", "reports", "blocks"):
        op.drop_table(table)
