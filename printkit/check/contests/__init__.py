"""Rules about contests, players and variants, PK346 to PK352."""
