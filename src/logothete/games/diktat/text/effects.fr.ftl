### Ce que font les éléments déclarés : verbes, questions, événements, et pourquoi on ne peut déclarer.

## Verbes, tels qu’on les tape

verb-pick = option
verb-aim = viser
verb-renew = libérer
verb-renew-marker = libérer-marqueur
verb-exhaust = bloquer
verb-exhaust-marker = bloquer-marqueur
verb-replace = remplacer

## Actions

action-pick = prendre { $choice }
action-aim = désigner la Cabale { $cabal }
action-renew = retirer le jeton Utilisé : { $card }
action-renew-marker = retirer le jeton Utilisé : Influence à { $sector }
action-exhaust = poser un jeton Utilisé : { $card }
action-exhaust-marker = poser un jeton Utilisé : Influence à { $sector } ({ $cabal })
action-replace = remplacer sur la piste Opportunités : { $card }

## Les options d’un choix

choice-first = la première option
choice-second = la deuxième option
choice-third = la troisième option
choice-fourth = la quatrième option

## Questions

prompt-effect-pay = Avec quoi payez-vous ?
prompt-effect-choose = Quelle option prenez-vous ?
prompt-effect-convert = Convertissez jusqu’à { $number } Agents : encore un ?
prompt-effect-take-pp = Qui vous cède jusqu’à { $number } PP ?
prompt-effect-peek = Derrière quel paravent regardez-vous ?
prompt-effect-skip = Qui saute son prochain tour ?
prompt-effect-limit = Dans quel secteur faites-vous place à une pile de plus ?
prompt-effect-track = Quelle carte visible remplacez-vous ?
prompt-effect-move-stack = { $made ->
    [0] Laquelle de vos piles se déplace ?
   *[other] Où va-t-elle ?
  }
prompt-effect-move-pawns = { $made ->
    [0] De laquelle de vos piles partent des pions, { $number } au plus ?
   *[other] Quel pion se déplace, et vers quelle pile ?
  }
prompt-effect-reinforce = { $made ->
    [0] Laquelle de vos piles rejoignent des Agents, { $number } au plus ?
   *[other] Quel Agent se pose au sommet ?
  }
prompt-effect-recall = { $made ->
    [0] De laquelle de vos piles reprenez-vous des pions, { $number } au plus ?
   *[other] Quel pion reprenez-vous ?
  }
prompt-effect-rearrange = De laquelle de vos piles changez-vous l’ordre ?
prompt-effect-move-other = { $made ->
    [0] De quelle pile partent des Autres, { $number } au plus ?
    [1] Où vont-ils ?
   *[other] Quel pion se pose ensuite au sommet ?
  }
prompt-effect-refresh = De quel élément retirez-vous le jeton Utilisé, { $number } au plus ?
prompt-effect-exhaust = Sur quelle Possession adverse posez-vous un jeton Utilisé, { $number } au plus ?
prompt-effect-place-token = Où placez-vous un jeton, { $number } au plus ?
prompt-effect-spend-token = Lequel de vos jetons dépensez-vous ?
prompt-order = Quel pion vient à la position { $number } depuis le sommet ?

## Pourquoi non

refusal-element-not-held = Cet élément n’est pas devant vous. Déclarez l’un des vôtres.
refusal-not-declarable = Il agit de lui-même et ne se déclare jamais.
refusal-element-is-used = Il est Utilisé. Il resservira quand le jeton Utilisé partira, au plus tard au prochain Cycle.
refusal-element-in-use = Son effet est encore en cours. Achevez-le d’abord.
refusal-end-is-triggered = La fin de la partie est déclenchée : plus rien ne se déclare.
refusal-fists-are-closing = Personne ne joue de Manifestation tant que les poings ne sont pas ouverts. Attendez les mises.
refusal-too-much-at-once = Trop de choses se passent à la fois. Laissez d’abord s’achever les effets en cours.
refusal-not-in-this-phase = Rien de son effet n’a sa place dans cette phase. Attendez celle dont parle son texte.
refusal-cost-not-met = Vous n’avez pas ce qu’il coûte. Procurez-vous-le d’abord, ou choisissez autre chose.
refusal-changes-nothing = Il ne changerait rien maintenant. Attendez qu’il ait une cible.
refusal-not-for-this-effect = L’effet en cours ne le permet pas. Choisissez parmi ce qu’il propose.
refusal-no-choice-now = Aucun effet ne vous le demande maintenant.

## Ce qui s’est passé

event-declared = { $seat } déclare { $card }.
event-declared-marker = { $seat } déclare son Influence à { $sector }.
event-dropped = { $seat } défausse { $number } × { $piece }.
event-took = { $seat } reçoit { $number } × { $piece }.
event-paid-affinity = { $seat } paie { $number } × Affinité { $affinity }.
event-converted = { $seat } convertit { $number } × { $agent } en { $new_agent }.
event-handed = { $seat } cède { $number } PP à { $rival_seat }.
event-debt-cleared = { $seat } rend { $number ->
    [1] une Dette
   *[other] { $number } Dettes
  }.
event-plays-again = { $seat } rejouera.
event-skips = { $seat } saute son tour et garde son pion Manœuvre.
event-made-skip = { $seat } fait sauter son prochain tour à { $rival_seat }.
event-rank-raised = { $seat } gagne { $number } en Rang jusqu’à la fin du Cycle.
event-made-room = { $seat } peut avoir ce Cycle une pile au-delà de la limite à { $sector }.
event-shut = { $seat } ferme un secteur, { $sector } : aucune pile n’y arrive plus ce Cycle.
event-replaced = { $seat } défausse une carte de la piste Opportunités : { $card }.
event-peeked = { $seat } regarde derrière le paravent d’un adversaire : { $rival_seat }.
event-saw-reserve = Derrière le paravent ({ $rival_seat }) : Citoyens { $citizens }, Gardes { $guards }, Émissaires { $emissaries }.
event-saw-power = Derrière le paravent ({ $rival_seat }) : { $number } PP.
event-saw-affinities = Derrière le paravent ({ $rival_seat }) : Affinités Politique { $political }, Peuple { $popular }, Artefact { $occult }.
event-moved-stack = { $seat } déplace une pile ({ $place }) vers { $sector }.
event-moved-pawn = { $seat } déplace le pion { $position } d’une pile ({ $place }) vers une autre ({ $new_place }).
event-reinforced = { $seat } ajoute { $number ->
    [1] un pion
   *[other] { $number } pions
  } sur une pile ({ $place }).
event-added-pawn = { $seat } pose au sommet d’une pile ({ $place }) : { $agent }.
event-recalled = { $seat } reprend le pion { $position } d’une pile ({ $place }).
event-rearranged = { $seat } change l’ordre d’une pile ({ $place }).
event-moved-other = { $seat } déplace le pion { $position } d’une pile des Autres ({ $place }) vers { $sector }.
event-renewed = { $seat } retire le jeton Utilisé : { $card }.
event-renewed-marker = { $seat } retire le jeton Utilisé : Influence à { $sector }.
event-exhausted = { $seat } pose un jeton Utilisé chez { $rival_seat } : { $card }.
event-exhausted-marker = { $seat } pose un jeton Utilisé chez { $rival_seat } : Influence à { $sector }.
event-token-placed = { $seat } place un jeton à { $sector } : { $token }.
event-token-on-stack = { $seat } place un jeton sur une pile ({ $place }) : { $token }.
event-token-spent = { $seat } dépense un jeton à { $sector } : { $token }.
event-token-off-stack = { $seat } dépense le jeton d’une pile ({ $place }) : { $token }.
