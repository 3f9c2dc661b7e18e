"""The part of the build that pyproject.toml cannot express; everything else is declared there.

The engine (kernel, boards, rules, search) is compiled by mypyc from the same sources that the interpreter runs. That
needs a C compiler: without one, or with LOGOTHETE_COMPILE=no, the wheel is pure Python and plays exactly the same,
only slower.
"""

import os
import shutil
import sysconfig

from setuptools import Extension, find_packages, setup

BYZANTIO = "src/logothete/games/byzantio"
NECROSIA = "src/logothete/games/necrosia"

# Views, texts, records and commands stay out: they are not hot, and msgspec's structs cannot be compiled.
ENGINE = [
    *(f"src/logothete/kernel/{name}.py" for name in ("bits", "dice", "mind", "state", "steps")),
    *(f"{BYZANTIO}/{name}.py" for name in ("board", "bot", "dossier", "features", "first_sight", "instinct")),
    *(f"{BYZANTIO}/{name}.py" for name in ("judgement", "position", "refusals", "scoring", "suspicion")),
    *(f"{BYZANTIO}/rules/{name}.py" for name in ("__init__", "attempts", "campaign", "course", "ending", "events")),
    *(f"{BYZANTIO}/rules/{name}.py" for name in ("negotiation", "setup", "turn")),
    "src/logothete/bots/lookahead.py",
    "src/logothete/bots/replies.py",
    "src/logothete/bots/search.py",
    "src/logothete/bots/tree.py",
    "src/logothete/games/connectfour/state.py",
    "src/logothete/games/tictactoe/state.py",
]

# A library of its own: twice as much C as all the rest, and the C compiler takes a library as one unit.
LARGE_GAME = [
    *(f"{NECROSIA}/{name}.py" for name in ("board", "bot", "card_effects", "features", "hands", "piles", "position")),
    *(f"{NECROSIA}/{name}.py" for name in ("refusals", "scoring", "verbs")),
    *(f"{NECROSIA}/judgement/{name}.py" for name in ("danger", "first_sight", "fortune", "survey", "to_come")),
    *(f"{NECROSIA}/rules/{name}.py" for name in ("__init__", "action_effects", "actions", "announce", "battle")),
    *(f"{NECROSIA}/rules/{name}.py" for name in ("cards", "choices", "course", "declaration", "divination", "effects")),
    *(f"{NECROSIA}/rules/{name}.py" for name in ("fitting", "free_war", "hand_effects", "legal", "magic", "moves")),
    *(f"{NECROSIA}/rules/{name}.py" for name in ("necrosis", "necrosis_effects", "offering", "order", "questions")),
    *(f"{NECROSIA}/rules/{name}.py" for name in ("setup", "targets", "trade", "turn", "turn_effects", "unit_effects")),
    *(f"{NECROSIA}/rules/{name}.py" for name in ("unit_questions", "war", "war_effects", "windows", "year")),
]


def engine() -> list[Extension]:
    """The extension modules of the compiled engine; none where it cannot be compiled."""
    if os.environ.get("LOGOTHETE_COMPILE", "auto") == "no":
        return []
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        print(f"No C compiler ({compiler}) here: Logothete is built as pure Python, which plays the same, slower.")
        return []
    from mypyc.build import mypycify

    libraries = mypycify(
        [*ENGINE, *LARGE_GAME],
        opt_level="3",
        debug_level="0",
        separate=[(ENGINE, None), (LARGE_GAME, None)],
    )
    if os.name == "posix":
        # Otherwise every function counts as one that somebody outside may replace, and none is made part of another.
        for library in libraries:
            library.extra_compile_args.append("-fno-semantic-interposition")
    return libraries


# The ledgers live in rules/ for people to read, and travel inside the wheel as logothete/ledgers.
setup(
    packages=[*find_packages("src"), "logothete.ledgers"],
    package_dir={"": "src", "logothete.ledgers": "rules"},
    ext_modules=engine(),
)
