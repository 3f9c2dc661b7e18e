### Why an action is not allowed, and what would be.

## Before the first turn

refusal-peoples-first = Everybody chooses a people first: choose yours when it is your turn.
refusal-people-taken = The people { $people } has its player already. Choose one that is left.
refusal-peoples-are-chosen = Everybody has a people already. That choice belongs to the beginning.
refusal-placement-first = All starting units must be on the board first: place yours.
refusal-kind-all-placed = You have placed every { $kind } you begin with. Place another kind.
refusal-placement-is-over = The starting units are placed. New ones come by Commerce and by cards.

## The order of play

refusal-order-first = The order of the year is chosen first: take a place when you are asked.
refusal-order-is-chosen = The order of this year is settled. The next one is chosen at the beginning of next year.
refusal-no-such-place = There is no { $rank } at this table. Take one that is free.
refusal-place-taken = Somebody has taken { $rank } already. Take another one.
refusal-no-tie-to-break = There is no tie for you to settle now.
refusal-tie-first = Several players are tied: say first which of them chooses next.
refusal-not-tied = The { $people } player is not among those who are tied. Name one who is.

## Turns

refusal-not-your-turn = It is { $seat } who decides now. Your turn will come.
refusal-actions-now = This is the time for actions: move, fight, trade, cast, or end your turn.
refusal-no-action-left = You have no action left. Play a card that needs none, or end your actions.
refusal-forbidden-this-turn = A card forbids that in this turn. Do something else.
refusal-finish-first = Only the actions of your turn are ended this way. Answer the question at hand.
refusal-nothing-to-stop = There is nothing to break off now.
refusal-nothing-to-pass = Nobody asks you anything that you could pass.
refusal-only-when-time-is-up = That is done only for a player whose time is up. You can take your last steps back instead.
refusal-game-is-over = The game is over. Look at the result, or start another game.

## Moving

refusal-no-such-unit = There is no { $kind } of yours in { $region }. Choose a unit that is there.
refusal-unit-may-not-move = Your { $kind } may not move in this turn. Choose another unit.
refusal-already-there = The unit stands in { $region } already. Choose another region.
refusal-not-a-neighbour = { $region } is out of reach from there. Choose a neighbour.
refusal-no-shared-region = The two units of a move share their origin or their destination ({ $region }). Choose so, or stop and use another action.
refusal-set-unit-down-first = A unit is on its way: say where it goes.
refusal-finish-move-first = Your move may take a second unit: lift one, or stop.
refusal-nothing-to-set-down = Nothing is on its way. Lift a unit first.
refusal-no-necrosian-there = There is no Necrosian in { $region }. Choose a region that has one.
refusal-set-necrosian-down-first = A Necrosian is on its way: say where it goes.

## War

refusal-no-fighter-there = You have no fighter in { $region }, and only fighters wage war. Move one there first.
refusal-no-such-target = You cannot attack { $foe } in { $region }. Name a target that is there.
refusal-not-yourself = You cannot attack your own units. Name somebody else.
refusal-turned-away = Your attack on { $foe } was turned away. Use this action on another target, or otherwise.
refusal-no-target-next-door = Next to { $region } there is nobody you could attack. Choose another region with fighters of yours.
refusal-name-target-first = The Airborne Assault needs a new target: name it.
refusal-losses-first = Losses are due first: say which units you lose.
refusal-losses-are-local = These losses are taken where you fought. Choose the kind only.
refusal-losses-anywhere = You may take these losses anywhere: name the region too.
refusal-nothing-to-lose = You have no loss to choose now.
refusal-driven-out-first = Units of yours are driven out: say where to, then which.

## Commerce, conversion, magic

refusal-no-merchant-there = You have no merchant in { $region }. Do Commerce where you have one.
refusal-reserve-all-empty = Nothing suitable is in your reserve. Do something else.
refusal-reserve-empty = No { $kind } is left in your reserve. Choose another kind.
refusal-recruit-first = Your Commerce is open: bring in a unit, or stop.
refusal-at-least-one-unit = A Commerce brings at least one unit. Bring one in first.
refusal-no-commerce-open = New units come with a Commerce or a card. Begin one first.
refusal-choose-kind-first = Say first what the unit becomes.
refusal-same-kind = It is a { $kind } already. Choose another kind.
refusal-nothing-to-convert = Choose the unit first: convert it, then say what it becomes.
refusal-no-magic-from-there = No Magic is possible from { $region }: it needs a mage of yours there, another one elsewhere, and somebody to carry.
refusal-no-mage-there = You have no other mage in { $region }. Carry units to where you have one.
refusal-nobody-to-carry = No such { $people } unit can be carried from there. Choose one that can.
refusal-finish-magic-first = Your Magic is open: say where to and whom to carry, or stop.
refusal-no-magic-open = Begin a Magic first: choose the region it starts from.
refusal-free-action-first = A card gives you a free action: use it now, or stop and lose it.

## Powers of the peoples

refusal-not-your-power = That is the power of another people.
refusal-power-used = The power of your people is used up for this turn.
refusal-no-power-now = No power of your people can be used now.

## Cards

refusal-card-not-held = You do not hold { $card }. Play a card of your hand.
refusal-card-at-another-moment = { $card } is played at another moment. Its text says when.
refusal-card-for-another-part = { $card } is not for the part you have now. Its text says whose it is.
refusal-card-against-others = { $card } does not work against this kind of target.
refusal-turn-has-begun = { $card } is played before the first action of your turn. Keep it for the next one.
refusal-no-combat-cards = The target allows you no combat card in this war. Play another suit, or none.
refusal-card-without-effect = { $card } would change nothing now. Keep it.
refusal-not-for-this-card = That is no choice for { $card }. Choose one of what it offers.
refusal-no-card-asks = No card asks for that now. Play one first.
refusal-window-is-open = Everybody is asked whether to play a card: play one that fits, or pass.
refusal-not-asked = This moment does not concern you. Wait for the others.
refusal-already-answered = You have answered. Wait for the others.
refusal-one-of-the-top-cards = Choose one of the cards that you are looking at.
refusal-one-of-the-read-cards = Choose one of the cards that were drawn.

## Necrosis, free cards, purchases

refusal-spare-first = Say first where your people is spared a loss, or pass.
refusal-no-loss-there = You suffer no loss in { $region }. Choose a region where one is due.
refusal-nothing-to-spare = No loss can be spared now.
refusal-free-cards-first = Your free cards come first: take them, or do without.
refusal-no-such-support = No free { $suit } card is due to you. Choose another suit.
refusal-take-from-row = The row shows a { $suit } card: take that one, or do without.
refusal-no-free-card-now = Free cards are taken at the end of your turn.
refusal-card-not-in-row = { $card } does not lie in the row. Choose one that does.
refusal-too-dear = { $card } costs { $price } influence, more than you have. Choose a cheaper one, or stop.
refusal-purchases-now = This is the time for purchases: buy a card of the row, or stop.
refusal-no-purchase-now = Cards are bought at the end of your turn.
