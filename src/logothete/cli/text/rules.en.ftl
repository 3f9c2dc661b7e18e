# Texts of the command `logothete rules`.

## Help

rules-help-short = Read and search the rules, and see which tests prove them.
rules-help =
  Read and search the rules, and see which tests prove them.

  Without anything else: an overview of the games. With a game (byzantio): its rules. With the number of a rule (BYZ-056): that rule in full.
rules-help-what-name = [GAME|RULE]
rules-help-search-name = WORDS
rules-help-coverage-name = GAME
rules-help-search = List the rules in which all these words occur; accents and capitals do not matter.
rules-help-coverage = Show the tests that prove each rule of a game; exit code 1 when a rule has none.
rules-help-tests = The folder of the tests, when it is not that of this working copy.
rules-help-pack-name = FOLDER
rules-help-pack = With the house rules of a pack.
rules-help-lang = Language of the output (otherwise LOGOTHETE_LANG, then LANG).
rules-help-help = Show this help.

## Lists

rules-column-game = Game
rules-column-rules = Rules
rules-column-explicit = In the book
rules-column-ruling = Rulings
rules-column-reconstructed = Reconstructed
rules-column-house = House rules
rules-column-id = Rule
rules-column-title = Title
rules-column-term = French term
rules-total = Total
rules-overview-hint = A game lists its rules (logothete rules byzantio); a number shows one rule (logothete rules BYZ-056).
rules-search-count = { $count ->
    [one] One rule found.
   *[other] { $count } rules found.
  }

## One rule

rules-label-term = French term
rules-label-section = Section
rules-label-source = Origin
rules-label-replaces = Replaces
rules-label-replaced = Replaced by
rules-label-text = Rule
rules-label-why = Why
rules-label-example = Example
rules-label-untested = Why no test proves it
rules-source-explicit = stated in the rulebook
rules-source-ruling = ruling, where the rulebook is silent or ambiguous
rules-source-reconstructed = reconstructed from a lost part of the rulebook
rules-source-house = house rule, of the pack
rules-untranslated = This rule is not translated yet: its words are English.

## Coverage

rules-coverage-none = no test
rules-coverage-excused = cannot be tested: { $reason }
rules-coverage-count = { $rules ->
    [one] One rule
   *[other] { $rules } rules
  }: { $proved } with tests, { $excused } that cannot be tested, { $missing } without a test.

## Errors

rules-error-one-question = Ask one thing at a time: a game, a rule, --search or --coverage.
rules-error-unknown = There is no rule { $id }. Give the number of a rule, such as BYZ-056, or a game: { $games }.
rules-error-unknown-game = There is no game { $game }. The games are { $games }.
rules-error-unknown-close = There is no rule { $id }. Perhaps you mean { $close }.
rules-error-ledger = The rules ledgers cannot be read:
rules-error-no-tests = Logothete is installed here without its tests. Run this in a working copy of the project, or name its folder of tests with --tests.
rules-error-test = The tests cannot be read. { $detail }
rules-search-nothing = No rule contains all of: { $words }. Try fewer words, or only their beginnings.
