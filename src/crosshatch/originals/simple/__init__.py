"""The simple techniques on light positions, where only what they come to is asked for: a kind for each step."""
