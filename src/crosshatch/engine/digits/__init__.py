"""What one digit can do by itself: its placements (templates), and fish."""
