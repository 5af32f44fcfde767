"""What is drawn by chance alone: solution grids, each as likely as any other, and what minimal puzzles they hold."""
