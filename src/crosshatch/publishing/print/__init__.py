"""Printed pages as PDF: puzzles with solutions and hints, and lessons in a technique.

Python prepares the content of the pages (``puzzles``, ``lessons``).  Typst lays them out with the templates in this
folder (``typesetter``).
"""
