# Questions.

prompt-advance = Qui progresse ?
prompt-advance-on = { $man } progresse, { $points } points restants.
prompt-aim = Sur quel hexagone { $man } tire-t-il ?
prompt-assault = Qui attaque { $hex } ?
prompt-clear-to = Où vont les corps ?
prompt-clear-with = Qui déblaie l’hexagone ?
prompt-combat = Qui attaquez-vous ?
prompt-displace = Où { $man } va-t-il pour céder la place ?
prompt-fall = Où tombe { $man } ?
prompt-fire = Qui tire ?
prompt-heading = Où regarde { $man } ?
prompt-lay = Où déposer { $man } ?
prompt-move = { $man } bouge, { $points } points restants.
prompt-movement = Qui bouge ?
prompt-place = Où commence { $man } ?
prompt-retreat = Où recule { $man }, encore { $number } hexagones ?
prompt-set-up = Placez vos hommes.
prompt-suffer = Lequel des attaquants subit le résultat ?
prompt-window = Quelqu’un tire-t-il ?
prompt-window-move = { $man } est en chemin. Quelqu’un tire-t-il ?
prompt-withdraw = Qui recule d’abord ?
