"""Searches by trying: backtracking, dancing links, counting solutions, trials."""
