"""HoDoKu's own searches for long chains, forcing chains and forcing nets, for its scale alone."""
