"""Strong and weak links between candidates, groups and almost locked sets, and what follows along them."""
