"""Rules about tables: bands, values, copies and use, PK211 to PK224."""
