"""The language of claims: a line such as `chance("hit") < 1/2` → true or false, and its values in words."""

from printkit.check.expressions.evaluate import evaluate
from printkit.check.expressions.explain import explain
from printkit.check.expressions.functions import STANDARD, Function
from printkit.check.expressions.tree import Claim, ClaimError, parse_claim

__all__ = ["STANDARD", "Claim", "ClaimError", "Function", "evaluate", "explain", "parse_claim"]
