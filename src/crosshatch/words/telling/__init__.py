"""What all languages tell alike: what is put together, in which order, and what causes what; no words."""
