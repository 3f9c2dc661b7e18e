"""Refuses tests that claim to prove a rule no ledger holds: such a marker would prove nothing, in silence."""

from collections.abc import Generator, Iterator

import pytest

from logothete.kernel.ledger import Ledger, UnknownRule, load_ledger

LEDGER = pytest.StashKey[Ledger]()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[LEDGER] = load_ledger()


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Turn a wrong marker into a collection error of the file or class that holds the test."""
    report = yield
    ledger = collector.config.stash[LEDGER]
    items = [item for item in report.result if isinstance(item, pytest.Item)]
    faults = [f"{item.nodeid}: {fault}" for item in items for fault in _faults(item, ledger)]
    if faults:
        report.outcome = "failed"
        report.longrepr = "\n".join(faults)
        report.result = []
    return report


def _faults(item: pytest.Item, ledger: Ledger) -> Iterator[str]:
    for marker in item.iter_markers("rule"):
        if not marker.args or marker.kwargs:
            yield 'a rule marker holds rule ids and nothing else: @pytest.mark.rule("BYZ-056").'
        for rule_id in marker.args:
            if not isinstance(rule_id, str):
                yield f"{rule_id!r} is no rule id; write a string such as 'BYZ-056'."
                continue
            try:
                ledger.rule(rule_id)
            except UnknownRule as error:
                yield str(error)
