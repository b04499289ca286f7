"""Items and layouts → pieces: one module for each kind of slot or placeable thing."""
