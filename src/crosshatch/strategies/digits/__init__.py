"""What one digit shows by itself: fish, kites and their kin, templates."""
