"""Multi-sector locked sets: cells of several rows and columns that leave their digits no room to spare."""
