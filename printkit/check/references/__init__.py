"""Rules about names and paths: what refers to what, PK233 to PK240."""
