"""The game's vocabulary: frozen, typed things that the sources are bound to."""
