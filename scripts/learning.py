"""The weights that explain best what was seen: logistic functions and choices, fitted by Newton's method."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Rows = npt.NDArray[np.float32]

GENTLENESS = 1.0
"""How strongly weights are held where they begin, so that what occurs seldom does not count much (ridge)."""
PRECISION = 1e-3
"""Weights that would change by less are good enough."""


class Choices:
    """Choices that were made: what was known of each alternative, and which was chosen."""

    def __init__(self) -> None:
        self.rows: list[Rows] = []
        self.chosen: list[int] = []

    def note(self, alternatives: Rows, chosen: int) -> None:
        """One more choice: a row for each alternative, and the place of the one that was taken."""
        self.rows.append(alternatives)
        self.chosen.append(chosen)

    def add(self, others: Choices) -> None:
        """Choices made elsewhere, too."""
        self.rows += others.rows
        self.chosen += others.chosen

    def likelihood(self, weights: Floats) -> float:
        """How likely these weights make the choices: the mean logarithm of their chances."""
        total = 0.0
        for rows, chosen in zip(self.rows, self.chosen, strict=True):
            pull = rows @ weights
            total += float(pull[chosen] - pull.max() - np.log(np.exp(pull - pull.max()).sum()))
        return total / len(self.rows)


def fit_chances(lines: Floats, shares: Floats) -> Floats:
    """The weights of a logistic function by Newton's method."""
    weights = np.zeros(lines.shape[1])
    for _ in range(50):
        chances = 1 / (1 + np.exp(-(lines @ weights)))
        slope = lines.T @ (shares - chances) - GENTLENESS * weights
        bend = (lines * (chances * (1 - chances))[:, None]).T @ lines + GENTLENESS * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def fit_choice(choices: Choices, prior: Floats) -> Floats:
    """The weights by which the choices are likeliest among their alternatives (conditional logit; Newton's method).

    They are held near `prior`, where they stay if nobody had a choice.
    """
    weights = prior
    if not choices.rows:
        return weights
    known = np.concatenate(choices.rows)
    sizes = [len(rows) for rows in choices.rows]
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    chosen = starts + np.array(choices.chosen)
    group = np.repeat(np.arange(len(sizes)), sizes)
    taken = known[chosen].sum(axis=0, dtype=float)

    def chances(weights: Floats) -> tuple[Floats, float]:
        """The chance of every alternative, and how much in all speaks for these weights (the larger, the better)."""
        pull = (known @ weights.astype(np.float32)).astype(float)
        best = np.maximum.reduceat(pull, starts)
        odds = np.exp(pull - best[group])
        sums = np.add.reduceat(odds, starts)
        held = GENTLENESS * float((weights - prior) @ (weights - prior)) / 2
        return odds / sums[group], float(pull[chosen].sum() - (np.log(sums) + best).sum()) - held

    shares, likelihood = chances(weights)
    for _ in range(50):
        weighed = known * shares[:, None].astype(np.float32)
        means = np.add.reduceat(weighed, starts)
        slope = taken - means.sum(axis=0, dtype=float) - GENTLENESS * (weights - prior)
        bend = weighed.T @ known - means.T @ means + GENTLENESS * np.eye(len(weights))
        step = np.linalg.solve(bend.astype(float), slope)
        before = likelihood
        # A whole step may lead too far where a fact nearly decides by itself.
        while np.abs(step).max() > PRECISION:
            shares, likelihood = chances(weights + step)
            if likelihood >= before:
                break
            step /= 2
        weights = weights + step
        if likelihood - before < PRECISION * len(sizes) / 100:
            break
    return weights
