-- Each row has a checksum from now on, so that a changed byte is noticed when the row is read
-- (src/sqlite/sum.rs). The sum of a sheet covers its places.
ALTER TABLE tables ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE entries ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE chat ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE visitors ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE commits ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;

-- One row about the file itself. `n` of the last row of `commits`, or `commits` here if it is
-- higher, counts the commits since the file was made; the mark beside the file counts along.
CREATE TABLE house (
    one     INTEGER PRIMARY KEY CHECK (one = 1),
    lineage TEXT    NOT NULL,
    open    INTEGER NOT NULL,
    commits INTEGER NOT NULL,
    checks  INTEGER NOT NULL DEFAULT 0,
    sum     INTEGER NOT NULL
) STRICT;

-- The row with an empty id was written to see whether the file can be written; `checks` is now.
DELETE FROM visitors WHERE id = '';

-- "Mara": tells our files from those of other programs.
PRAGMA application_id = 1298231905;
