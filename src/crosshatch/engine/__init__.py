"""Searches over bit sets: integers in, integers out.  Plain Python that also compiles."""
