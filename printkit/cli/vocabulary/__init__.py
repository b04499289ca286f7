"""docs/sources.md: everything that a source file may say, read off the classes that read it.

`heads.md` holds what is written by hand: a paragraph and an example for each file. All the rest, keys, kinds of values,
defaults, words and meanings, comes from the model, so that the page cannot tell of what is not there.
"""

from printkit.cli.vocabulary.page import write_vocabulary

__all__ = ["write_vocabulary"]
