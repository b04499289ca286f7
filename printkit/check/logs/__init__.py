"""Rules about logs: what units have, and what their logs show of it."""
