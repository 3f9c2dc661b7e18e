"""What has to be changed in one value to get another, as JSON.

`[value]` puts a new one in its place, `[]` takes it away, and an object changes the fields or, by their numbers, the
elements that it names; `#` is the new length of a list that became shorter.

    {"turn": [3], "seats": {"1": [{"house": "doukas", "reserve": 4}]}, "held": {"nicaea": [], "ephesus": [1]}}

A difference follows from the two values alone. It tells nobody more than both of them.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

LENGTH: Final = "#"
Change = list[Any] | dict[str, Any]


class Differences:
    """Finds differences. What many viewers see alike, the very same objects, is written once for all of them.

    They are looked for in the fields of a view and in the elements of its lists and objects. What lies deeper goes as
    a whole with what it belongs to: to find it would take longer than to send it.
    """

    def __init__(self) -> None:
        # The objects are kept too: another one must not get the id of one that is gone.
        self._written: dict[int, tuple[object, msgspec.Raw]] = {}

    def between(self, old: msgspec.Struct | None, new: msgspec.Struct | None) -> Change | None:
        """What makes `new` of `old`; None if that is nothing."""
        if old is new:
            return None
        if new is None or type(new) is not type(old) or not _plainly_written(new):
            return [new]
        change: dict[str, Any] = {}
        before, after = msgspec.structs.astuple(old), msgspec.structs.astuple(new)
        for name, one, other in zip(new.__struct_encode_fields__, before, after, strict=True):
            if one is other or one == other:
                continue
            if type(other) is list and type(one) is list:
                change[name] = self.between_lists(one, other)
            elif type(other) is dict and type(one) is dict:
                change[name] = _between_objects(one, other)
            else:
                change[name] = [other]
        return change or None

    def between_lists(self, old: list[Any], new: list[Any]) -> Change:
        """The same for lists that differ."""
        if not new or not old or not isinstance(new[0], msgspec.Struct):
            # Of a list of words or numbers most is in another place when one is gone.
            return [new]
        change: dict[str, Any] = {}
        for at, (one, other) in enumerate(zip(old, new, strict=False)):
            if one is not other and one != other:
                change[str(at)] = [self._write(other)]
        for at in range(len(old), len(new)):
            change[str(at)] = [self._write(new[at])]
        if len(new) < len(old):
            change[LENGTH] = [len(new)]
        return change

    def _write(self, value: msgspec.Struct) -> msgspec.Raw:
        known = self._written.get(id(value))
        if known is None:
            known = self._written[id(value)] = (value, msgspec.Raw(msgspec.json.encode(value)))
        return known[1]


def _plainly_written(value: msgspec.Struct) -> bool:
    """Whether every field of a struct is a field of its JSON."""
    config = value.__struct_config__
    return not (config.array_like or config.omit_defaults)


def _between_objects(old: dict[str, Any], new: dict[str, Any]) -> Change:
    stays = [name for name in old if name in new]
    if list(new)[: len(stays)] != stays:
        # The fields of an object have an order, which readers may show.
        return [new]
    change: dict[str, Any] = {name: [] for name in old if name not in new}
    for name, value in new.items():
        if name not in old or old[name] != value:
            change[name] = [value]
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
