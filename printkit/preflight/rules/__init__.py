"""The rules of the preflight, by what they look at: the facts of a file → findings."""
