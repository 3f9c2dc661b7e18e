"""The part of the build that pyproject.toml cannot express; everything else is declared there.

The engine (kernel, boards, rules, search) is compiled by mypyc from the same sources that the interpreter runs. That
needs a C compiler: without one, or with LOGOTHETE_COMPILE=no, the wheel is pure Python and plays exactly the same,
only slower. `scripts/compiling.py` says what is compiled, and how.
"""

import sys
from pathlib import Path

from setuptools import find_packages, setup

sys.path.insert(0, str(Path(__file__).parent))

from scripts.compiling import Build, Compile, engine
from scripts.paging import Paged, Source

# The ledgers live in rules/ for people to read, and travel inside the wheel as logothete/ledgers.
setup(
    packages=[*find_packages("src"), "logothete.ledgers"],
    package_dir={"": "src", "logothete.ledgers": "rules"},
    ext_modules=engine(),
    cmdclass={"build": Build, "build_py": Paged, "build_ext": Compile, "sdist": Source},
)
