"""`python -m printkit`: the command line."""

from printkit.cli import main

if __name__ == "__main__":
    main()
