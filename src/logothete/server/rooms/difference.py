"""What has to be changed in one value to get another, as JSON.

`[value]` puts a new one in its place, `[]` takes it away, and an object changes the fields or, by their numbers, the
elements that it names; `#` is the new length of a list that became shorter.

    {"turn": [3], "seats": {"1": {"reserve": [4], "garrisons": {"nicaea": [], "ephesus": [1]}}}, "asked": {"#": [0]}}

A difference follows from the two values alone. It tells nobody more than both of them.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

LENGTH: Final = "#"
_FEW: Final = 4
"""Of a list of plain values so small a part is changed one by one, and a larger one as a whole."""

Change = list[Any] | dict[str, Any]


class Differences:
    """Finds differences. Those between the same two objects are found once: many viewers see most things alike."""

    def __init__(self) -> None:
        # The objects are kept too: another one must not get the id of one that is gone.
        self._known: dict[tuple[int, int], tuple[object, object, msgspec.Raw]] = {}

    def between(self, old: Any, new: Any) -> Change | msgspec.Raw | None:
        """What makes `new` of `old`; None if that is nothing."""
        if old is new or old == new:
            return None
        kind = type(new)
        if kind is not type(old):
            return [new]
        if isinstance(new, msgspec.Struct):
            return self._once(old, new)
        if kind is list:
            return self._lists(old, new)
        if kind is dict:
            return self._fields(list(old), list(new), old, new)
        return [new]

    def _once(self, old: msgspec.Struct, new: msgspec.Struct) -> Change | msgspec.Raw:
        config = new.__struct_config__
        if config.array_like or config.omit_defaults:
            return [new]
        key = (id(old), id(new))
        known = self._known.get(key)
        if known is None:
            change: dict[str, Any] = {}
            for name, field in zip(new.__struct_fields__, new.__struct_encode_fields__, strict=True):
                one = self.between(getattr(old, name), getattr(new, name))
                if one is not None:
                    change[field] = one
            known = self._known[key] = (old, new, msgspec.Raw(msgspec.json.encode(change)))
        return known[2]

    def _lists(self, old: list[Any], new: list[Any]) -> Change:
        differing = [at for at, (one, other) in enumerate(zip(old, new, strict=False)) if one != other]
        plain = not new or not isinstance(new[0], msgspec.Struct | list | dict)
        if plain and (len(differing) + abs(len(new) - len(old))) * _FEW > len(new):
            return [new]
        change: dict[str, Any] = {str(at): self.between(old[at], new[at]) for at in differing}
        for at in range(len(old), len(new)):
            change[str(at)] = [new[at]]
        if len(new) < len(old):
            change[LENGTH] = [len(new)]
        return change

    def _fields(self, names: list[str], wanted: list[str], old: dict[str, Any], new: dict[str, Any]) -> Change:
        stays = [name for name in names if name in new]
        if wanted[: len(stays)] != stays:
            # The fields of an object have an order, which readers may show.
            return [new]
        change: dict[str, Any] = {name: [] for name in names if name not in new}
        for name, value in new.items():
            one = self.between(old[name], value) if name in old else [value]
            if one is not None:
                change[name] = one
        return change


def changed(value: Any, change: Any) -> Any:
    """What a reader makes of a value (as JSON gives it) by a difference."""
    if isinstance(change, list):
        return change[0]
    if isinstance(value, list):
        after = value[: change[LENGTH][0]] if LENGTH in change else list(value)
        for at, one in change.items():
            if at != LENGTH:
                after[int(at) : int(at) + 1] = [changed(value[int(at)] if int(at) < len(value) else None, one)]
        return after
    fields = dict(value)
    for name, one in change.items():
        if one == []:
            fields.pop(name, None)
        else:
            fields[name] = changed(fields.get(name), one)
    return fields
