"""Exocets: two cells whose digits two other cells must also hold, as the lines across the band have no more room."""
