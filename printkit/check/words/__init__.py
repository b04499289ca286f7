"""Rules about the words of a game: names, terms, abbreviations, labels, repeats, notation, headings, PK261-PK270."""
