"""Pages of several sheets in one file: a name of a group stands for one drawing."""

from __future__ import annotations

from printkit.build.renaming import Names
from printkit.scene import Box, Group, Path, Scene, rect, walk

SMALL, LARGE = (Path(rect(Box(0, 0, size, size))) for size in (1, 2))


def page(*groups: Group) -> Scene:
    return Scene(10, 10, groups)


def names(scene: Scene) -> list[str]:
    return [item.name for item, _ in walk(scene.items) if isinstance(item, Group) and item.name]


def test_one_drawing_keeps_its_name_and_its_page_stays_as_it_is() -> None:
    known, scene = Names(), page(Group((SMALL,), name="mark"))
    known.enter(scene, "logs")
    assert known.enter(scene, "counters") is scene


def test_another_drawing_of_the_same_name_is_named_after_its_sheet() -> None:
    known = Names()
    known.enter(page(Group((SMALL,), name="mark")), "logs")
    inner = Group((Group((LARGE,), name="mark"),))
    assert names(known.enter(page(inner), "counters")) == ["counters mark"]
    assert names(known.enter(page(inner), "counters")) == ["counters mark"]
    third = Group((LARGE, SMALL), name="mark")
    assert names(known.enter(page(third), "counters")) == ["counters counters mark"]


def test_a_group_around_a_renamed_one_is_renamed_where_it_differs() -> None:
    known = Names()
    known.enter(page(Group((Group((SMALL,), name="mark"),), name="face")), "logs")
    entered = known.enter(page(Group((Group((LARGE,), name="mark"),), name="face")), "counters")
    assert names(entered) == ["counters face", "counters mark"]
