"""The checker: a game → findings, by rules that are registered one by one."""

from printkit.check.registry import Finding, check_game, load_rules, rule

__all__ = ["Finding", "check_game", "load_rules", "rule"]
