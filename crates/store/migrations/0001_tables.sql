-- A table's sheet: what lists need in columns, the rest as the house's own text.
CREATE TABLE tables (
    key      INTEGER PRIMARY KEY,
    id       TEXT    NOT NULL UNIQUE,
    revision INTEGER NOT NULL,
    stage    INTEGER NOT NULL,
    listed   INTEGER NOT NULL,
    changed  INTEGER NOT NULL,
    day      TEXT,
    body     TEXT    NOT NULL
) STRICT;
CREATE INDEX tables_stage ON tables (stage, changed);
CREATE INDEX tables_listed ON tables (changed) WHERE listed = 1;
CREATE INDEX tables_day ON tables (day) WHERE day IS NOT NULL;

-- Whose tables they are.
CREATE TABLE places (
    visitor TEXT    NOT NULL,
    tbl     INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    PRIMARY KEY (visitor, tbl)
) STRICT, WITHOUT ROWID;
CREATE INDEX places_tbl ON places (tbl);

-- The journals: they only grow.
CREATE TABLE entries (
    tbl     INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    seq     INTEGER NOT NULL,
    command TEXT,
    line    TEXT    NOT NULL,
    PRIMARY KEY (tbl, seq)
) STRICT, WITHOUT ROWID;

-- The chats, beside the journals: they can be erased.
CREATE TABLE chat (
    tbl     INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    n       INTEGER NOT NULL,
    time    INTEGER NOT NULL,
    after   INTEGER NOT NULL,
    command TEXT,
    body    TEXT    NOT NULL,
    PRIMARY KEY (tbl, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_time ON chat (time);

-- The name each visitor last used.
CREATE TABLE visitors (
    id   TEXT    PRIMARY KEY,
    name TEXT    NOT NULL,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
