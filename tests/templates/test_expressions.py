"""Expressions of slots: paths and small conditions over them; everything else is refused when the layout is read."""

from __future__ import annotations

import re

import pytest

from printkit.model.amount import Amount
from printkit.templates.expressions import Expression, NameTemplate, Template

NAMES = {"item": {"title": "Hood", "count": 3, "dash-ed": 4}, "face": {"left": None}, "n": 2}


@pytest.mark.parametrize(
    ("source", "value"),
    [
        ("item.title", "Hood"),
        (" item.title ", "Hood"),
        ("item.dash-ed", 4),
        ("item.dash_ed", 4),
        ("item['title']", "Hood"),
        ("item.count + 1", 4),
        ("item.count - n", 1),
        ("item.count if n > 1 else 0", 3),
        ("n == 2 and item.count", 3),
        ("face.left or n", 2),
        ("not face.left", True),
        ("1 < n <= 3", True),
        ("face.left", None),
        ("item.title == 'Hood'", True),
    ],
)
def test_values_are_worked_out(source: str, value: object) -> None:
    assert Expression.from_text(source).value(NAMES) == value


@pytest.mark.parametrize(
    ("source", "kind"),
    [
        ("n ** 9", "pow"),
        ("n * 9", "mul"),
        ("'a' * 9", "mul"),
        ("n / 2", "div"),
        ("n // 2", "floordiv"),
        ("n % 2", "mod"),
        ("'%s' % n", "mod"),
        ("item.title ~ n", "concat"),
        ("item.title | upper", "filter"),
        ("n is defined", "test"),
        ("item.title.upper()", "call"),
        ("range(9)", "call"),
        ("super()", "call"),
        ("''.join(item)", "call"),
        ("[1, 2]", "list"),
        ("(1, 2)", "tuple"),
        ("{'a': 1}", "dict"),
        ("item[1:2]", "slice"),
        ("n }} {{ n", "templatedata"),
    ],
)
def test_what_is_more_than_a_value_is_refused(source: str, kind: str) -> None:
    with pytest.raises(ValueError, match=f'^"{re.escape(source)}" uses {kind}, which a slot may not$'):
        Expression.from_text(source)


@pytest.mark.parametrize(
    "source", ["item.count +", "lambda: 1", "item..title", "n n", "a = 1", "n;n", "n #}", "n %}", "{{ n }}"]
)
def test_what_is_no_expression_is_refused(source: str) -> None:
    with pytest.raises(ValueError, match=f'^"{re.escape(source)}" is not an expression: '):
        Expression.from_text(source)


DEEP = {
    "brackets": "(" * 150 + "item.title" + ")" * 150,
    "a long row of not": "not " * 450 + "n",
    "a long sum": "n" + " + n" * 450,
    "steps": "n" + "[n" * 300 + "]" * 300,
    "signs": "-" * 1_500 + "n",
}


@pytest.mark.parametrize("source", DEEP.values(), ids=DEEP)
def test_what_is_nested_too_deeply_is_refused(source: str) -> None:
    with pytest.raises(ValueError, match=r"^the expression is nested more than 40 deep -- "):
        Expression.from_text(source)


def test_what_is_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^an expression has 8001 characters -- write at most 2000"):
        Expression.from_text("not " * 2_000 + "n")


@pytest.mark.parametrize("source", ["(" * 30 + "n" + ")" * 30, " or ".join(["n"] * 30), "n" + " + 1" * 30])
def test_what_people_write_is_not_too_deep(source: str) -> None:
    assert Expression.from_text(source).value(NAMES)


@pytest.mark.parametrize("source", ["", "  "])
def test_an_empty_expression_is_refused(source: str) -> None:
    with pytest.raises(ValueError, match=r"^the expression is empty"):
        Expression.from_text(source)


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("item.titel", 'nothing is called "titel"; did you mean "title"?'),
        ("item.titel == 1", 'nothing is called "titel"; did you mean "title"?'),
        ("missing", 'nothing is called "missing"; there is face, item, n'),
        ("itme or 1", 'nothing is called "itme"; did you mean "item"?'),
        ("n if itme else 1", 'nothing is called "itme"; did you mean "item"?'),
        ("item[n]", 'nothing is called "2"; there is count, dash-ed, title'),
        ("item.__class__", 'nothing is called "__class__"; there is count, dash-ed, title'),
        ("''.__class__", 'nothing is called "__class__"'),
        ("(1).__class__.__mro__", 'nothing is called "__class__"'),
        ("item['__class__']", 'nothing is called "__class__"; there is count, dash-ed, title'),
        ("item.title['upper']", 'nothing is called "upper"'),
        ("self", 'nothing is called "self"; there is face, item, n'),
        ("cycler", 'nothing is called "cycler"; there is face, item, n'),
        ("namespace == 1", 'nothing is called "namespace"; there is face, item, n'),
    ],
)
def test_a_name_that_means_nothing_names_what_is_near(source: str, reason: str) -> None:
    with pytest.raises(LookupError) as fault:
        Expression.from_text(source).value(NAMES)
    assert fault.value.args == (reason,)


@pytest.mark.parametrize("source", ["item.title + 1", "n < item.title", "- item.title", "item - 1"])
def test_values_that_do_not_go_together_are_a_fault(source: str) -> None:
    with pytest.raises(LookupError, match=f'^"{re.escape(source)}" cannot be worked out: '):
        Expression.from_text(source).value(NAMES)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("{{ item.title }}", (Expression("item.title"),)),
        ("{{item.title}}", (Expression("item.title"),)),
        ("{{ n }} · {{ item.title }}", (Expression("n"), " · ", Expression("item.title"))),
        ("{{ n }}/{{ item.count }}", (Expression("n"), "/", Expression("item.count"))),
        ("1–{{ n }}", ("1–", Expression("n"))),
        ("A", ("A",)),
        ("", ()),
        ("{{ n if item.title == 'Hood' else 1 }}", (Expression("n if item.title == 'Hood' else 1"),)),
        ("{{ item['title'] }}", (Expression("item['title']"),)),
    ],
)
def test_templates_are_split(text: str, parts: tuple[object, ...]) -> None:
    assert Template.from_text(text).parts == parts


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Roll {{ n }}", "Roll"),
        ("{{ n }} dice", "dice"),
        ("été", "été"),
        ("{{ n }} A-bc", "bc"),
        ("{{ 'Roll' if n else 1 }}", "Roll"),
        ('{{ n or "none left" }}', "none"),
    ],
)
def test_words_that_no_translator_would_see_are_refused(text: str, word: str) -> None:
    with pytest.raises(ValueError, match=f'^the word "{word}" has no translation here -- move words to the sources'):
        Template.from_text(text)


@pytest.mark.parametrize("kind", [Template, NameTemplate])
@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{{ n", "is not closed"),
        ("n }}", "is not closed"),
        ("{{ n }} }}", "is not closed"),
        ("{% if n %}", "is more than a slot may hold"),
        ("{% for x in n %}{{ x }}{% endfor %}", "is more than a slot may hold"),
        ("{# n #}", "is more than a slot may hold"),
        ("{{}}", "the expression is empty"),
        ("{{ n * 2 }}", "uses mul"),
        ("{{ {{ n }} }}", "is not closed"),
    ],
)
def test_what_is_no_template_is_refused(kind: type[Template], text: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        kind.from_text(text)


def test_a_name_may_be_written_out() -> None:
    assert NameTemplate.from_text("deep").parts == ("deep",)
    assert NameTemplate.from_text("art-{{ n }}").parts == ("art-", Expression("n"))


@pytest.mark.parametrize(
    ("source", "value"),
    [
        ("item.none", 0),
        ("item.few", 3),
        ("not item.none", True),
        ("item.none or n", 2),
        ("item.few > 2", True),
        ("item['few'] - 1", 2),
        ("amount", 5),
        ("amount == 5", True),
    ],
)
def test_an_amount_is_its_number(source: str, value: object) -> None:
    item = {"none": Amount(0), "few": Amount(0, "facts.few")}
    names = {"item": item, "facts": {"few": 3}, "n": 2, "amount": Amount(5), "unused": Amount(0, "facts.gone")}
    assert Expression.from_text(source).value(names) == value


@pytest.mark.parametrize("source", ["item.lost", "item.lost > 2", "item.title if item.lost else n"])
def test_an_amount_that_leads_nowhere_is_no_value(source: str) -> None:
    names = {"item": {"title": "Hood", "lost": Amount(0, "facts.gone")}, "facts": {"few": 3}, "n": 2}
    with pytest.raises(LookupError, match="gone"):
        Expression.from_text(source).value(names)
