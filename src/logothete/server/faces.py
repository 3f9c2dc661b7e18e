"""What one viewer is shown of a match."""

from __future__ import annotations

import msgspec

from logothete.kernel.match import Match
from logothete.kernel.title import Prompt, Result


class Face(msgspec.Struct, frozen=True):
    """What one viewer is shown of the match. It is made once for each version that the viewer counts."""

    version: int
    view: msgspec.Raw
    prompt: Prompt | None
    offers: list[str]
    undoable: list[str]
    asked: list[int]
    stands: list[dict[str, str]]
    result: Result | None


def draw_face(match: Match, public: msgspec.Struct, viewer: int | None) -> Face:
    """What a seat, or for None a spectator, is shown; `public` is the spectator's view of the position."""
    title, position, seats = match.title, match.state, range(match.setup.players)
    texts = title.actions.text
    asked = int(position.asked(-1 if viewer is None else viewer))
    view = public if viewer is None else title.look_from(public, position, viewer)
    return Face(
        version=match.version_of(viewer),
        view=msgspec.Raw(msgspec.json.encode(view)),
        prompt=None if viewer is None else title.prompt(position, viewer),
        offers=[] if viewer is None else [texts(action) for action in position.legal(viewer)],
        undoable=[] if viewer is None else [texts(action) for action in match.undoable(viewer)],
        asked=[seat for seat in seats if asked >> seat & 1],
        stands=[dict(title.seat_name(position, seat)) for seat in seats],
        result=match.result() if match.over else None,
    )
