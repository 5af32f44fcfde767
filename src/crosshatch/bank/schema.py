"""The schema of a bank, as steps: each migrates a file from one version to the next, beginning with an empty file.

To change the schema, add a step at the end, and keep the existing ones, since files of every version exist.  Views
depend only on the tables, so migration drops all views and creates the current ones.
"""

APPLICATION = 0x43724273
"""The mark of a bank (``PRAGMA application_id``): the letters ``CrBs``."""

TABLES = """
CREATE TABLE takes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    taken_at TEXT NOT NULL,
    how TEXT NOT NULL,
    asked TEXT NOT NULL
);
CREATE TABLE puzzles (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    form TEXT NOT NULL UNIQUE CHECK (length(form) = 81),
    puzzle TEXT NOT NULL CHECK (length(puzzle) = 81),
    solution TEXT NOT NULL CHECK (length(solution) = 81),
    givens INTEGER NOT NULL,
    symmetry TEXT NOT NULL,
    minimal INTEGER NOT NULL,
    seed TEXT NOT NULL,
    source TEXT NOT NULL,
    made_at TEXT NOT NULL,
    take INTEGER REFERENCES takes (id),
    place INTEGER,
    used_on TEXT,
    used_for TEXT
);
CREATE INDEX puzzles_left ON puzzles (id) WHERE take IS NULL;
CREATE INDEX puzzles_of_takes ON puzzles (take, place) WHERE take IS NOT NULL;
CREATE INDEX puzzles_used_on ON puzzles (used_on) WHERE used_on IS NOT NULL;
CREATE TABLE scales (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    version TEXT NOT NULL,
    levels TEXT NOT NULL,
    UNIQUE (name, version)
);
CREATE TABLE grades (
    id INTEGER PRIMARY KEY,
    puzzle INTEGER NOT NULL REFERENCES puzzles (id) ON DELETE CASCADE,
    scale INTEGER NOT NULL REFERENCES scales (id),
    solved INTEGER NOT NULL,
    level TEXT NOT NULL,
    rating REAL,
    hardest TEXT,
    effort REAL,
    minutes REAL,
    minutes_low REAL,
    minutes_high REAL,
    words TEXT NOT NULL,
    parts TEXT NOT NULL,
    UNIQUE (puzzle, scale)
);
CREATE INDEX grades_by_level ON grades (scale, level, rating);
CREATE TABLE techniques (
    id INTEGER PRIMARY KEY,
    title TEXT NOT NULL UNIQUE
);
CREATE TABLE needs (
    technique INTEGER NOT NULL REFERENCES techniques (id),
    grade INTEGER NOT NULL REFERENCES grades (id) ON DELETE CASCADE,
    times INTEGER NOT NULL,
    PRIMARY KEY (technique, grade)
) WITHOUT ROWID;
CREATE INDEX needs_of_grades ON needs (grade);
CREATE TABLE fills (
    id INTEGER PRIMARY KEY,
    target TEXT NOT NULL,
    seed TEXT NOT NULL,
    next INTEGER NOT NULL DEFAULT 1,
    begun_at TEXT NOT NULL,
    seen_at TEXT NOT NULL,
    at_work INTEGER NOT NULL DEFAULT 0,
    UNIQUE (target, seed)
);
"""
"""Version 1."""

TAGS = """
CREATE TABLE tags (
    tag TEXT NOT NULL,
    puzzle INTEGER NOT NULL REFERENCES puzzles (id) ON DELETE CASCADE,
    PRIMARY KEY (tag, puzzle)
) WITHOUT ROWID;
CREATE INDEX tags_of_puzzles ON tags (puzzle);
"""
"""Version 2: user-defined tags."""

NUMBERS = ("effort", "minutes", "minutes_low", "minutes_high")
"""The numbers of a grade that have columns, with the same names."""

STEPS: tuple[str, ...] = (TABLES, TAGS)
"""The step to each version from the one before, beginning with an empty file."""

VERSION = len(STEPS)
"""The version of the schema (``PRAGMA user_version``)."""

VIEWS: dict[str, str] = {
    "graded": """
        SELECT puzzles.id, puzzles.puzzle, puzzles.solution, puzzles.givens, puzzles.symmetry, puzzles.minimal,
            scales.name AS scale, scales.version, grades.solved, grades.level, grades.rating, grades.hardest,
            grades.effort, grades.minutes, grades.minutes_low, grades.minutes_high, grades.parts,
            puzzles.seed, puzzles.source, puzzles.made_at,
            puzzles.take IS NOT NULL AS used, puzzles.used_on, puzzles.used_for, takes.taken_at
        FROM puzzles
        JOIN grades ON grades.puzzle = puzzles.id
        JOIN scales ON scales.id = grades.scale
        LEFT JOIN takes ON takes.id = puzzles.take""",
    "needed": """
        SELECT grades.puzzle AS id, scales.name AS scale, scales.version, techniques.title AS technique, needs.times
        FROM needs
        JOIN techniques ON techniques.id = needs.technique
        JOIN grades ON grades.id = needs.grade
        JOIN scales ON scales.id = grades.scale""",
    "stock": """
        SELECT scales.name AS scale, scales.version, grades.level,
            sum(puzzles.take IS NULL) AS unused, sum(puzzles.take IS NOT NULL) AS used,
            min(grades.rating) AS lowest, max(grades.rating) AS highest
        FROM grades
        JOIN puzzles ON puzzles.id = grades.puzzle
        JOIN scales ON scales.id = grades.scale
        GROUP BY scales.id, grades.level""",
    "used": """
        SELECT puzzles.id, puzzles.puzzle, puzzles.solution, puzzles.used_on, puzzles.used_for, takes.taken_at,
            puzzles.take, puzzles.place
        FROM puzzles JOIN takes ON takes.id = puzzles.take""",
}
"""The views: tables for plain SQL queries, joined from the normalised tables."""
