### Why an action is not allowed, and what would be.

## Before the first turn

refusal-claim-first = First choose which { -house } you play: claim one.
refusal-house-already-claimed = You have your { -house }. Wait until everybody has one.
refusal-house-taken = { $house } is taken. Choose one that nobody plays.
refusal-only-before-lists = Everybody has a { -house } by now. That choice was made before the lists.
refusal-lists-first = Play begins when all lists are confirmed. Write your targets, then confirm.
refusal-list-unfinished = Your list still lacks { $lines ->
    [one] one line
   *[other] { $lines } lines
  }. Write a target on each, then confirm.
refusal-list-is-full = All lines of your list are written. Confirm it, or take a line back.
refusal-list-is-confirmed = Your list is confirmed for good. Wait for the others.
refusal-lists-are-final = The list was confirmed before the first turn. One target may be replaced at the Succession.
refusal-nothing-to-confirm = There is nothing to confirm now: only lists and guesses are confirmed.
refusal-province-already-targeted = Another target of yours is in the same { -province } as { $city }. Choose a { -city } in a { -province } that is not on your list.
refusal-city-out-of-play = { $city } is a small city, and those are out of play with fewer than four players. Choose a large one.

## Turns

refusal-not-your-turn = It is { $seat } who acts now. Your turn will come.
refusal-one-action-only = Your action for this turn is under way: finish it first.
refusal-row-exhausted = No box of { $row } is left. Choose an action of another row.
refusal-reserve-empty = Your reserve is empty, so nothing can be placed. Move, expel or negotiate instead.
refusal-two-garrisons-already = You already have two { -garrisons } in { $city }, and a third is not allowed. Choose another { -city }.
refusal-no-rival-for-second = You are alone in { $city }: a second { -garrison } needs a rival there. Choose another { -city }.
refusal-already-there = The { -pretender } is in { $province } already. Choose another { -province }.
refusal-closed-province = Nobody can return to { $province }. Choose another { -province }.

## Campaign and Rally

refusal-not-a-neighbour = { $province } is not next to your { -pretender }, by land or by sea lane. March to a neighbour, or go there by a Progression.
refusal-one-march-only = A Campaign marches one step, and that is made. Place a { -garrison }, or none.
refusal-only-after-march = Placing follows a march. Start a Campaign first, or rally where your { -pretender } is.
refusal-not-in-province-entered = { $city } is not in the { -province } just entered. Choose a { -city } there, or place nothing.
refusal-only-after-garrison = A rival goes home only when you place a { -garrison } in a Campaign. Or try to expel.
refusal-choose-whom-to-remove = First say whose { -garrison } goes home: remove one.
refusal-removal-is-compulsory = You have chosen the { -city }, so a rival must go home. Say whose, or take your choice back.
refusal-own-garrison-stays = Your own { -garrisons } stay. Remove one of a rival.
refusal-not-in-that-city = { $house } has no { -garrison } there. Remove one of a rival who has.
refusal-not-in-own-province = { $city } is not in the { -province } of your { -pretender }. Rally where he is, or march there.
refusal-city-full = { $city } already holds four { -garrisons }. A Rally makes no room; a Campaign from a neighbour does.

## Negotiation, Corruption, Expulsion

refusal-no-own-garrison = You have no { -garrison } in { $city } to offer. Offer one that is on the board.
refusal-nothing-to-exchange = No exchange is possible for { $city }: it would give somebody three { -garrisons } in a { -city }, or there is no rival elsewhere. Offer another one.
refusal-name-own-garrison-first = First offer one of your own { -garrisons }: negotiate, then say what you want for it.
refusal-name-rival-garrison = Your offer is open: say which rival { -garrison } you want for it.
refusal-own-house = That is your own { -house }. Name a rival.
refusal-no-such-garrison = { $house } has no { -garrison } in { $city }. Choose one that is on the board.
refusal-same-city = Both { -garrisons } are in { $city }: nothing would change. Ask for one elsewhere.
refusal-rival-has-two-there = { $house } already has two { -garrisons } in { $city } and cannot take a third. Ask another rival, or offer another one.
refusal-awaiting-answer = { $seat } must answer the offer before anything else happens.
refusal-answer-first = An exchange is offered to you: accept or refuse it first.
refusal-no-offer-to-answer = Nobody has offered you an exchange.

## Events

refusal-event-turn = On the turn of an event nobody acts. Answer the event; actions come with the next turn.
refusal-only-after-event = A box is struck only after an event. Now it would be lost for nothing.
refusal-only-at-succession = Targets change only at the Succession. Until then the list stays as it is.
refusal-one-target-only = You are replacing a target: write the new one, or take that back. Only one changes.
refusal-abandon-first = First say which target you give up: abandon its line.
refusal-line-unused = That line of the list is not used in this game. Choose one that holds a target.
refusal-same-target = { $city } is what you are giving up. Write another one, or take that back and keep the list.
refusal-only-in-plague = A { -pretender } is sent away only by the plague. Your own moves by its actions.
refusal-left-neighbour-moves = It is { $seat } who moves this { -pretender }: the player on the left does.
refusal-must-leave = The { -pretender } must leave { $province }. Choose any other { -province }.
refusal-already-answered = Your answer is sealed. Wait for the others, or take it back.

## The end

refusal-only-at-the-end = Main targets are guessed after the last turn. Keep your suspicion until then.
refusal-guess-is-owed = Every rival’s main target must be guessed. Name one for each, then confirm.
refusal-all-guesses-made = Every rival is guessed. Confirm, or take a guess back.
refusal-guess-in-order = It is the turn of { $house }: guess that main target first.
refusal-guesses-are-confirmed = Your guesses are confirmed for good. Wait for the others.
refusal-turns-are-over = The turns are over. Only the guesses remain.
refusal-game-is-over = The game is over. Look at the result, or start another game.
