### Ce qu’on demande à un joueur. Les effets et le bureau ont leurs propres fichiers.

prompt-cabal = Quelle Cabale jouez-vous ?
prompt-start = Vous êtes l’Administrateur : qui commence les Manœuvres ?
prompt-manoeuvre = { $number ->
    [1] Votre dernier pion Manœuvre
   *[other] Il vous reste { $number } pions Manœuvre
  } : quelle Manœuvre faites-vous ?
prompt-extra = Un effet vous accorde une Manœuvre sans pion : laquelle ?
prompt-team = Équipe pour { $sector }, { $number ->
    [0] encore aucun pion
    [1] un pion
   *[other] { $number } pions
  } depuis le sommet : qui la rejoint ?
prompt-look = Il vous reste { $number ->
    [1] un regard
   *[other] { $number } regards
  } : vers quelle pile, ou vers la carte secrète ?
prompt-look-pawn = Quel pion de cette pile regardez-vous, compté depuis le sommet ?
prompt-strike = Il vous reste { $number ->
    [1] un Assassinat
   *[other] { $number } Assassinats
  } : dans quelle pile ?
prompt-strike-pawn = Quel pion de cette pile frappez-vous, compté depuis le sommet ?
prompt-strike-for-others = Les Autres attaquent : vous frappez pour eux, { $number ->
    [1] une fois
   *[other] { $number } fois
  } au plus. Quel pion ?
prompt-cleanse = Vous avez { $number ->
    [1] un jeton Corruption
   *[other] { $number } jetons Corruption
  } : défausser encore un Émissaire pour en rendre un ?
prompt-drive = Chasser encore un Autre pour { $number } Gardes ?
prompt-designate = Vous êtes l’Administrateur : quel secteur se conquiert ensuite ?
prompt-prise = Conquête, { $sector } : quel Trophée prenez-vous ? Vous y avez { $number ->
    [1] un Émissaire
   *[other] { $number } Émissaires
  }.
prompt-bid = Lutte de pouvoir : combien de vos { $number } PP enfermez-vous dans votre poing ?
prompt-lose-emissary = Les Autres prennent un Trophée : quel Émissaire donnez-vous ?
prompt-sixth-marker = Ce marqueur est de trop ({ $sector }) : quel autre défaussez-vous ?
prompt-affinity = Prenez { $number ->
    [1] une Affinité
   *[other] { $number } Affinités
  } au choix : de quel type ?
prompt-give-back = Rendez { $number ->
    [1] une Affinité
   *[other] { $number } Affinités
  } : laquelle ?

## Fenêtres

prompt-window-after-opportunities = Les Opportunités sont posées. Jouez-vous une Manifestation ?
prompt-window-after-development = Le Développement est fini. Jouez-vous une Manifestation ?
prompt-window-after-manoeuvre = Une Manœuvre est finie. Jouez-vous une Manifestation ?
prompt-window-before-revelation = La carte secrète va être révélée. Jouez-vous une Manifestation ?
prompt-window-after-revelation = La carte secrète est révélée. Jouez-vous une Manifestation ?
prompt-window-sector-designated = Un secteur va être dévoilé. Jouez-vous une Manifestation ?
prompt-window-after-conquest = Une conquête est finie. Jouez-vous une Manifestation ?
prompt-window-before-end = Le Cycle va finir. Jouez-vous une Manifestation ?
