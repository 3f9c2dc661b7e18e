"""What all tests share: the rules coverage report, which engine is under test, how thoroughly hypothesis looks."""

import os

from hypothesis import HealthCheck, settings

from logothete.kernel import state

pytest_plugins = ["tests.coverage_plugin"]

# `make test-compiled` puts the compiled engine first on the path and says so here: a test run that silently fell
# back to the sources would prove nothing. The comparison of the two engines makes sense only there.
COMPILED = os.environ.get("LOGOTHETE_EXPECT") == "compiled"
if COMPILED and state.__file__.endswith(".py"):
    raise RuntimeError(f"the compiled engine was to be tested, but {state.__file__} was imported")
collect_ignore = [] if COMPILED else ["compiled"]

# `ci` gives the same verdict every time; `pytest --hypothesis-profile=deep` looks for what it misses.
settings.register_profile(
    "ci", derandomize=True, max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("deep", max_examples=2000, deadline=None)
settings.load_profile("ci")
