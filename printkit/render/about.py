"""What every PDF of ours says of how it was made, the same in each build."""

PRODUCER = "printkit"
"""The program named as creator and producer."""

DATE = "D:20000101000000Z"
"""The date in every file: the day of the build would make two builds differ."""
