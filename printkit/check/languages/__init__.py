"""Rules about the languages of a game and of its translations as wholes, PK316-PK330."""
