"""What stays the same when a grid is turned, reflected, or has its lines exchanged."""
