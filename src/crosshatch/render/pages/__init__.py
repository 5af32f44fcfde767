"""Pages that step through a path: one file each, which needs nothing else, and a form of it for notebooks."""
