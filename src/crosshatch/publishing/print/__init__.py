"""Pages to print, as PDF: puzzles with their solutions and hints, and lessons in a technique.

Python says what stands on a page (``puzzles``, ``lessons``), Typst lays it out by the templates beside these modules
(``typesetter``).
"""
