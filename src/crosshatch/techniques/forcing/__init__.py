"""Forcing chains and nets: an assumption that fails, or cases that agree."""
