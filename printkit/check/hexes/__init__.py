"""Rules about hex maps: what their files name, what lies where, halves, set-ups."""
