# What can be wrong with the content of Byzantio, of Nekken or of a pack; what any game’s can have is told by the kernel.

fault-map-size = it has { $size } bytes, but a map has at most { $most }
fault-map-size-advice = Correct it, or remove it: a board needs no map.
fault-map-object = it is no JSON object
fault-map-object-advice = Correct it, or remove it: a board needs no map.
fault-map-json = this is not JSON: { $detail }
fault-map-json-advice = Correct it, or remove it: a board needs no map.

fault-closed-number = a closed province is never struck, so it has no number (NEK-008)
fault-closed-number-advice = Remove the number, or the line that closes it.
fault-no-number = it has no number (BYZ-012)
fault-no-number-advice = Add a number from 1 to { $most }.
fault-wrong-number = no die shows { $number } (BYZ-012)
fault-wrong-number-advice = Write a number from 1 to { $most }.
fault-own-link = it is linked to itself
fault-own-link-advice = Remove '{ $key }' from the list.
fault-no-province = there is no province '{ $key }'
fault-no-province-advice = Correct the spelling; the provinces are: { $known }.
fault-one-sided = '{ $key }' is listed, but '{ $key }' does not list '{ $own }' (BYZ-010)
fault-one-sided-advice = Add '{ $own }' to the { $kind } of '{ $key }', or remove '{ $key }' here.
fault-no-way-out = nobody could ever leave it
fault-no-way-out-advice = Link it to an open province.
fault-unreachable = it cannot be reached from '{ $key }'
fault-unreachable-advice = Link it by borders or lanes to the rest of the board.
fault-city-in-closed = the province '{ $key }' is closed and has no city (NEK-018)
fault-city-in-closed-advice = Move the city to an open province, or remove it.
fault-second-small = '{ $key }' already has a small city (BYZ-008)
fault-second-small-advice = A province has at most one: correct its size or province.
fault-large-cities = it has { $count } large cities instead of one (BYZ-008)
fault-large-cities-advice = Give it exactly one city of size 'large'.
fault-promised-provinces = it promises { $promised } provinces, but the file holds { $count }
fault-promised-provinces-advice = Look for a lost or added [[{ $table }]], or correct the figure.
fault-promised-cities = it promises { $promised } cities, but the file holds { $count }
fault-promised-cities-advice = Look for a lost or added [[{ $table }]], or correct the figure.
fault-many-provinces = the file holds { $count } provinces; the engine can hold { $most }
fault-many-provinces-advice = Leave out { $over } of them.
fault-many-cities = the file holds { $count } cities; the engine can hold { $most }
fault-many-cities-advice = Leave out { $over } of them.

fault-number-of-houses = there are { $count } houses instead of { $wanted } (BYZ-003)
fault-number-of-houses-advice = Write exactly { $wanted } [[house]] entries.
fault-taken-colour = the colour '{ $value }' is taken (BYZ-004)
fault-taken-colour-advice = Give each house its own colour.
fault-taken-emblem = the emblem '{ $value }' is taken (BYZ-004)
fault-taken-emblem-advice = Give each house its own emblem.
fault-some-at-closed = only some houses start in the closed province '{ $key }' (NEK-015)
fault-some-at-closed-advice = Start all houses there, or none.
fault-taken-home = '{ $key }' is already the home of another house (BYZ-033)
fault-taken-home-advice = Give each house its own home.

fault-no-action = there is no action '{ $key }' (BYZ-045)
fault-no-action-advice = Correct or remove it; the actions are: { $known }.
fault-missing-action = the action '{ $key }' is missing (BYZ-045)
fault-missing-action-advice = Add '{ $key }' here.
fault-lines-fall = { $lines } does not fall from line to line (BYZ-025)
fault-lines-fall-advice = Write positive values, each smaller than the one before it.
fault-player-counts = the player counts are { $given ->
    [none] missing
   *[some] { $given }
} (BYZ-001)
fault-player-counts-advice = Give one figure for each of: { $wanted }.
fault-targets-on-lines = { $count } targets do not fit on { $lines } lines (BYZ-021)
fault-targets-on-lines-advice = Write at most { $lines }, or add values to 'lines'.
fault-targets-in-provinces = only { $sites } provinces have a city in play for { $count } targets (BYZ-024)
fault-targets-in-provinces-advice = Write at most { $sites }.
fault-many-events = there are { $count } events; the engine can hold { $most }
fault-many-events-advice = Leave out { $over } of them.
fault-off-track = turn { $turn } is not on the track
fault-off-track-advice = Write a turn from 1 to { $turns }.
fault-second-event = turn { $turn } already has an event
fault-second-event-advice = Give each event its own turn.
fault-no-box-left = on turn { $turn } a player may have none of his { $boxes } boxes left to strike (BYZ-111)
fault-no-box-left-advice = Set the event earlier, or raise the allowances.

fault-no-name = it has no name in language '{ $language }'
fault-no-name-advice = Add '{ $message } = …' to a catalogue '*.{ $language }.ftl' of the game or the pack.
