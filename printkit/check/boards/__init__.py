"""Rules about boards, grids, their areas and zones, PK251 to PK259."""
