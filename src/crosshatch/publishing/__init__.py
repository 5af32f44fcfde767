"""Calendars and pages to print."""
