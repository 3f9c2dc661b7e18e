"""One server and one browser for all tests of the page; each test has a browser profile of its own.

They have a run of their own (`make test`): the driver of the browser keeps an event loop running in its process, where
tests of the server would then find no room for theirs.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.page.browser import Host, launch

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE_MS = 60_000
"""Far longer than anything takes: a test that waits so long has failed, however busy the machine."""
expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with the built page."""
    host = Host(tmp_path_factory.mktemp("host"))
    host.start()
    yield host
    host.stop()


@pytest.fixture
def own_host(tmp_path: Path) -> Iterator[Host]:
    """A server that the test may kill."""
    host = Host(tmp_path)
    host.start()
    yield host
    host.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


class Visitor:
    """Somebody with a browser of their own. What went wrong on their pages is kept, and fails the test at its end."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context = context
        self.base = base
        self.faults: list[str] = []
        self.page = self.tab()

    def tab(self) -> Page:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda message: self._hear(message.type, message.text))
        return page

    def _hear(self, kind: str, text: str) -> None:
        # The browser itself reports refused requests and broken connections, which tests cause on purpose.
        if kind == "error" and not text.startswith(("Failed to load resource", "WebSocket connection")):
            self.faults.append(text)

    def visit(self, path: str) -> Page:
        self.page.goto(self.base + path)
        return self.page


@pytest.fixture
def visitors(browser: Browser, host: Host) -> Iterator[Visitors]:
    """People who come to the server."""
    people = Visitors(browser, host.url)
    yield people
    people.leave()


class Visitors:
    """Makes visitors, and says goodbye to them."""

    def __init__(self, browser: Browser, base: str) -> None:
        self._browser = browser
        self._base = base
        self._come: list[Visitor] = []

    def come(
        self,
        language: str = "en",
        phone: bool = False,
        theme: str = "light",
        still: bool = True,
        guided: bool = False,
        base: str = "",
    ) -> Visitor:
        """Somebody new: their language, screen, theme, and whether they want things to keep still."""
        context = self._browser.new_context(
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        context.set_default_timeout(PATIENCE_MS)
        if not guided:
            context.add_init_script("""localStorage.setItem('logothete-guide', '{"off":true}')""")
        visitor = Visitor(context, base or self._base)
        self._come.append(visitor)
        return visitor

    def leave(self) -> None:
        """Close the browsers; a fault on any page fails the test."""
        faults = [fault for visitor in self._come for fault in visitor.faults]
        for visitor in self._come:
            visitor.context.close()
        assert not faults, faults
