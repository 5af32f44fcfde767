"""Exocets: two cells whose digits, by what the lines across their band leave, must be those of two targets."""
