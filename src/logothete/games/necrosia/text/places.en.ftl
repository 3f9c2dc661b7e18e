### Names of what stands on the board: regions, peoples, units, suits, places in the order, dice.

## Regions

region-frostmoon = Frostmoon
region-high-mists = High Mists
region-stormpeak = Stormpeak
region-amber-sanctuary = Amber Sanctuary
region-coral-harbour = Coral Harbour
region-cairn-plain = Cairn Plain
region-crossing = Roads’ Crossing
region-ash-bastion = Ash Bastion
region-necrosia = Necrosia
region-sail-lagoon = Sail Lagoon
region-emerald-terraces = Emerald Terraces
region-echo-tower = Echo Tower
region-grey-heath = Grey Heath
region-whisper-isles = Whisper Isles
region-singing-wood = Singing Wood
region-copper-dunes = Copper Dunes
region-thousand-springs = Thousand Springs
region-sun-cape = Sun Cape

## Peoples

people-darken = Darken
people-feling = Feling
people-kelwin = Kelwin
people-ombre = Ombre
people-ygwan = Ygwan

## Peoples and Necrosians as the target of a war

foe-darken = the Darkens
foe-feling = the Felings
foe-kelwin = the Kelwins
foe-ombre = the Ombres
foe-ygwan = the Ygwans
foe-necrosians = the Necrosians

## Powers of the peoples

power-attack-die = Extra attack die
power-attack-die-text = Once in your turn, add one die to a war that you have declared, before the dice are rolled.
power-spare-loss = Spared unit
power-spare-loss-text = At the end of your turn, one of your units escapes the necrosis.
power-free-move = Free move
power-free-move-text = Once in your turn, between actions, move one of your units without spending an action.
power-raise-necrosian = Extra Necrosian
power-raise-necrosian-text = Once in your turn, between actions, add one Necrosian to any region.
power-defence-die = Extra defence die
power-defence-die-text = Whenever somebody makes war on you, you roll one die more.

## Units

kind-fighter = fighter
kind-merchant = merchant
kind-mage = mage

## Suits of the cards and castes of the guilds

suit-combat = combat
suit-commerce = commerce
suit-magic = magic
suit-necrosis = necrosis
suit-shaan = Shaan

## Places in the order of play

rank-1 = first place
rank-2 = second place
rank-3 = third place
rank-4 = fourth place
rank-5 = fifth place

## Dice, as they were rolled

die-1 = die 1
die-2 = die 2
die-3 = die 3
die-4 = die 4
die-5 = die 5
die-6 = die 6
die-7 = die 7
die-8 = die 8
die-9 = die 9
die-10 = die 10
die-11 = die 11
die-12 = die 12
die-13 = die 13
die-14 = die 14
die-15 = die 15
die-16 = die 16
die-17 = die 17
die-18 = die 18
die-19 = die 19
die-20 = die 20
die-21 = die 21
die-22 = die 22
die-23 = die 23
die-24 = die 24
die-25 = die 25
die-26 = die 26
die-27 = die 27
die-28 = die 28
die-29 = die 29
die-30 = die 30
