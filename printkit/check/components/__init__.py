"""Rules about what is in the box and what is kept track of, PK241 to PK248."""
