-- What was committed lately, all tables in one: a line for each entry, with the table's key, the
-- entry's number, its command and itself, a tab between them. The house moves these lines to
-- `entries` when enough have come together; from now on a row there holds one or more entries of
-- a table, a line each, and `seq` is the number of the first.
CREATE TABLE commits (
    n    INTEGER PRIMARY KEY,
    body TEXT    NOT NULL
) STRICT;
