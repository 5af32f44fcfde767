"""Wings: a few cells whose digits leave one digit to what sees them all."""
