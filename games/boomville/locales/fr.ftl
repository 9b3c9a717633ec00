# Options.
boomville-option-destinations = Destinations pour gagner
boomville-option-incidents = Incidents majeurs
boomville-option-hop_after = Sauter un obstacle après des tours perdus
boomville-option-hop_after-0 = jamais

# Façons de finir.
boomville-ending-won = La table s’est arrêtée à la première victoire ; les autres sont classés par destinations atteintes.
boomville-ending-places = La table a continué jusqu’à ce que toutes les places soient prises.

# Ce que l’on peut faire.
boomville-do-roll = Lancer le dé
boomville-do-face = CHANCE : choisir le { $face }
boomville-do-over = CHANCE : rouler par-dessus un obstacle
boomville-do-over-together = CHANCE : rouler par-dessus un obstacle (n’ouvre un trajet qu’avec une autre carte)
boomville-do-over-wasted = CHANCE : rouler par-dessus un obstacle (n’ouvre aucun trajet : elle serait perdue)
boomville-do-one-ways = CHANCE : ignorer les sens uniques
boomville-do-one-ways-together = CHANCE : ignorer les sens uniques (n’ouvre un trajet qu’avec une autre carte)
boomville-do-one-ways-wasted = CHANCE : ignorer les sens uniques (n’ouvre aucun trajet : elle serait perdue)
boomville-do-drive = Rouler { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
 } jusqu’à la case { $cell }
boomville-do-hop = Sauter par-dessus un obstacle
boomville-do-stay = Rester dans l’impasse : cet essai est fini
boomville-do-stay-draws = Rester dans l’impasse : le { $face } fait piocher une carte Taxi
boomville-do-stay-shortcut = Renoncer au raccourci et garder la CHANCE
boomville-do-place = Poser un sens unique, emplacement { $spot }, direction { $direction }
boomville-do-flip = Retourner le sens unique de l’emplacement { $spot }
boomville-do-bar = Barrer la ligne { $line }
boomville-do-remove = Enlever { $what }
boomville-do-remove-nothing = Ne rien enlever
boomville-do-shortcut = Raccourci de { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
 } jusqu’à la case { $cell }
boomville-do-again = CHANCE : rouler encore une fois
boomville-do-end = Finir le tour
boomville-do-one-more = Une destination de plus pour tout le monde
boomville-do-play-on = Continuer pour les places suivantes
boomville-do-stop = S’arrêter là

# Obstacles.
boomville-barrier = la barrière de la ligne { $line }
boomville-one-way = le sens unique de l’emplacement { $spot }
boomville-cone = le cône { $number }

# Ce qui s’est passé.
boomville-rolled = { $seat } fait { $face }.
boomville-played = { $seat } joue « { $card } ».
boomville-drove = { $seat } roule { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
 }.
boomville-stuck = { $seat } est dans une impasse.
boomville-hopped = { $seat } saute par-dessus un obstacle.
boomville-arrived = { $seat } arrive : { $place } ! ({ $reached } en tout)
boomville-drew-own-destination = { $seat }, prochaine destination : { $place }.
boomville-drew-destination = { $seat } pioche une destination.
boomville-shuffled-destinations = Les destinations montrées retournent dans la pioche.
boomville-drew = { $seat } pioche « { $card } ».
boomville-shuffled-taxi = Les cartes Taxi utilisées retournent dans la pioche.
boomville-nothing = Rien ne se passe pour { $seat }.
boomville-placed-one-way = { $seat } pose un sens unique (emplacement { $spot }).
boomville-flipped-one-way = { $seat } retourne le sens unique de l’emplacement { $spot }.
boomville-barred = { $seat } barre la ligne { $line }.
boomville-placed-cone = { $seat } pose le cône { $number }.
boomville-removed = { $seat } enlève { $what }.
boomville-removed-nothing = { $seat } n’enlève rien.
boomville-swapped-seen = { $seat } et { $with } échangent leurs destinations : { $seat } va maintenant { $own }, { $with } { $other }.
boomville-swapped = { $seat } et { $with } échangent leurs destinations.
boomville-sent = { $seat } va tout droit { $place }.
boomville-will-miss = { $seat } passera son prochain tour.
boomville-missed = { $seat } passe son tour.
boomville-again = { $seat } relance le dé.
boomville-lost-turn = { $seat } perd un tour dans l’impasse.
boomville-placed = { $seat } prend la place { $place }.
boomville-stopped = La table s’arrête là.
boomville-plays-on = On continue pour les places suivantes.
boomville-one-more = Une destination de plus : il en faut { $needed }.

# Conseils.
boomville-gain-arrives = Vous arrivez { $to }.
boomville-gain-nearer = Vous rapproche de { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
 } ; encore { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 } environ.
boomville-gain-nearer-card = Vous rapproche de { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
 }, avec une carte Taxi ; encore { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 } environ.
boomville-gain-opens = De là, un chemin mène { $to } : encore { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 } environ.
boomville-gain-card = Fait piocher une carte Taxi, qui peut aider.
boomville-gain-no-way = Aucun chemin ne mène { $to } : roulez jusqu’à ce qu’une carte aide.
boomville-gain-shortest = Aucun trajet de cette longueur ne rapproche ; de là, encore { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 } environ.
boomville-gain-roll-stuck = Un 3 ou un 4 fait piocher une carte Taxi, qui peut ouvrir l’impasse.
boomville-gain-roll-no-way = Aucun chemin ne mène { $to } : roulez jusqu’à ce qu’une carte aide.
boomville-gain-roll = Encore { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 } environ pour aller { $to }.
boomville-gain-keep-face = Gardez le dé pipé pour les dernières cases : encore { $cells }.
boomville-gain-face = Vous mène { $to } à coup sûr.
boomville-gain-face-cells = Vous fait avancer de { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
 } à coup sûr.
boomville-gain-face-far = Mène aussi loin qu’un tour le permet.
boomville-gain-chance-saves = La CHANCE fait gagner { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 } environ sur ce trajet.
boomville-gain-chance = La CHANCE ouvre un trajet que vous n’aviez pas.
boomville-gain-chance-together = Avec votre autre CHANCE, elle ouvre un trajet que vous n’aviez pas.
boomville-gain-chance-out = La CHANCE vous sort de l’impasse.
boomville-gain-chance-wasted = La CHANCE n’ouvre aucun trajet ici : elle serait perdue.
boomville-gain-again = Un second trajet dans le même tour.
boomville-gain-end = Gardez la CHANCE pour un meilleur moment.
boomville-gain-hop = Vous sort tout de suite de l’impasse.
boomville-gain-stay = Gardez la CHANCE pour un meilleur moment et réessayez au prochain tour.
boomville-gain-stay-draws = Gardez la CHANCE : le { $face } fait piocher une carte Taxi, qui peut ouvrir la voie.
boomville-gain-stay-plain = Réessayez au prochain tour.
boomville-gain-stay-draws-plain = Le { $face } fait piocher une carte Taxi, qui peut ouvrir la voie.
boomville-gain-stay-shortcut = Ces quelques cases ne valent pas votre CHANCE.
boomville-gain-own = Vous fait gagner { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 } environ.
boomville-gain-costs = Coûte { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 } environ à { $seat }.
boomville-gain-farther = Éloigne { $farther } des { $possible } lieux où { $seat } va peut-être.
boomville-gain-harmless = C’est ce qui vous gêne le moins.
boomville-gain-free = Enlève ce qui pourrait vous barrer la route plus tard.
boomville-gain-leave = Ce qui est là gêne plus les autres que vous.

# Refus.
boomville-no-players = On joue de 2 à 6, pas à { $n }.
boomville-no-destinations = On gagne avec 1 à 6 destinations, pas { $n }.
boomville-no-hop-after = On saute un obstacle après deux à neuf tours perdus, pas { $n }.
boomville-no-over = La partie est finie.
boomville-no-not-your-turn = Ce n’est pas votre tour.
boomville-no-table-only = Cela se décide à toute la table.
boomville-no-players-only = Seuls les joueurs font cela.
boomville-no-asked-first = La table décide d’abord comment continuer.
boomville-no-roll-first = Lancez d’abord le dé.
boomville-no-rolled = Le dé est déjà lancé.
boomville-no-drive-first = Roulez d’abord.
boomville-no-card-first = La carte « { $card } » passe d’abord.
boomville-no-no-such-card = Aucune carte ne permet cela maintenant.
boomville-no-not-yet = Ce n’est pas encore le moment.
boomville-no-driven = Vous avez déjà roulé.
boomville-no-no-way = Un trajet a au moins une case.
boomville-no-no-cell = La case { $cell } n’existe pas.
boomville-no-not-next = La case { $cell } n’est pas voisine.
boomville-no-turns-back = On ne revient pas aussitôt sur la case { $cell }.
boomville-no-street-barred = Une barrière ferme la rue devant la case { $cell }.
boomville-no-bridge-barred = Une barrière ferme le pont devant la case { $cell }.
boomville-no-cone-there = Un cône occupe la case { $cell }.
boomville-no-against-one-way = Vers la case { $cell }, c’est à contresens.
boomville-no-against-printed = Vers la case { $cell }, le sens unique cerclé de rouge l’interdit toujours.
boomville-no-too-far = Le dé ne donne que { $n ->
    [one] { $n } case
   *[other] { $n } cases
 }.
boomville-no-too-short = Il faut rouler le plus loin possible : { $n ->
    [one] { $n } case
   *[other] { $n } cases
 }.
boomville-no-through-destination = On s’arrête à sa destination.
boomville-no-no-hop = On ne peut pas sauter d’obstacle maintenant.
boomville-no-no-dead-end = Le taxi n’est pas dans une impasse.
boomville-no-not-held = Vous n’avez pas la carte « { $card } ».
boomville-no-no-face = Le dé n’a pas de face { $n }.
boomville-no-no-spot = L’emplacement { $n } n’existe pas.
boomville-no-no-direction = Un sens unique a la direction 1 ou 2, pas { $n }.
boomville-no-spot-taken = Un sens unique occupe déjà l’emplacement { $n }.
boomville-no-no-token = Aucun jeton de sens unique sur l’emplacement { $n }.
boomville-no-no-street-line = La ligne { $n } n’est pas une ligne jaune.
boomville-no-no-bridge-line = La ligne { $n } n’est pas une ligne bleue.
boomville-no-line-taken = Une barrière est déjà sur la ligne { $n }.
boomville-no-nothing-there = Il n’y a rien à enlever là.
boomville-no-shortcut-length = Un raccourci fait une à trois cases.
boomville-no-nobody-won = Personne n’a encore gagné.
boomville-no-nobody-drives-on = Il ne resterait qu’un taxi sur la route.
boomville-no-enough = La pioche n’a pas assez de cartes Destination pour plus de { $n } par joueur.

# Cartes Taxi.
boomville-card-place-one-way = Sens unique
boomville-card-flip-one-way = Demi-tour !
boomville-card-street-barrier = Rue barrée
boomville-card-bridge-barrier = Pont fermé
boomville-card-cone = Déviation
boomville-card-remove = Voie libre
boomville-card-chance-over = CHANCE : trottoir
boomville-card-chance-one-ways = CHANCE : gyrophare
boomville-card-chance-face = CHANCE : dé pipé
boomville-card-chance-move = CHANCE : deuxième course
boomville-card-swap-right = Incident majeur : passagers mêlés
boomville-card-swap-left = Incident majeur : valises mêlées
boomville-card-police = Incident majeur : papiers !
boomville-card-garage = Incident majeur : panne
boomville-card-green-wave = Vague verte
boomville-card-jam = Embouteillage
boomville-card-shortcut = Raccourci

# Lieux.
boomville-place-observatory = Observatoire
boomville-place-mill = Vieux Moulin
boomville-place-school = École des Tilleuls
boomville-place-watertower = Château d’Eau
boomville-place-bakery = Fournil Doré
boomville-place-bandstand = Kiosque à Musique
boomville-place-zoo = Petit Zoo
boomville-place-glasshouse = Grande Serre
boomville-place-rink = Patinoire
boomville-place-market = Grande Halle
boomville-place-library = Bibliothèque
boomville-place-florist = Chez Capucine
boomville-place-sweets = Confiserie
boomville-place-theatre = Théâtre Coquelicot
boomville-place-museum = Musée des Horloges
boomville-place-cinema = Cinéma Lune
boomville-place-circus = Cirque Pompon
boomville-place-hotel = Hôtel des Cygnes
boomville-place-icecream = Glacier Vanille
boomville-place-harbour = Capitainerie
boomville-place-fish = Poissonnerie
boomville-place-aquarium = Aquarium
boomville-place-hospital = Hôpital
boomville-place-pharmacy = Pharmacie
boomville-place-townhall = Hôtel de Ville
boomville-place-post = Bureau de Poste
boomville-place-toys = Jouets Toupie
boomville-place-restaurant = Chez Gaston
boomville-place-station = Gare du Sud
boomville-place-stadium = Stade
boomville-place-pool = Piscine
boomville-place-fire = Caserne
boomville-place-police = Poste de Police
boomville-place-garage = Garage

# En route vers un lieu.
boomville-to-observatory = à l’Observatoire
boomville-to-mill = au Vieux Moulin
boomville-to-school = à l’École des Tilleuls
boomville-to-watertower = au Château d’Eau
boomville-to-bakery = au Fournil Doré
boomville-to-bandstand = au Kiosque à Musique
boomville-to-zoo = au Petit Zoo
boomville-to-glasshouse = à la Grande Serre
boomville-to-rink = à la Patinoire
boomville-to-market = à la Grande Halle
boomville-to-library = à la Bibliothèque
boomville-to-florist = chez Capucine
boomville-to-sweets = à la Confiserie
boomville-to-theatre = au Théâtre Coquelicot
boomville-to-museum = au Musée des Horloges
boomville-to-cinema = au Cinéma Lune
boomville-to-circus = au Cirque Pompon
boomville-to-hotel = à l’Hôtel des Cygnes
boomville-to-icecream = chez le Glacier Vanille
boomville-to-harbour = à la Capitainerie
boomville-to-fish = à la Poissonnerie
boomville-to-aquarium = à l’Aquarium
boomville-to-hospital = à l’Hôpital
boomville-to-pharmacy = à la Pharmacie
boomville-to-townhall = à l’Hôtel de Ville
boomville-to-post = au Bureau de Poste
boomville-to-toys = aux Jouets Toupie
boomville-to-restaurant = chez Gaston
boomville-to-station = à la Gare du Sud
boomville-to-stadium = au Stade
boomville-to-pool = à la Piscine
boomville-to-fire = à la Caserne
boomville-to-police = au Poste de Police
boomville-to-garage = au Garage

# Sur l’étagère.
boomville-pitch = Des adresses secrètes, une ville pleine de barrières : arrivez le premier, et gênez les autres.
