"""Rules about dice: each result of a roll has one row, and chances are what the game says, PK20x."""
