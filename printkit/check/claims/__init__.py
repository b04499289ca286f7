"""Rules about the designer's own claims, PK271 to PK273."""
