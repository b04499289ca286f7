"""Rules about what players write: the marks of logs, orders and whole logs."""
