"""Rules about missions: their events, zones, goals, order and difficulty."""
