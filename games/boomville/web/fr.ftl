# Ce que dit le plateau ; les règles ont leurs textes dans locales/.
boomville-ui-board = La ville de Boomville
boomville-ui-goal = Destination : { $place }
boomville-ui-taxi = Le taxi de { $name }
boomville-ui-taxi-pile = { $n ->
    [one] Pioche Taxi : { $n } carte
   *[other] Pioche Taxi : { $n } cartes
    }
boomville-ui-destination-pile = { $n ->
    [one] Pioche Destination : { $n } carte
   *[other] Pioche Destination : { $n } cartes
    }
boomville-ui-die = Le dé montre { $n }
boomville-ui-cell = case { $n } ({ $paving })
boomville-ui-entrance = case { $n }, devant { $place }
boomville-ui-grey = grise
boomville-ui-yellow = jaune
boomville-ui-orange = orange
boomville-ui-red = rouge
boomville-ui-way = { $n ->
    [one] { $n } case
   *[other] { $n } cases
    }
boomville-ui-arrives = arrive à votre destination
boomville-ui-passes = passe un obstacle
boomville-ui-draws = carte Taxi à piocher
boomville-ui-drive-to = Rouler : { $cell }
boomville-ui-prompt-roll = lancez le dé
boomville-ui-prompt-drive = { $n ->
    [one] roulez d’une case
   *[other] roulez de { $n } cases
 }
boomville-ui-prompt-stuck = impasse : choisissez
boomville-ui-prompt-place_one_way = posez un sens unique
boomville-ui-prompt-flip_one_way = retournez un sens unique
boomville-ui-prompt-street_barrier = barrez une rue (ligne jaune)
boomville-ui-prompt-bridge_barrier = barrez un pont (ligne bleue)
boomville-ui-prompt-remove = enlevez un obstacle, ou rien
boomville-ui-prompt-shortcut = raccourci : roulez d’une à trois cases
boomville-ui-prompt-after = jouez CHANCE, ou finissez le tour
boomville-ui-prompt-asked = la course est gagnée. Et maintenant ?
boomville-ui-question = { $names } a gagné la course. { $ways ->
    [both] Une destination de plus, continuer pour les places, ou s’arrêter ?
    [more] Une destination de plus, ou s’arrêter ?
    [on] Continuer pour les places, ou s’arrêter ?
   *[none] S’arrêter là ?
 } Sans réponse, la partie est finie.
boomville-ui-verdict = { $n ->
    [one] { $names } gagne la course : { $of ->
        [one] la destination est atteinte.
       *[other] les { $of } destinations sont atteintes.
    }
   *[other] { $names } gagnent la course : { $of ->
        [one] la destination est atteinte.
       *[other] les { $of } destinations sont atteintes.
    }
 }
boomville-ui-prompt-over = la partie est finie
boomville-ui-reached = { $n } sur { $of } destinations
boomville-ui-chances = { $n ->
    [one] { $n } CHANCE
   *[other] { $n } CHANCE
    }
boomville-ui-misses = { $n ->
    [one] passe son tour
   *[other] passe { $n } tours
    }
boomville-ui-lost = { $n ->
    [one] 1 tour perdu dans l’impasse
   *[other] { $n } tours perdus dans l’impasse
    }
boomville-ui-used = Cartes Taxi utilisées : { $n }
boomville-ui-supply = En réserve : { $barriers ->
    [one] { $barriers } barrière
   *[other] { $barriers } barrières
    }, { $one_ways ->
    [one] { $one_ways } plaque de sens unique
   *[other] { $one_ways } plaques de sens unique
    }, { $cones ->
    [one] { $cones } cône
   *[other] { $cones } cônes
    }
boomville-ui-drawn-by = Piochée par { $name }
boomville-ui-start-rolls = Dés du départ
boomville-ui-taxi-beside = Le taxi de { $name }, à côté du cône
boomville-ui-waste = La jouer quand même
boomville-ui-place = place { $n }
boomville-ui-destination = Ma destination secrète
boomville-ui-held = Mes cartes CHANCE
boomville-ui-intro-move = Le coup de cette étape
boomville-ui-intro-1 = Boomville, une ville et ses taxis. Vous avez une destination secrète : elle est sur votre carte et cerclée sur le plan. Le premier qui atteint les siennes gagne.
boomville-ui-intro-2 = À votre tour, lancez le dé : touchez-le, en bas du plan.
boomville-ui-intro-3 = Un 3 : roulez exactement trois cases, sans demi-tour. La case d’arrivée brille ; passez dessus pour voir le trajet, touchez-la pour rouler.
boomville-ui-intro-4 = Une case jaune fait piocher une carte Taxi. Celle-ci barre une rue : touchez une des lignes hachurées qui brillent.
boomville-ui-intro-5 = Personne ne passe une barrière ni un cône, et les flèches bleues obligent tout un tronçon de rue. D’autres cartes les retournent ou les enlèvent.
boomville-ui-intro-6 = Vous y êtes presque. À votre destination on s’arrête, même si le dé montre plus. Touchez la case qui brille.
boomville-ui-intro-7 = Arrivé ! Vous montrez la carte et piochez la suivante, ou vous avez gagné. À vous !
boomville-agree-one-more = une destination de plus pour tous
boomville-agree-play-on = continuer pour les autres places
boomville-agree-stop = s’arrêter là
boomville-ui-pair = { $first } : { $second }
