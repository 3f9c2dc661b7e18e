"""The closed vocabulary of effects: the 34 words that a line may use, and the arguments that each has a meaning with.

What they mean is said at the head of `content/opportunities.toml`; `checking.py` refuses every line that does not keep
to this table, so that the engine never meets an argument it does not know.
"""

from typing import Final

AGENTS: Final = ("citizen", "guard", "emissary")
PIECES: Final = (*AGENTS, "spy", "assassin")
AFFINITIES: Final = ("politics", "people", "artefact", "affinity")

ARGUMENTS: Final = (
    *("kind", "into", "kinds", "stat", "set", "per", "cap", "when", "at", "token", "aura", "on", "do", "options"),
    *("manoeuvre", "discount", "free", "who", "tokens", "guards", "close", "require"),
)
"""What a line may give to its effect beside `amount` and `goods`."""


class Need:
    """What an effect needs of a line."""

    def __init__(
        self,
        *,
        standing: bool = False,
        least: int = 0,
        most: int = 0,
        spare: bool = False,
        goods: tuple[str, ...] = (),
        must: tuple[str, ...] = (),
        may: tuple[str, ...] = (),
        only: dict[str, tuple[str, ...]] | None = None,
        asks: bool = True,
    ) -> None:
        self.standing = standing
        """Whether it works by itself as long as its element is held, instead of being carried out."""
        self.least = least
        """The bounds of its amount; without an upper one it takes none."""
        self.most = most
        self.spare = spare
        """Whether it may go without its amount."""
        self.goods = goods
        """The goods it may speak of; at least one of them, if there are any."""
        self.must = must
        """The other arguments that it has to be given, and those that it may be."""
        self.may = may
        self.only: dict[str, tuple[str, ...]] = {} if only is None else only
        """The values of an argument that it has a meaning with, where these are not all."""
        self.asks = asks
        """Whether it may ask its player something: what a trigger does goes by itself."""


NEEDS: Final[dict[str, Need]] = {
    # ---- standing
    "gain": Need(standing=True, goods=("vp", "rank", "pp", *AFFINITIES)),
    "develop": Need(
        standing=True, goods=(*PIECES, "pp"), may=("per", "token", "cap", "when"), only={"per": ("token",)}
    ),
    "modify": Need(
        standing=True,
        least=-9,
        most=9,
        spare=True,
        must=("stat",),
        may=("set", "per", "cap"),
        only={"per": ("citizen-here",)},
    ),
    "count-as": Need(
        standing=True,
        least=2,
        most=9,
        must=("kind", "at"),
        may=("token",),
        only={"at": ("any", "token"), "kind": ("citizen", "guard")},
    ),
    "immune": Need(standing=True),
    "ignore-darkness": Need(standing=True),
    "trigger": Need(standing=True, must=("on", "do"), may=("at", "token"), only={"at": ("token",)}),
    "aura": Need(standing=True, must=("token", "aura")),
    # ---- active
    "pay": Need(goods=(*PIECES, "agent", "pp", *AFFINITIES)),
    "receive": Need(goods=(*PIECES, "pp", *AFFINITIES), asks=False),
    "choose": Need(must=("options",)),
    "extra": Need(least=1, most=9, spare=True, must=("manoeuvre",), may=("discount", "free")),
    "replay": Need(),
    "skip": Need(must=("who",), only={"who": ("self", "opponent")}),
    "spy": Need(least=1, most=9, may=("tokens",)),
    "assassinate": Need(least=1, most=9, must=("guards",), may=("tokens", "at"), only={"at": ("site",)}),
    "move-stack": Need(),
    "move-pawns": Need(least=1, most=4),
    "reinforce": Need(least=1, most=4, must=("kinds",)),
    "recall": Need(least=1, most=4),
    "rearrange": Need(),
    "convert": Need(least=1, most=4, must=("kind", "into")),
    "refresh": Need(least=1, most=4),
    "exhaust": Need(least=1, most=4, must=("at",), only={"at": ("any", "site", "site-owner")}),
    "take-pp": Need(
        least=1, most=9, must=("who",), only={"who": ("opponent", "arriving", "site-owner", "each-at-site")}, asks=False
    ),
    "lose": Need(goods=(*PIECES, "pp"), must=("who",), only={"who": ("self", "each-opponent")}, asks=False),
    "peek": Need(),
    "track": Need(),
    "rank-up": Need(least=10, most=90, asks=False),
    "limit": Need(least=1, most=1, spare=True, may=("close",)),
    "clear-debt": Need(least=1, most=9, asks=False),
    "move-other": Need(least=1, most=4),
    "place-token": Need(least=1, most=4, must=("token", "require")),
    "spend-token": Need(must=("token",)),
}
"""By key: the 8 standing effects, then the 26 active ones (DIK-309)."""

COSTS: Final = ("pay", "spend-token", "lose")
"""Effects for whose sake alone nothing can be declared (DIK-300)."""
SITES: Final = ("place-token", "spend-token")
"""Effects that fix the site for what follows them."""
