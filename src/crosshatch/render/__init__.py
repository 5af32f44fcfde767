"""Steps, grids, paths and grades as text and as data for JSON; prose is that of ``words``.

What a picture of a step shows follows from its roles and links (``view``), and how each role looks is one table
(``palette``); a picture of another kind is a module here that reads both.
"""
