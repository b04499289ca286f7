"""A stream of YAML events → a tree of located nodes; duplicate keys, tags, anchors and merge keys are found here."""

from __future__ import annotations

from dataclasses import dataclass, field

import yaml

from printkit.diagnostics import Origin, Report
from printkit.diagnostics.source import duplicate_key, key_not_text, merge_key, tab_in_yaml, yaml_alias, yaml_tag
from printkit.source.nodes import Mapping, Node, Scalar, Sequence, describe
from printkit.source.places import locate


@dataclass(slots=True)
class Branch:
    """Hold a list or mapping whose end has not come yet; a mapping's children are keys and values by turns."""

    origin: Origin
    is_mapping: bool
    children: list[Node] = field(default_factory=list)


@dataclass(slots=True)
class Tree:
    """Grow one document from events, without recursion.

    `root` is set when the outermost node ends; `count` counts the nodes, keys included; `branches` are the lists
    and mappings still open. `aliased` tells that the tree has holes.
    """

    file: str
    text: str
    report: Report
    root: Node | None = None
    count: int = 0
    aliased: bool = False
    anchored: bool = False
    branches: list[Branch] = field(default_factory=list)

    def take(self, event: yaml.Event) -> None:
        """Add one event to the tree; events that begin or end streams and documents add nothing."""
        match event:
            case yaml.ScalarEvent():
                self._add(self._scalar(event))
            case yaml.CollectionStartEvent():
                self._refuse_marks(event)
                self.branches.append(Branch(self.origin(event), isinstance(event, yaml.MappingStartEvent)))
            case yaml.CollectionEndEvent():
                self._add(self._close(self.branches.pop()))
            case yaml.AliasEvent():
                self.aliased = True
                self._refuse_anchor(event, "*")
                self._add(Scalar("", self.origin(event)))
            case _:
                pass

    def origin(self, event: yaml.Event) -> Origin:
        """Return the place where an event begins."""
        mark = event.start_mark
        return Origin(self.file, mark.line + 1, mark.column + 1) if mark else Origin(self.file)

    def _add(self, node: Node) -> None:
        self.count += 1
        if self.branches:
            self.branches[-1].children.append(node)
        else:
            self.root = node

    def _scalar(self, event: yaml.ScalarEvent) -> Scalar:
        self._refuse_marks(event)
        if "\t" in event.value:
            self.report.add(tab_in_yaml(self._tab(event), "inside a text"))
        return Scalar(event.value, self.origin(event), quoted=not event.implicit[0])

    def _tab(self, event: yaml.ScalarEvent) -> Origin:
        """Return the place of the first tab of a scalar, or its start where the tab is written as an escape."""
        start, end = event.start_mark, event.end_mark
        index = self.text.find("\t", start.index, end.index) if start and end else -1
        return locate(self.text, index, self.file) if index >= 0 else self.origin(event)

    def _refuse_marks(self, event: yaml.ScalarEvent | yaml.CollectionStartEvent) -> None:
        if event.anchor is not None:
            self._refuse_anchor(event, "&")
        if event.tag is not None:
            self.report.add(yaml_tag(self.origin(event), event.tag.replace("tag:yaml.org,2002:", "!!")))

    def _refuse_anchor(self, event: yaml.NodeEvent, sign: str) -> None:
        if event.anchor is not None and not self.anchored:
            self.anchored = True
            self.report.add(yaml_alias(self.origin(event), sign + event.anchor))

    def _close(self, branch: Branch) -> Node:
        if not branch.is_mapping:
            return Sequence(tuple(branch.children), branch.origin)
        children = branch.children
        return Mapping(self._entries(children[::2], children[1::2]), branch.origin)

    def _entries(self, keys: list[Node], values: list[Node]) -> tuple[tuple[Scalar, Node], ...]:
        entries: dict[str, tuple[Scalar, Node]] = {}
        for key, value in zip(keys, values, strict=True):
            if not isinstance(key, Scalar):
                self.report.add(key_not_text(key.origin, describe(key)))
            elif key.text == "<<" and not key.quoted:
                self.report.add(merge_key(key.origin))
            elif key.text in entries:
                self.report.add(duplicate_key(key.origin, key.text, entries[key.text][0].origin.line))
            else:
                entries[key.text] = (key, value)
        return tuple(entries.values())
