"""What steps are and why they hold: steps, techniques, truths, roles, and the independent checker."""
