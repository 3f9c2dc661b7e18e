"""The settings of a host: file, environment, command line, and what is wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from logothete.server.config import BadSettings, Settings, load_settings


def written(folder: Path, text: str) -> Path:
    file = folder / "logothete.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_without_anything_there_are_defaults() -> None:
    assert load_settings() == Settings()


def test_the_environment_is_stronger_than_the_file_and_the_command_line_than_both(tmp_path: Path) -> None:
    file = written(tmp_path, 'port = 1\nhost = "a"\nlanguage = "fr"\n[smtp]\nhost = "mail"\nport = 25\n')
    environment = {"LOGOTHETE_PORT": "2", "LOGOTHETE_HOST": "b", "LOGOTHETE_SMTP_PORT": "26", "HOME": "/"}
    settings = load_settings(file, environment, {"port": 3, "limits.page": 7})
    assert (settings.port, settings.host, settings.language) == (3, "b", "fr")
    assert (settings.smtp.host, settings.smtp.port, settings.limits.page) == ("mail", 26, 7)


def test_lists_and_switches_in_the_environment() -> None:
    environment = {"LOGOTHETE_TRUSTED_PROXIES": "10.0.0.1, 10.0.0.2", "LOGOTHETE_REGISTRATION": "false"}
    settings = load_settings(None, environment)
    assert (settings.trusted_proxies, settings.registration) == (["10.0.0.1", "10.0.0.2"], False)


@pytest.mark.parametrize(
    ("given", "meant"), [("off", "off"), ("local", "local"), ("true", "open"), (True, "open"), (False, "off")]
)
def test_figures_used_to_be_on_or_off(given: object, meant: str) -> None:
    assert load_settings(overrides={"metrics": given}).metrics == meant


def test_variables_of_other_things_are_left_alone() -> None:
    assert load_settings(None, {"LOGOTHETE_LANG": "fr", "LOGOTHETE_COMPILE": "no"}) == Settings()


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("prot = 1", "prot"),
        ("port = 'x'", "port"),
        ("[smtp]\nhots = 'x'", "hots"),
        ("port =", "TOML"),
        ("smtp = 5", "smtp"),
    ],
)
def test_a_mistake_in_the_file_is_named(tmp_path: Path, text: str, name: str) -> None:
    with pytest.raises(BadSettings, match=name):
        load_settings(written(tmp_path, text))


def test_a_mistake_in_the_environment_is_named() -> None:
    with pytest.raises(BadSettings, match="LOGOTHETE_PROT"):
        load_settings(None, {"LOGOTHETE_PROT": "1"})


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="cannot be read"):
        load_settings(tmp_path / "nowhere.toml")


def test_a_value_where_a_section_belongs(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="section"):
        load_settings(written(tmp_path, "smtp = 5"), {"LOGOTHETE_SMTP_HOST": "x"})
