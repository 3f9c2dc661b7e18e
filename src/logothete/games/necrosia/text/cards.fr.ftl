### Les cartes de pouvoir de Necrosia : leurs noms, leur effet en peu de mots et le moment de les jouer.

## Quand une carte se joue

timing-start = Avant votre première action
timing-main = Entre vos actions
timing-act-move = Avec votre action de déplacement
timing-act-commerce = Avec votre action de Commerce
timing-act-magic = Avec votre action de Magie
timing-w1 = Quand vous déclarez une guerre
timing-w2 = Quand une guerre vous prend pour cible
timing-w3 = Dans une guerre, avant les dés
timing-w5 = Dans une guerre, après les dés
timing-w6 = Dans une guerre, une fois les pertes fixées
timing-w8 = Dans une guerre, après les pertes
timing-necrosis = En votre phase 4, avant que la nécrose prenne vos unités
timing-influence = En votre phase 5, avant le compte de votre influence
timing-cards = En votre phase 6, avant de prendre des cartes
timing-after-commerce = Juste après l’action de Commerce de n’importe qui
timing-any-card = En réponse à la carte d’un autre joueur
timing-year-end = En fin d’année, avant que des régions tombent

## Combat

card-war-cry = Cri de guerre
card-war-cry-text = Dans votre attaque, le défenseur lance un dé de moins.
card-heroic-charge = Charge héroïque
card-heroic-charge-text = Dans votre attaque, vous lancez un dé de plus.
card-devastating-blow = Frappe dévastatrice
card-devastating-blow-text = Votre score d’attaque augmente de 1.
card-providential-parry = Parade providentielle
card-providential-parry-text = Votre score de défense augmente de 1 ; l’attaquant perd donc une unité de plus.
card-stubborn-rampart = Rempart tenace
card-stubborn-rampart-text = Quand on vous fait la guerre, vous lancez un dé de plus.
card-nimble-dodge = Esquive
card-nimble-dodge-text = Quand on vous fait la guerre, l’attaquant lance un dé de moins.
card-fighter-reinforcement = Renfort
card-fighter-reinforcement-text = Posez 1 combattant de votre réserve dans la région que vous voulez.
card-elite-marksman = Tireur d’élite
card-elite-marksman-text = Une unité adverse, celle que vous voulez, quitte le plateau.
card-battle-sense = Sens du combat
card-battle-sense-text = Dans votre attaque, relancez une fois tous vos dés qui valent 0.
card-alone-against-all = Seul contre tous
card-alone-against-all-text = Quand on vous fait la guerre, relancez une fois tous vos dés qui valent 0.
card-deadly-salvo = Salve meurtrière
card-deadly-salvo-text = Faites aussitôt une action de Guerre sans dépenser d’action.
card-airborne-assault = Attaque aéroportée
card-airborne-assault-text = Vos combattants d’une région attaquent une cible dans une région adjacente.
card-strategic-position = Positionnement stratégique
card-strategic-position-text = Dans votre attaque, vous ignorez toutes vos pertes.
card-terrifying-assault = Attaque terrifiante
card-terrifying-assault-text = Dans votre attaque contre un joueur, il doit faire passer 2 unités de la région dans une région adjacente avant le compte des dés.
card-counter-attack = Contre-attaque
card-counter-attack-text = Dans votre attaque, faites relancer un dé au défenseur.
card-shendernaor-blade = Shendernaor
card-shendernaor-blade-text = Contre les nécrosiens, votre score d’attaque augmente de 2.

## Commerce

card-recruitment-drive = Recrutement
card-recruitment-drive-text = Posez dans une même région 2 unités de votre réserve, à votre choix.
card-trade-contract = Contrat commercial
card-trade-contract-text = Une région où vous êtes à égalité pour le plus d’unités compte comme vôtre jusqu’à la fin de ce tour.
card-hypnotic-spell = Hypnose
card-hypnotic-spell-text = Une région que vous dominez vous rapporte ce tour-ci 2 points d’influence de plus.
card-good-organisation = Organisation
card-good-organisation-text = Cette action de déplacement fait bouger jusqu’à 3 de vos unités.
card-safe-conduct = Laissez-passer
card-safe-conduct-text = Une de vos unités se rend gratuitement dans n’importe quelle région.
card-hired-mercenaries = Mercenariat
card-hired-mercenaries-text = Cette action de Commerce amène 3 unités de votre choix au lieu de 2.
card-forced-alliance = Alliance forcée
card-forced-alliance-text = Remplacez une unité adverse par une unité de votre couleur, dans la même région.
card-necrotic-pact = Pacte nécrotique
card-necrotic-pact-text = Annulez jusqu’à 2 des pertes que la nécrose va vous coûter.
card-necrotic-alliance = Alliance nécrotique
card-necrotic-alliance-text = 2 nécrosiens vont dans les régions que vous désignez.
card-broken-will = Réduction de volonté
card-broken-will-text = Quand on vous fait la guerre, envoyez à côté 2 des combattants qui attaquent : ils ne donnent pas de dés.
card-galvanised-market = Galvanisation
card-galvanised-market-text = Faites aussitôt une action de Commerce sans dépenser d’action.
card-trade-by-proxy = Procuration (Négociant)
card-trade-by-proxy-text = Cette action de Commerce se passe de négociant dans sa région.
card-public-humiliation = Humiliation
card-public-humiliation-text = Le score d’un attaquant autre que vous baisse de 2. Sous 0, il compte pour 0, mais le reste est retenu.
card-collective-amnesia = Amnésie
card-collective-amnesia-text = Chaque autre joueur perd 1 point d’influence.
card-prestigious-privilege = Privilège prestigieux
card-prestigious-privilege-text = À la fin de ce tour, vous recevez la carte gratuite d’une guilde, même si vous ne dominez pas sa région.
card-mind-manipulation = Manipulation mentale
card-mind-manipulation-text = Un adversaire perd 1 point d’influence, et vous le gagnez.

## Magie

card-charm-spell = Charme
card-charm-spell-text = Prenez une carte, tirée au hasard, dans la main d’un autre joueur.
card-sight-through-walls = Voir à travers les murs
card-sight-through-walls-text = Regardez les 3 cartes du dessus de la pioche, prenez-en une et replacez les autres dans l’ordre de votre choix.
card-telekinetic-discount = Télékinésie
card-telekinetic-discount-text = Chaque carte que vous achetez ce tour-ci coûte 1 point d’influence de moins, sans descendre sous 0.
card-trihnic-assault = Attaque trihnique
card-trihnic-assault-text = 2 magiciens adverses quittent le plateau.
card-mass-flight = Vol
card-mass-flight-text = Cette action de Magie emporte jusqu’à 5 unités au lieu de 3.
card-spectral-form = Forme spectrale
card-spectral-form-text = Quand on vous fait la guerre, l’attaquant lance un dé de moins.
card-mage-leap = Bond
card-mage-leap-text = Posez 1 magicien de votre réserve dans la région que vous voulez.
card-magic-weapon = Arme magique
card-magic-weapon-text = Une unité adverse, celle que vous voulez, quitte le plateau.
card-split-selves = Dédoublement
card-split-selves-text = Jusqu’à 2 de vos magiciens se déplacent gratuitement, chacun vers la région qui vous plaît.
card-paralysing-spell = Paralysie
card-paralysing-spell-text = À son prochain tour, un adversaire ne pourra pas déplacer jusqu’à 3 unités que vous désignez.
card-trihnic-deluge = Déluge trihnique
card-trihnic-deluge-text = 3 nécrosiens quittent le plateau.
card-magic-by-proxy = Procuration (Magie)
card-magic-by-proxy-text = Pour le reste de ce tour, vos actions de Magie se passent de magicien à vous dans la région d’arrivée.
card-remote-teleportation = Téléportation
card-remote-teleportation-text = Pour le reste de ce tour, vos actions de Magie se passent de magicien à vous dans la région de départ.
card-magical-entropy = Entropie
card-magical-entropy-text = Reprenez en main une carte de magie de votre choix à la défausse.
card-trihnic-wave = Onde trihnique
card-trihnic-wave-text = 2 combattants adverses quittent le plateau.
card-bewitching-spell = Envoûtement
card-bewitching-spell-text = 2 négociants adverses quittent le plateau.

## Nécrose

card-howling-ray = Rayon hurlant
card-howling-ray-text = 2 unités adverses sont nécrosées : un nécrosien remplace chacune dans sa région.
card-withering-curse = Malédiction
card-withering-curse-text = Choisissez une région nécrosée ou qui porte des nécrosiens : jusqu’à votre prochain tour, qui y perdrait 1 unité par la nécrose en perd 2.
card-foul-proliferation = Prolifération
card-foul-proliferation-text = Chaque région nécrosée, Nécrosia comprise, reçoit 2 nécrosiens.
card-creeping-putrefaction = Putréfaction
card-creeping-putrefaction-text = La région qui compte le plus de magiciens devient aussitôt nécrosée.
card-necrotic-resistance = Résistance nécrotique
card-necrotic-resistance-text = Dans toute guerre contre des nécrosiens, ils lancent 2 dés de plus.
card-sown-discord = Discorde
card-sown-discord-text = Il est interdit à un adversaire de faire bouger ses magiciens pendant son prochain tour.
card-sapping-weakness = Affaiblissement
card-sapping-weakness-text = Il est interdit à un adversaire de faire bouger ses combattants pendant son prochain tour.
card-black-pestilence = Pestilence
card-black-pestilence-text = Un autre joueur perd 2 cartes de sa main, tirées au hasard et défaussées.
card-necrotic-time-rift = Décalage temporel (Nécrose)
card-necrotic-time-rift-text = La région qui compte le plus de combattants devient aussitôt nécrosée.
card-spreading-parasite = Parasite
card-spreading-parasite-text = Chaque région qui porte des nécrosiens en reçoit 1 de plus.
card-altered-memories = Altération des souvenirs
card-altered-memories-text = La carte qu’un autre joueur vient d’annoncer est annulée.
card-reading-the-entrails = Lire dans les entrailles
card-reading-the-entrails-text = Piochez une carte de combat, une de commerce, une de magie et une de nécrose ; gardez-en 2, le reste est défaussé.
card-self-destruction-rite = Autodestruction
card-self-destruction-rite-text = La région qui compte le plus de négociants devient aussitôt nécrosée.
card-infernal-torments = Souffrances infernales
card-infernal-torments-text = Les actions de Magie sont interdites à un adversaire pendant son prochain tour.
card-lingering-fear = Peur tenace
card-lingering-fear-text = Les actions de Commerce sont interdites à un adversaire pendant son prochain tour.
card-deep-darkness = Ténèbres
card-deep-darkness-text = Les actions de Guerre sont interdites à un adversaire pendant son prochain tour.

## Shaan

card-stroke-of-luck = Coup de chance
card-stroke-of-luck-text = Dans une guerre où vous êtes engagé, relancez autant de vos dés que vous voulez.
card-mark-of-friendship = Marque de l’amitié
card-mark-of-friendship-text = Cette action ne peut plus vous viser : l’attaquant prend une autre cible ou fait autre chose.
card-necrotic-ward = Protection nécrotique
card-necrotic-ward-text = Une région qui allait tomber reste saine cette année.
card-cleansing-of-necrosians = Anécrosie
card-cleansing-of-necrosians-text = Une région est débarrassée de tous ses nécrosiens.
card-premonitory-vision = Vision prémonitoire
card-premonitory-vision-text = Une carte de nécrose de la file va à la défausse.
card-healing-of-a-region = Dénécrose
card-healing-of-a-region-text = Une région nécrosée redevient saine ; les nécrosiens y restent.
card-return-to-life = Retour à la vie
card-return-to-life-text = Les unités que vous venez de perdre dans une guerre reviennent dans une région de votre choix.
card-natural-empathy = Empathie naturelle
card-natural-empathy-text = Ajoutez une unité de votre choix, de votre réserve, dans la région où l’action de Commerce a eu lieu.
card-fear-of-the-necrosians = Peur nécrotique
card-fear-of-the-necrosians-text = Déplacez jusqu’à 3 nécrosiens d’une région dans une région adjacente.
card-shaan-renewal = Shaanisation
card-shaan-renewal-text = Chaque région qui porte des nécrosiens en perd 1.
card-torment-breaker = Brise-tourment
card-torment-breaker-text = 2 unités de votre choix, de votre réserve, prennent la place de 2 nécrosiens.
card-shaanic-shield = Bouclier shaanique
card-shaanic-shield-text = Ce tour-ci, la nécrose ne vous coûte aucune unité.
card-shaanic-time-rift = Décalage temporel (Shaan)
card-shaanic-time-rift-text = Dans une seule guerre contre des nécrosiens, qui que ce soit qui la mène, ils n’ont pas leur dé de défense.
card-friendly-aura = Aura amicale
card-friendly-aura-text = L’attaquant ne peut pas jouer de cartes de combat dans cette guerre.
card-astral-body = Corps astral
card-astral-body-text = Dans une guerre où vous êtes engagé, prenez vos pertes dans les régions que vous voulez.
card-vital-transfer = Transfert vital
card-vital-transfer-text = Jusqu’à 3 unités d’un même adversaire et d’une même région changent de place avec autant des vôtres, prises n’importe où.
