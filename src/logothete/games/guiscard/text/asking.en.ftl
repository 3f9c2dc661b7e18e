# What may be asked, and what a roll depends on.

inquiry-sight = Line of sight
inquiry-reach = Reach
inquiry-threat = Threat
finding-distance = { $number } hexes away.
finding-clear = The line of fire is open.
finding-brush-crossed = It crosses brush: light cover.
finding-over-crest = It comes over the top of the bank.
finding-covered = Cover at its end: { $cover ->
    [none] none
    [light] light
    [medium] medium
    [strong] strong
   *[other] total
}.
finding-blocked-by-trees = Trees in { $hex } stop it.
finding-blocked-by-height = Higher ground in { $hex } stops it.
finding-blocked-by-crest = The lower of both is too near to the top of the bank at { $hex }.
finding-blocked-by-wall = A wall at { $hex } stops it.
finding-goes-nowhere = { $man } cannot move.
finding-reaches = { $man } reaches { $number } hexes with { $points } points.
finding-threatened = { $number } could attack { $hex } after a move, { $shooters } see it within range.
odds-combat = Combat
odds-impact = Impact
odds-damage = If it hits
odds-infiltration = Slipping past
factors-differential = Differential
factors-columns = Columns
factors-die = Die
factors-index = Index
factor-attack = Attack
factor-defence = Defence
factor-ground = Ground
factor-joint = Joint attack
factor-armour = Armour
factor-medium-range = Medium range
factor-long-range = Long range
factor-shooter-wounded = Wounded shooter
factor-mounted-byzantine = Mounted Byzantine archer
factor-close = Close
factor-weapon = Weapon
factor-cover-light = Light cover
factor-cover-medium = Medium cover
factor-cover-strong = Strong cover
factor-mounted = Mounted
factor-wounded = Wounded
outcome-attacker-wounded = attacker wounded
outcome-attacker-stunned = attacker stunned
outcome-attackers-retreat = attackers retreat
outcome-nothing = nothing
outcome-retreat-1 = retreat 1
outcome-retreat-2 = retreat 2
outcome-stunned = stunned
outcome-wounded = wounded
outcome-killed = killed
outcome-thrown-wounded = thrown and wounded
outcome-thrown-stunned = thrown and stunned
outcome-through = through
outcome-stopped = stopped
outcome-hits = hits
outcome-scatters = scatters
outcome-lost = lost
