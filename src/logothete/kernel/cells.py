"""The containers of a state: flat runs of small integers, one source for interpreter and compiler.

Interpreted, a plain `list` is the quickest container to index. Compiled by mypyc, `vec` (a C array of machine
integers) is three to five times quicker than a list. The type checker and the compiler therefore read `vec` and
`i64` below, while the interpreter runs the same lines with `list` and `int`.

Code that uses them keeps to what both can do: index, assign to an index, slice, `len`, iterate. Whoever needs
such a container from outside the compiled modules asks `logothete.kernel.state.cells_from`.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
else:
    vec = list
    i64 = int

__all__ = ["i64", "vec"]
