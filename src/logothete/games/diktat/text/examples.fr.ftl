### Ce que montrent les exemples du livret.

example-team = Une équipe part
example-team-text = Des Agents vont dans un secteur en une seule pile, face cachée : tous en voient la hauteur, et seul leur joueur sait qui s’y tient où.
example-strike = Un assassinat
example-strike-text = Un assassin montre un pion, révélé à tous. Un Émissaire rapporte une prime ; un Garde coûterait une amende et arrêterait tout.
example-conquest = Une conquête
example-conquest-text = L’Administrateur désigne un secteur et toutes ses piles sont révélées. Qui a le plus d’Émissaires en est le Vainqueur ; les égalités se règlent poings fermés.
example-prise = Les prises
example-prise-text = En commençant par le Vainqueur, chacun rend un Émissaire pour un Trophée : une carte pour les cases de la Cabale, ou un marqueur du secteur.
