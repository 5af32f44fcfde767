"""Many puzzles: work spread over workers, results as rows, and files of rows that can be continued."""
