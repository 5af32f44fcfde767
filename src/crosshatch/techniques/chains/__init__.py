"""Chains of strong and weak links between candidates, groups and almost locked sets."""
