### The rulebook: in the drawer beside the table, and on its own page.

rules-title = Rules
rules-of = Rules of { $title }
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] One rule
   *[other] { $count } rules
  }
rules-results = What was found
rules-nothing = No rule has all these words. Try fewer of them, or only the beginning of a word.
rules-chapters = Chapters
rules-primer = In brief
rules-rule = Rule
rules-example = For example:
rules-marks = What “ruling” and “reconstruction” mean
rules-ruling = Ruling
rules-ruling-meaning = The printed rules are silent or ambiguous here. This is how we read them, and why.
rules-reconstructed = Reconstruction
rules-reconstructed-meaning = A part of the original (a picture, a table, a name) is lost. This fills the gap as well as we can; a pack can put the original in its place.
rules-house = House rule
rules-house-meaning = The pack that this table plays with adds this rule. It is no part of the published game.
rules-replaced = Replaced by
rules-untranslated = This rule is not translated yet.
rules-none = This game has no numbered rulebook: all of it is said above.
rules-back = Back
rules-back-to = Back to { $rule }
rules-page = Open as a page
rules-link = Rule { $rule }: { $name }
rules-link-bare = Rule { $rule }

## What a game shows of itself

shown-title = What a turn looks like
shown-note = A few moves of a real game between bots.
shown-which = Game
shown-play = Play
shown-pause = Pause
shown-previous = Previous move
shown-next = Next move
shown-step = Move { $step } of { $steps }
examples-title = Worked examples
examples-note = Positions of a real game: look at them before and after the move.
examples-steps = The position
examples-before = Before
examples-move = { $moves ->
    [1] After
   *[other] After move { $number }
}
examples-position = This is how it stood.
