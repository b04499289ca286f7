"""The checker: a game → findings, by rules that are registered one by one."""

from printkit.check.engine import check_game, check_structure, check_translation
from printkit.check.registry import Finding, Translation, load_rules, rule

__all__ = ["Finding", "Translation", "check_game", "check_structure", "check_translation", "load_rules", "rule"]
