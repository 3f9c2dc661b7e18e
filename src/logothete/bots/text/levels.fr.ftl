# Ce que les joueurs choisissent, et ce qu’ils obtiennent.
level-easy = facile
level-easy-about = Prend ce qui paraît le mieux au coup suivant, et une fois sur trois ce qui lui passe par la tête. Il flaire les bons coups mais n’a pas de plan : ce qu’il faut pour une première partie.
level-normal = normal
level-normal-about = Essaie un millier d’avenirs à chaque décision, en un vingtième de seconde. Il prévoit quelques tours et défend ce qu’il tient.
level-strong = fort
level-strong-about = Réfléchit jusqu’à huit dixièmes de seconde à chaque décision. Il voit venir beaucoup de choses et devine ce que vous cherchez. Sa parole n’est pas toujours sûre.
