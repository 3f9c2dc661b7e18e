# What happens.

event-placed = { $seat_player } places { $man } at { $hex }.
event-set-up = { $seat_player } is ready.
event-turn-began = Turn { $turn } begins.
event-phase-began = Phase of { $seat_player }.
event-sequence-began = Sequence: { $sequence }.
event-ended-sequence = { $seat_player } does nothing more in this sequence.
event-shot = { $man } shoots ({ $weapon }) at { $hex }.
event-impact-rolled = Impact: { $die } and { $added } make { $roll }.
event-scattered = The missile comes down in { $hex }.
event-shot-lost = The missile is lost.
event-shot-stopped = The missile is stopped before { $hex }.
event-nobody-hit = Nobody is in { $hex }.
event-damage-rolled = { $man } is struck: die { $die }, cover { $cover }.
event-horse-hit = The horse of { $man } is struck: die { $die }, cover { $cover }.
event-no-effect = { $man } is unharmed.
event-spent = { $man } has no { $weapon } left.
event-moved = { $man } goes to { $hex } for { $points }.
event-turned = { $man } turns, his horse’s head in { $hex }, for { $points }.
event-backed = { $man } backs to { $hex }.
event-entered = { $man } enters at { $hex } for { $points }.
event-went = { $man } leaves the map.
event-ended-move = { $man } has stopped.
event-put-back = { $man } is thrown back to { $hex }.
event-infiltrated = { $man } slips past enemies: die { $die }, { $added } added.
event-slipped-through = { $man } gets through.
event-stopped = { $man } is stopped.
event-stunned = { $man } is stunned.
event-wounded = { $man } is wounded.
event-killed = { $man } is killed.
event-horse-killed = The horse of { $man } is dead.
event-surrounded = { $man } is surrounded and finished off.
event-unhorsed = { $man } falls from his horse.
event-fell = { $man } comes to lie in { $hex }.
event-mounted = { $man } mounts the horse of { $horse_man } for { $points }.
event-dismounted = { $man } dismounts to { $hex } for { $points }.
event-took-bridle = { $man } takes the horse of { $horse_man } by the bridle.
event-snatched = { $man } catches the bridle of { $horse_man }’s horse: { $die }.
event-missed-bridle = { $man } misses the bridle of { $horse_man }’s horse: { $die }.
event-let-go = { $man } lets go of the horse of { $horse_man }.
event-horse-followed = The horse of { $horse_man } follows to { $hex }.
event-horse-pushed = The horse of { $horse_man } is pushed to { $hex }.
event-horse-ran = The horse of { $horse_man } runs to { $hex }.
event-horse-left = The horse of { $horse_man } is led off the map.
event-picked-up = { $man } carries { $carried_man }.
event-laid-down = { $man } lays { $carried_man } down in { $hex }.
event-clearing = { $man } and { $second_man } clear { $hex }.
event-cleared = The bodies of { $hex } now lie in { $to_hex }.
event-passed-window = { $seat_player } does not shoot.
event-attacked = { $man } attacks { $hex }.
event-combat-summed = Attack { $attack }, defence { $defence }: { $differential }, columns moved by { $shift }.
event-combat-rolled = Die { $die }: { $outcome ->
    [0] an attacker is wounded
    [1] an attacker is stunned
    [2] the attackers retreat
    [3] nothing happens
    [4] the defender retreats 1 hex
    [5] the defender retreats 2 hexes
    [6] the defender is stunned
    [7] the defender is wounded
   *[other] the defender is killed
} (column { $column }).
event-must-retreat = { $man } has to retreat { $number } hexes.
event-retreated = { $man } retreats to { $hex }.
event-cornered = { $man } cannot go further.
event-displaced = { $man } makes room and goes to { $hex }.
event-advanced = { $man } advances.
event-recovered = { $man } gets up.
event-won = { $seat_player } wins the battle.
event-drawn = The battle is drawn.
