# What can be wrong with a content file or a pack. `fault-…` says what, `fault-…-advice` what to do.

place-file = the file
place-pack = the pack
place-catalogue = the catalogue
place-message = message '{ $id }'
place-named = { $table } '{ $name }'{ $rest }
place-numbered = { $table } number { $number }{ $rest }
place-field = { $path }
place-plain = { $place }

fault-plain = { $what }
fault-plain-advice = { $advice }

## Any file

fault-unreadable = it cannot be read: { $detail }
fault-unreadable-advice = Check name and rights.
fault-not-utf8 = it is not UTF-8 text
fault-not-utf8-advice = Save it again as UTF-8.
fault-not-toml = this is not TOML: { $detail }
fault-not-toml-advice = Correct the line.
fault-unknown-field = unknown field '{ $name }'
fault-unknown-field-advice = Correct or remove it; the fields are: { $fields }.
fault-missing-field = field '{ $name }' is missing
fault-missing-field-advice = Add '{ $name }' here.
fault-wrong-choice = Invalid enum value '{ $value }'
fault-wrong-choice-advice = Write one of: { $choices }.
fault-wrong-type = Expected '{ $expected }', got '{ $got }'
fault-wrong-type-advice = Write a value of the expected kind.
fault-wrong-value = { $detail }
fault-wrong-value-advice = Write a value of the expected kind.
fault-bad-key = '{ $key }' cannot be a key
fault-bad-key-advice = Use small letters a-z, digits and hyphens, letter first.
fault-key-twice = the key '{ $key }' is used twice
fault-key-twice-advice = Give each its own key.
fault-out-of-range = { $value } is out of range
fault-out-of-range-advice = Write { $single ->
    [yes] { $least }
   *[no] a number from { $least } to { $most }
}.
fault-out-of-engine = { $value } is out of range
fault-out-of-engine-advice = Write a number from { $least } to { $most }; the engine can hold no more.
fault-too-small = { $value } is too small
fault-too-small-advice = Write { $least } or more.
fault-off-sheet = the point { $x }, { $y } is not on the board
fault-off-sheet-advice = Keep x within 0 and { $width }, y within 0 and { $height }.
fault-listed-often = '{ $key }' is listed { $times } times
fault-listed-often-advice = List it once.

## A pack

fault-no-pack = there is no such folder
fault-no-pack-advice = A pack is a folder; check its path.
fault-strange-file = the game '{ $game }' knows no such file
fault-strange-file-advice = Remove or rename it; a pack may hold: { $allowed } and the folder { $texts }.
fault-strange-folder = the game '{ $game }' knows no such folder
fault-strange-folder-advice = Remove or rename it; a pack may hold: { $allowed } and the folder { $texts }.
fault-other-game = the pack is for '{ $theirs }', not for '{ $game }'
fault-other-game-advice = Choose another pack, or correct 'game'.
fault-strange-text = this is no catalogue of texts
fault-strange-text-advice = Remove it; texts are files ending in '.ftl'.

## The rules of a pack

fault-rule-id = '{ $id }' cannot be the id of a house rule
fault-rule-id-advice = Write a prefix of 4 to 8 capital letters, a hyphen and two or three digits, for instance HOUSE-01.
fault-rule-twice = the rule { $id } is there twice
fault-rule-twice-advice = Give one of the two a free number.
fault-rule-languages = '{ $field }' is missing in a language, empty, or there is one too many
fault-rule-languages-advice = Write it in each of: { $languages }.
fault-rule-strays = '{ $field }' does not say the same in '{ $language }' as in 'en': { $detail }
fault-rule-strays-advice = Correct whichever is wrong; write numbers in digits where the other does.

## Catalogues of texts

fault-no-text = it has attributes but no text
fault-no-text-advice = Write a text after the '='.
fault-cannot-say = it cannot be said with { $given }: { $detail }
fault-cannot-say-advice = Correct the message, or give it what it uses.
fault-untranslated = it exists in '{ $known }' but not in '{ $language }'
fault-untranslated-advice = Add it to a '*.{ $language }.ftl' file.
fault-other-variables = it uses { $used ->
    [none] no variable
   *[some] { $used }
} in '{ $language }' but { $expected ->
    [none] no variable
   *[some] { $expected }
} in '{ $model }' ({ $where })
fault-other-variables-advice = Use the same variables in both.
fault-no-such-path = there is no such file or folder
fault-no-such-path-advice = Check the path.
fault-no-language = its name does not say its language
fault-no-language-advice = Name it one of: { $names }.
fault-message-twice = it is already defined on line { $line }
fault-message-twice-advice = Keep one of the two.
fault-not-fluent = Fluent cannot read '{ $start }': { $detail }
fault-not-fluent-advice = Correct the line.
