# La mêlée, un jouet pour les tests.
title-name = Mêlée
title-pitch = Des chevaliers de deux couleurs sur un petit champ.
title-goal = Abattre l’autre couleur.

verb-go = aller
verb-strike = frapper
verb-rest = souffler
action-go = aller en { $hex }
action-strike = frapper en { $hex }
action-rest = souffler
prompt-turn = Allez, frappez ou soufflez.

event-went = { $seat } va en { $hex }.
event-missed = { $seat } manque { $seat_other }.
event-felled = { $seat } abat { $seat_other }.
event-ended = La mêlée est finie.

refusal-over = La mêlée est finie.
refusal-not-your-turn = C’est le tour de { $seat }.
refusal-not-beside-you = Ce n’est pas à côté de vous.
refusal-no-way = On ne passe pas.
refusal-nobody-to-strike = Il n’y a personne à frapper.

odds-strike = Un coup contre { $knight }
outcome-missed = manqué
outcome-felled = abattu
factor-comrades = compagnons à côté de la cible
factor-charm = votre charme
factors-die = au dé : { $total }
inquiry-line = ce qu’on voit d’une case à l’autre
inquiry-reach = où un chevalier peut aller en un tour
finding-clear = La vue est libre.
finding-blocked = { $hex } bouche la vue.
finding-charmed = Vous avez un charme.

option-scenario = Scénario
option-scenario-duel = Duel
option-scenario-ford = Le gué
option-scenario-duel-about = Un contre un, autour d’un rocher.
option-scenario-ford-about = Deux contre deux, entre les rochers.
fact-rocks = { $count ->
    [one] Un rocher
   *[other] { $count } rochers
}
fact-first = { $knight } joue en premier

knight-ada = Ada
knight-bran = Bran
knight-cuno = Cuno
knight-dora = Dora
colour-red = rouge
colour-blue = bleu
