### The power cards of Necrosia: their names, what they do in a few words, and when they are played.

## When a card is played

timing-start = Before your first action
timing-main = Between your actions
timing-act-move = With your move action
timing-act-commerce = With your Commerce action
timing-act-magic = With your Magic action
timing-w1 = When you declare a war
timing-w2 = When a war names you as its target
timing-w3 = In a war, before the dice
timing-w5 = In a war, after the dice
timing-w6 = In a war, when the losses are fixed
timing-w8 = In a war, after the losses
timing-necrosis = In your phase 4, before necrosis takes your units
timing-influence = In your phase 5, before your influence is counted
timing-cards = In your phase 6, before you take cards
timing-after-commerce = Right after anybody’s Commerce action
timing-any-card = In answer to another player’s card
timing-year-end = At the end of the year, before regions fall

## Combat

card-war-cry = War Cry
card-war-cry-text = In your attack, the defender rolls one die fewer.
card-heroic-charge = Heroic Charge
card-heroic-charge-text = In your attack, you roll one die more.
card-devastating-blow = Devastating Blow
card-devastating-blow-text = Add 1 to your attack score.
card-providential-parry = Providential Parry
card-providential-parry-text = Add 1 to your defence score: the attacker loses one unit more.
card-stubborn-rampart = Stubborn Rampart
card-stubborn-rampart-text = When you are attacked, you roll one die more.
card-nimble-dodge = Nimble Dodge
card-nimble-dodge-text = When you are attacked, the attacker rolls one die fewer.
card-fighter-reinforcement = Fighter Reinforcement
card-fighter-reinforcement-text = Put 1 fighter from your reserve in any region.
card-elite-marksman = Elite Marksman
card-elite-marksman-text = Remove one opposing unit of your choice from the board.
card-battle-sense = Battle Sense
card-battle-sense-text = In your attack, roll all your dice that are worth 0 again, once.
card-alone-against-all = Alone Against All
card-alone-against-all-text = When you are attacked, roll all your dice that are worth 0 again, once.
card-deadly-salvo = Deadly Salvo
card-deadly-salvo-text = Carry out one War action at once without spending an action.
card-airborne-assault = Airborne Assault
card-airborne-assault-text = Your fighters of one region attack a target in an adjacent region.
card-strategic-position = Strategic Position
card-strategic-position-text = In your attack, you ignore all your losses.
card-terrifying-assault = Terrifying Assault
card-terrifying-assault-text = In your attack on a player, the defender must move 2 units out of the region into an adjacent one before the dice are counted.
card-counter-attack = Counter Attack
card-counter-attack-text = In your attack, make the defender roll one die again.
card-shendernaor-blade = Shendernaor Blade
card-shendernaor-blade-text = Add 2 to your attack score against Necrosians.

## Commerce

card-recruitment-drive = Recruitment Drive
card-recruitment-drive-text = Put 2 units of your choice from your reserve in one region.
card-trade-contract = Trade Contract
card-trade-contract-text = One region where you are tied for the most units counts as yours until the end of this turn.
card-hypnotic-spell = Hypnotic Spell
card-hypnotic-spell-text = One region you dominate brings you 2 influence more this turn.
card-good-organisation = Good Organisation
card-good-organisation-text = This move action moves up to 3 of your units.
card-safe-conduct = Safe Conduct
card-safe-conduct-text = Move one of your units to any region of the board, free of charge.
card-hired-mercenaries = Hired Mercenaries
card-hired-mercenaries-text = This Commerce action brings 3 units of your choice instead of 2.
card-forced-alliance = Forced Alliance
card-forced-alliance-text = Replace one opposing unit by a unit of your own colour in the same region.
card-necrotic-pact = Necrotic Pact
card-necrotic-pact-text = Cancel up to 2 of the losses that necrosis is about to cost you.
card-necrotic-alliance = Necrotic Alliance
card-necrotic-alliance-text = Move 2 Necrosians to wherever you like.
card-broken-will = Broken Will
card-broken-will-text = When you are attacked, send 2 of the attacking fighters next door: they give no dice.
card-galvanised-market = Galvanised Market
card-galvanised-market-text = Carry out one Commerce action at once without spending an action.
card-trade-by-proxy = Trade by Proxy
card-trade-by-proxy-text = You need no merchant in the region of this Commerce action.
card-public-humiliation = Public Humiliation
card-public-humiliation-text = Take 2 off the score of an attacker other than you. Below 0 counts as 0, but is remembered.
card-collective-amnesia = Collective Amnesia
card-collective-amnesia-text = Every other player loses 1 influence.
card-prestigious-privilege = Prestigious Privilege
card-prestigious-privilege-text = At the end of this turn you receive the free card of one guild, even if you do not dominate its region.
card-mind-manipulation = Mind Manipulation
card-mind-manipulation-text = One opponent loses 1 influence, and you gain it.

## Magic

card-charm-spell = Charm Spell
card-charm-spell-text = Take a card, drawn at random, from another player’s hand.
card-sight-through-walls = Sight Through Walls
card-sight-through-walls-text = Look at the top 3 cards of the deck, take one and put the others back in any order.
card-telekinetic-discount = Telekinetic Discount
card-telekinetic-discount-text = Every card you buy this turn costs 1 influence less, not below 0.
card-trihnic-assault = Trihnic Assault
card-trihnic-assault-text = Eliminate 2 opposing mages.
card-mass-flight = Mass Flight
card-mass-flight-text = This Magic action carries up to 5 units instead of 3.
card-spectral-form = Spectral Form
card-spectral-form-text = When you are attacked, the attacker rolls one die fewer.
card-mage-leap = Mage Leap
card-mage-leap-text = Put 1 mage from your reserve in any region.
card-magic-weapon = Magic Weapon
card-magic-weapon-text = Remove one opposing unit of your choice from the board.
card-split-selves = Split Selves
card-split-selves-text = Move up to 2 of your mages to wherever you like, free of charge.
card-paralysing-spell = Paralysing Spell
card-paralysing-spell-text = One opponent cannot move up to 3 units, which you choose, in their next turn.
card-trihnic-deluge = Trihnic Deluge
card-trihnic-deluge-text = Eliminate 3 Necrosians.
card-magic-by-proxy = Magic by Proxy
card-magic-by-proxy-text = For the rest of this turn your Magic actions need no mage of yours in the region of arrival.
card-remote-teleportation = Remote Teleportation
card-remote-teleportation-text = For the rest of this turn your Magic actions need no mage of yours in the region of departure.
card-magical-entropy = Magical Entropy
card-magical-entropy-text = Take one magic card of your choice from the discard pile into your hand.
card-trihnic-wave = Trihnic Wave
card-trihnic-wave-text = Eliminate 2 opposing fighters.
card-bewitching-spell = Bewitching Spell
card-bewitching-spell-text = Eliminate 2 opposing merchants.

## Necrosis

card-howling-ray = Howling Ray
card-howling-ray-text = Necrose 2 opposing units: each is replaced by a Necrosian in its region.
card-withering-curse = Withering Curse
card-withering-curse-text = Choose a region that is necrosed or holds Necrosians: until your next turn, whoever would lose 1 unit there to necrosis loses 2.
card-foul-proliferation = Foul Proliferation
card-foul-proliferation-text = Each necrosed region, Necrosia included, receives 2 Necrosians.
card-creeping-putrefaction = Creeping Putrefaction
card-creeping-putrefaction-text = The region with the most mages becomes necrosed at once.
card-necrotic-resistance = Necrotic Resistance
card-necrotic-resistance-text = In anybody’s war on Necrosians, they roll 2 dice more.
card-sown-discord = Sown Discord
card-sown-discord-text = One opponent cannot move their mages in their next turn.
card-sapping-weakness = Sapping Weakness
card-sapping-weakness-text = One opponent cannot move their fighters in their next turn.
card-black-pestilence = Black Pestilence
card-black-pestilence-text = Another player loses 2 cards, drawn at random, to the discard pile.
card-necrotic-time-rift = Necrotic Time Rift
card-necrotic-time-rift-text = The region with the most fighters becomes necrosed at once.
card-spreading-parasite = Spreading Parasite
card-spreading-parasite-text = Add 1 Necrosian to each region that holds Necrosians.
card-altered-memories = Altered Memories
card-altered-memories-text = The card just announced by another player is cancelled.
card-reading-the-entrails = Reading the Entrails
card-reading-the-entrails-text = Draw one combat, one commerce, one magic and one necrosis card, keep 2 of them and discard the others.
card-self-destruction-rite = Self-Destruction Rite
card-self-destruction-rite-text = The region with the most merchants becomes necrosed at once.
card-infernal-torments = Infernal Torments
card-infernal-torments-text = One opponent cannot perform Magic actions in their next turn.
card-lingering-fear = Lingering Fear
card-lingering-fear-text = One opponent cannot perform Commerce actions in their next turn.
card-deep-darkness = Deep Darkness
card-deep-darkness-text = One opponent cannot perform War actions in their next turn.

## Shaan

card-stroke-of-luck = Stroke of Luck
card-stroke-of-luck-text = In a war of yours, roll as many of your own dice again as you like.
card-mark-of-friendship = Mark of Friendship
card-mark-of-friendship-text = You cannot be the target of this action: the attacker takes another one, or does something else.
card-necrotic-ward = Necrotic Ward
card-necrotic-ward-text = One region that is about to fall stays healthy this year.
card-cleansing-of-necrosians = Cleansing of Necrosians
card-cleansing-of-necrosians-text = Remove all Necrosians of one region.
card-premonitory-vision = Premonitory Vision
card-premonitory-vision-text = Discard one necrosis card from the row.
card-healing-of-a-region = Healing of a Region
card-healing-of-a-region-text = One necrosed region becomes healthy again; the Necrosians in it stay.
card-return-to-life = Return to Life
card-return-to-life-text = The units you have just lost in a war come back in one region of your choice.
card-natural-empathy = Natural Empathy
card-natural-empathy-text = Add one unit of your choice from your reserve to the region where the Commerce action took place.
card-fear-of-the-necrosians = Fear of the Necrosians
card-fear-of-the-necrosians-text = Move up to 3 Necrosians from one region to an adjacent region.
card-shaan-renewal = Shaan Renewal
card-shaan-renewal-text = Remove 1 Necrosian from every region that holds any.
card-torment-breaker = Torment Breaker
card-torment-breaker-text = Replace 2 Necrosians by 2 units of your choice from your reserve.
card-shaanic-shield = Shaanic Shield
card-shaanic-shield-text = Necrosis costs you no unit this turn.
card-shaanic-time-rift = Shaanic Time Rift
card-shaanic-time-rift-text = In one war on Necrosians, whoever wages it, they do not get their defence die.
card-friendly-aura = Friendly Aura
card-friendly-aura-text = The attacker cannot play combat cards in this war.
card-astral-body = Astral Body
card-astral-body-text = In a war of yours, take your losses in any regions you like.
card-vital-transfer = Vital Transfer
card-vital-transfer-text = Up to 3 units of one opponent in one region change places with as many of yours from anywhere.
