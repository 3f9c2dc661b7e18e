"""`logothete play` without a screen: whole games from lines of input, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from logothete.cli import build, main
from logothete.cli import play as play_module
from logothete.cli.common import catalogue
from logothete.cli.entry import Phrasebook, plain
from logothete.games import open_title
from logothete.kernel.match import Match
from logothete.kernel.narrate import Narrator
from logothete.kernel.record import Record, read_record, verify
from logothete.kernel.text import missing
from logothete.kernel.title import Setup

TEXT = Path(play_module.__file__).parent / "text"
ENOUGH = 400
"""More decisions than one seat has in any of these games."""


def play(*arguments: str, entries: list[str], lang: str = "en") -> Result:
    command = ["play", *arguments, "--seed", "test", "--lang", lang]
    return CliRunner().invoke(build(lang), command, input="".join(f"{entry}\n" for entry in entries))


def go_on(file: Path, entries: list[str]) -> Result:
    text = "".join(f"{entry}\n" for entry in entries)
    return CliRunner().invoke(build("en"), ["play", "--resume", str(file), "--lang", "en"], input=text)


def moves(file: Path) -> list[str]:
    return [move.text for move in read_record(file).moves if move.seat == 0]


TARGETS = ["thebae", "corinthus", "thessalonica", "dyrrachium", "serrhae", "scupi", "rhegium"]
PREPARED = ["claim aggelos", *TARGETS, "confirm"]


# ---- whole games


@pytest.mark.parametrize(
    ("game", "players"),
    [
        *[("byzantio", players) for players in (2, 3, 4)],
        *[("nekken", 3), ("necrosia", 2), ("necrosia", 5), ("tictactoe", 2)],
    ],
)
@pytest.mark.parametrize(("lang", "end"), [("en", "Result"), ("fr", "Résultat")])
def test_a_game_by_numbers_comes_to_its_end(game: str, players: int, lang: str, end: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = play(
        game, "--players", str(players), "--bot", "random", "--save", str(file), entries=["1"] * ENOUGH, lang=lang
    )
    assert result.exit_code == 0, result.output
    assert end in result.stdout.splitlines()
    assert f"logothete record verify {file}" in result.stdout
    record: Record = read_record(file)
    assert verify(record, open_title(game)) == record.result is not None


def test_greedy_bots_play_too() -> None:
    result = play("connectfour", "--watch", "--bot", "greedy,random", entries=[])
    assert result.exit_code == 0
    assert result.stdout.count("drops a disc") >= 7
    assert "Type ?" not in result.stdout


def test_the_default_is_byzantio_with_all_its_players() -> None:
    result = play(entries=["claim doukas"])
    assert result.stdout.startswith("Byzantio\n")
    bots = [line for line in result.stdout.splitlines() if line.endswith(" (bot): greedy")]
    assert len(set(bots)) == 3
    assert "seat 4" not in result.stdout


def test_the_same_seed_is_the_same_game() -> None:
    assert play("nekken", entries=["1"] * 40).stdout == play("nekken", entries=["1"] * 40).stdout


def test_a_person_never_sees_the_list_of_a_rival_before_the_end() -> None:
    result = play("--players", "2", entries=[*PREPARED, "pass", "log"])
    assert "Aggelos writes Thebae on line 1." in result.stdout
    assert [line for line in result.stdout.splitlines() if " writes " in line and "Aggelos" not in line] == []


# ---- entries


@pytest.mark.parametrize("entry", ["claim doukas", "cl dou", "CLAIM Doukas", "doukas", "3", "prendre doukas"])
def test_many_ways_to_type_an_action(entry: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("--save", str(file), entries=[entry], lang="fr" if entry.startswith("prendre") else "en")
    assert moves(file) == ["claim doukas"]


def test_accents_and_the_order_of_words_do_not_matter() -> None:
    title = open_title("byzantio")
    phrases = Phrasebook(Narrator(title, "fr"))
    bribe = title.actions.parse("corrupt doukas nicaea")
    everything = range(title.actions.size)
    assert plain("Négocier  Œuvre’s") == "negocier oeuvre's"
    for entry in ("corrompre doukas nicaea", "corr nicaea dou", "corrupt nicaea doukas"):
        assert phrases.understand(entry, everything).allowed == [bribe]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key", ["byzantio", "necrosia"])
def test_what_is_not_allowed_is_found_among_all_actions(key: str, lang: str) -> None:
    title = open_title(key)
    phrases = Phrasebook(Narrator(title, lang))
    for action in range(0, title.actions.size, 17):
        words = phrases.spell(action).split()
        for entry in (words, words[:1], words[1:], words[::-1], [word[:3] for word in words], [*words, "thebae"]):
            found = phrases.understand(" ".join(entry), []).refused
            assert found == phrases._matches(entry, range(title.actions.size))


def test_what_is_spelt_out_is_preferred() -> None:
    title = open_title("byzantio")
    phrases = Phrasebook(Narrator(title, "en"))
    legal = [title.actions.parse(text) for text in ("campaign thrake", "campaign thrakesion")]
    assert phrases.understand("campaign thrake", legal).allowed == legal[:1]
    assert phrases.understand("campaign thra", legal).allowed == legal


@pytest.mark.parametrize(
    ("entry", "answer"),
    [
        (
            "rally nicaea",
            "Nicaea is not in the province of your pretender. Rally where he is, or march there.  [BYZ-067]",
        ),
        ("camp cyprus", "is not next to your pretender"),
        ("confirm", "There is nothing to confirm now"),
        ("campaign nowhere", "Perhaps: campaign dyrrachion, campaign thessalonike, campaign peloponnesos."),
        ("xyzzy", '"xyzzy" means nothing here.'),
        ("999", '"999" means nothing here.'),
        ("camp", "That may mean several things:"),
        ("rule", "Which rule?"),
        ("rule BYZ-056", "Campaign: must move"),
        ("map", "~Longobardia"),
        ("help", "undo         take back"),
        ("save", "from now on after every move."),
        ("save /nowhere/game.json", "/nowhere/game.json cannot be written"),
    ],
)
def test_an_entry_that_is_no_move_is_answered_and_changes_nothing(entry: str, answer: str, tmp_path: Path) -> None:
    result = play("--save", str(tmp_path / "game.json"), entries=[*PREPARED, entry])
    assert result.exit_code == 0
    assert answer in result.stdout
    assert moves(tmp_path / "game.json")[-1] == "confirm"


def test_the_list_numbers_what_is_legal() -> None:
    lines = play(entries=["?"]).stdout.splitlines()
    assert "claim  play the house …" in lines
    assert any(line.split() == ["1", "Komnenos", "2", "Phokas", "3", "Doukas", "4", "Aggelos"] for line in lines)


def test_a_number_of_a_list_that_has_changed_since_is_refused_and_not_played(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = play("--save", str(file), entries=["claim aggelos", "?", "2", "2"])
    assert "has changed since it was shown" in result.stdout
    assert len(moves(file)) == 2


def test_a_number_counts_in_the_list_as_it_was_shown_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = play("--save", str(file), entries=["claim aggelos", "?", "2", "?", "2"])
    assert "has changed since" not in result.stdout
    assert len(moves(file)) == 3


def test_a_game_without_a_drawing_of_a_map_says_so() -> None:
    assert "This game has no map" in play("tictactoe", entries=["map"]).stdout


@pytest.mark.parametrize(
    ("game", "examples"),
    [
        ("tictactoe", ["in full (mark a1), cut short (ma a1)", "mark a1; mark c3.", "rule TTT-002 a rule"]),
        ("necrosia", ["in full (choose ", "; choose ", "rule NEC-069 a rule"]),
    ],
)
def test_help_gives_examples_of_what_is_offered(game: str, examples: list[str]) -> None:
    told = play(game, "--players", "2", entries=["help"]).stdout
    assert [example for example in examples if example not in told] == []


# ---- undo


def test_a_step_can_be_taken_back_and_another_made(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = play("--save", str(file), entries=[*PREPARED, "camp pelop", "undo", "camp dyrr"])
    assert "Taken back: march to Peloponnesos." in result.stdout
    assert moves(file)[-1] == "campaign dyrrachion"


@pytest.mark.parametrize(
    ("entries", "answer"),
    [
        pytest.param([], "You have nothing to take back", id="nothing-decided"),
        pytest.param(["claim doukas"], "You have nothing to take back", id="a-sealed-question-is-open"),
        pytest.param([*PREPARED, "rally thebae"], "too late", id="somebody-else-decided"),
    ],
)
def test_what_cannot_be_taken_back_is_explained(entries: list[str], answer: str) -> None:
    assert answer in play(entries=[*entries, "undo"]).stdout


# ---- plans


def test_several_actions_on_one_line_are_carried_out_one_after_the_other(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = play("--save", str(file), entries=["claim aggelos", ";".join(["target thebae", *TARGETS[1:], "confirm"])])
    assert moves(file) == ["claim aggelos", *[f"target {city}" for city in TARGETS], "confirm"]
    assert "so the plan stops" not in result.stdout


def test_what_a_plan_has_done_is_told_before_why_it_stops() -> None:
    told = play("necrosia", "--players", "2", entries=["1", "place mage frostmoon; nonsense"]).stdout
    done, why, stops = "places a mage in Frostmoon", '"nonsense" means nothing here', "1 of 2 done"
    assert 0 < told.index(done) < told.index(why) < told.index(stops)


@pytest.mark.parametrize(
    ("entry", "done", "answer"),
    [
        ("thebae; thebae; corinthus", ["target thebae"], "1 of 3 done. The next one is not possible here"),
        ("thebae; nonsense", ["target thebae"], "1 of 2 done. The next one is not possible here"),
        ("nonsense; thebae", [], '"nonsense" means nothing here'),
        ("thebae;; corinthus", [], "Nothing was done"),
        (";".join(["thebae"] * 65), [], "64 at most. Nothing was done"),
    ],
)
def test_a_plan_stops_where_it_cannot_go_on(entry: str, done: list[str], answer: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = play("--save", str(file), entries=["claim aggelos", entry])
    assert moves(file) == ["claim aggelos", *done]
    assert answer in result.stdout


@pytest.mark.parametrize("stop", ["refused", "barred", "asked", "over"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_reason_to_stop_has_words(stop: str, lang: str) -> None:
    assert "2" in catalogue(lang, "play").say(f"play-plan-{stop}", done=2, all=3)


def test_a_plan_stops_when_others_decide() -> None:
    assert "1 of 2 done. Now somebody else decides" in play("tictactoe", entries=["b2; a1"]).stdout


def test_a_plan_is_taken_back_step_by_step_or_as_a_whole(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    entries = ["claim aggelos", "thebae; corinthus; scupi", "undo", "undo all"]
    result = play("--save", str(file), entries=entries)
    assert "Taken back: write Scupi" in result.stdout
    assert "Taken back: write Corinthus on the next line; write Thebae on the next line." in result.stdout
    assert moves(file) == ["claim aggelos"]


def test_undo_all_in_french() -> None:
    result = play(entries=["prendre doukas", "thebae; corinthus", "annuler tout"], lang="fr")
    assert "Repris : " in result.stdout


# ---- saving, resuming, leaving


def test_a_resumed_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    left = play("--save", str(file), entries=[*PREPARED, "camp pelop"])
    assert f"logothete play --resume {file}" in left.stdout
    before = read_record(file)
    resumed = go_on(file, ["garrison corinthus"])
    assert "Your pretender is in Peloponnesos." in resumed.stdout
    after = read_record(file)
    assert after.moves[: len(before.moves) + 1][:-1] == before.moves
    assert after.moves[len(before.moves)].text == "garrison corinthus"
    assert after.seed == before.seed


def test_the_file_is_the_game_after_every_move(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("tictactoe", "--save", str(file), entries=["b2"])
    record = read_record(file)
    assert len(record.moves) == 2
    assert record.result is None
    assert Match.resume(open_title("tictactoe"), record).state.pending() == 1
    assert list(tmp_path.iterdir()) == [file]


def test_leaving_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "later.json"
    result = play("tictactoe", entries=["b2", "quit", str(file)])
    assert result.exit_code == 0
    assert f"logothete play --resume {file}" in result.stdout
    assert len(read_record(file).moves) == 2


def test_leaving_without_saving() -> None:
    result = play("tictactoe", entries=["quit", ""])
    assert result.exit_code == 0
    assert result.stdout.endswith("The game was not saved.\n")


@pytest.mark.parametrize(("lang", "answer"), [("en", "y"), ("en", "Yes"), ("fr", "o"), ("fr", "oui"), ("fr", "yes")])
def test_yes_is_no_name_of_a_file(lang: str, answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = play("tictactoe", entries=["b2", "quit" if lang == "en" else "quitter", answer, "later.json"], lang=lang)
    assert result.exit_code == 0
    assert [file.name for file in tmp_path.iterdir()] == ["later.json"]


@pytest.mark.parametrize(("lang", "answer"), [("en", "n"), ("en", "no"), ("fr", "non")])
def test_no_leaves_without_saving(lang: str, answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = play("tictactoe", entries=["b2", "quit" if lang == "en" else "quitter", answer], lang=lang)
    assert result.exit_code == 0
    assert list(tmp_path.iterdir()) == []


def test_saving_never_overwrites_another_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text("precious")
    assert "already exists" in play("tictactoe", entries=[f"save {file}"]).stdout
    refused = play("tictactoe", "--save", str(file), entries=[])
    assert refused.exit_code == 2
    assert "already exists" in refused.stderr
    assert file.read_text() == "precious"


def test_a_finished_game_can_be_saved_when_asked(tmp_path: Path) -> None:
    play("tictactoe", "--bot", "random", "--save", str(tmp_path / "known.json"), entries=["1"] * 5)
    needed = len(moves(tmp_path / "known.json"))
    file = tmp_path / "end.json"
    result = play("tictactoe", "--bot", "random", entries=[*["1"] * needed, str(file)])
    assert f"logothete record verify {file}" in result.stdout
    assert read_record(file) == read_record(tmp_path / "known.json")


def test_saving_needs_a_name() -> None:
    assert "To which file?" in play("tictactoe", entries=["save"]).stdout


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_more_input_ends_cleanly(lang: str) -> None:
    result = play(entries=[], lang=lang)
    assert result.exit_code == 0
    assert result.exception is None


# ---- wishes that cannot be granted


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess"], 'There is no game "chess". The games are: byzantio'),
        (["--players", "7"], "byzantio can be played with this many players: 2, 3, 4."),
        (["--seat", "9"], "There is no seat 9."),
        (["--bot", "genius"], 'There is no bot "genius".'),
        (["--bot", "random,greedy"], "2 bots were named for 3 seats."),
        (["--name", "greedy"], "is what a bot is called"),
        (["--option", "events=never"], "It has: events=open|hidden; houses=choose|deal."),
        (["tictactoe", "--option", "a=b"], "tictactoe has no options"),
        (["--pack", "/nowhere"], "The game cannot be opened:"),
        (["tictactoe", "--pack", "/nowhere"], "The game cannot be opened:"),
        (["--save", "/nowhere/game.json"], "/nowhere/game.json cannot be written"),
        (["--resume", "/nowhere/game.json"], "The file cannot be opened."),
    ],
)
def test_a_wish_that_cannot_be_granted_is_explained(arguments: list[str], message: str) -> None:
    result = CliRunner().invoke(build("en"), ["play", *arguments, "--lang", "en"])
    assert result.exit_code == 2
    assert message in result.stderr
    assert "Traceback" not in result.output


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    file = tmp_path / "end.json"
    play("tictactoe", "--bot", "random", "--save", str(file), entries=["1"] * 5)
    result = go_on(file, [])
    assert result.exit_code == 2
    assert f"logothete record show {file}" in result.stderr


def test_options_of_the_game_are_passed_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = play("--option", "events=hidden", "--option", "houses=deal", "--save", str(file), entries=[])
    assert read_record(file).setup == Setup(4, {"events": "hidden", "houses": "deal"})
    assert "face down on 6, 12, 18, 24" in result.stdout


# ---- the command itself


@pytest.mark.parametrize("subject", ["main", "play", "record"])
def test_both_languages_have_the_same_messages(subject: str) -> None:
    assert missing([TEXT / f"{subject}.en.ftl", TEXT / f"{subject}.fr.ftl"]) == []


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--lang", "fr"], "Jouer une partie dans le terminal."),
        (["--lang", "fr", "play", "--help"], "Reprendre la partie de ce fichier."),
        (["play", "--help", "--lang", "fr"], "Reprendre la partie de ce fichier."),
        (["--lang", "fr", "rules", "BYZ-056"], "Terme français"),
        (["--version"], "logothete "),
    ],
)
def test_help_and_answers_follow_the_language(arguments: list[str], words: str) -> None:
    result = CliRunner(env={"LOGOTHETE_LANG": "en"}).invoke(build("en"), arguments)
    assert result.exit_code == 0
    assert words in result.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "--frob"], 'There is no option --frob. See "logothete play --help".'),
        (["--lang", "fr", "play", "--frob"], "Il n’y a pas d’option --frob. Voir « logothete play --help »."),
        (["--lang=fr", "record", "verify"], "Il manque FICHIER."),
        (["play", "--lang", "de"], "--lang must be one of: en, fr."),
        (["play", "--players", "many"], "The value of --players cannot be used."),
        (["dance"], "dance"),
    ],
)
def test_a_slip_on_the_command_line_is_explained(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOGOTHETE_LANG", "en")
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert message in capsys.readouterr().err
