"""Rules about worked examples: each is played again from the tables, PK225 to PK232."""
