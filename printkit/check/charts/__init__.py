"""Rules about chart boards: their land, ports and start areas, PK281 to PK289."""
