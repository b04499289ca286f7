"""Rules about what a game's files say of one another, PK17x."""
