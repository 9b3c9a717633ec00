# Marne en français. Mêmes identifiants que dans en.ftl ; un test les compare.

## Noms
marne-colour-blue = bleu
marne-colour-red = rouge
marne-colour-green = vert
marne-colour-yellow = jaune
marne-soldier-blue = bleu { $count }
marne-soldier-red = rouge { $count }
marne-soldier-green = vert { $count }
marne-soldier-yellow = jaune { $count }
marne-joker = joker { $count }
marne-estafette = Estafette
marne-sergent-de-ville = Sergent de ville
marne-renfort = Renfort
marne-demi-tour = Demi-tour
marne-taxi = taxi pour { $soldiers } (destination : { $street })
marne-event-no-bonus = aucune carte bonus pendant ce tour
marne-event-silence = silence, plus un mot jusqu’à la fin du tour (en solo : aucun échange avec la réserve)
marne-event-discard = une carte doit être défaussée
marne-event-extra-taxi = un taxi supplémentaire arrive aussitôt

## Ce que l’on peut faire
marne-do-place-officers = Placer les officiers sur les emplacements de couleur { $colour }
marne-do-turn-taxi = Retourner la carte Taxi
marne-do-discard = Défausser { $card }
marne-do-mobilise = Mobiliser : piocher une carte Soldats
marne-do-keep = Garder la carte piochée
marne-do-put-in-reserve = Mettre la carte piochée dans la réserve et en défausser { $card }
marne-do-move-officer = Déplacer l’officier : { $from } → { $to }
marne-do-exchange = Donner { $give }, prendre { $take }
marne-do-load = Charger et envoyer le taxi ({ $street }) avec { $cards }
marne-do-estafette = Estafette : officier { $from } → { $to }
marne-do-sergent = Sergent de ville : dégager { $streets }
marne-do-renfort = Renfort : piocher deux cartes Soldats
marne-do-demi-tour = Demi-tour : taxi { $from } → { $to }
marne-do-end-turn = Finir le tour

## Pourquoi (le conseil d’un robot)
marne-gain-officers = Aucune carte n’est encore connue ; les officiers y attendent les taxis.
marne-gain-turn-taxi = Le tour commence toujours par là.
marne-gain-discard = C’est la carte qui manquera le moins.
marne-gain-draw = Plus de soldats dans votre jeu.
marne-gain-reserve = Elle reste disponible dans la réserve.
marne-gain-officer-ready = Votre jeu remplit le taxi qui attend là.
marne-gain-officer-waits = Un taxi attend là son officier.
marne-gain-officer-nears = Il se rapproche d’un taxi ({ $street }).
marne-gain-officer-free = Il se tient prêt pour les taxis à venir.
marne-gain-exchange-fills = Votre jeu remplit alors un taxi ({ $street }).
marne-gain-exchange = Votre jeu y gagne.
marne-gain-load = { $points ->
    [one] Un soldat de plus part pour la Marne : { $score } en tout.
   *[other] { $points } soldats de plus partent pour la Marne : { $score } en tout.
 }
marne-gain-sergent = { $soldiers ->
    [one] Un soldat de moins sera exigé.
   *[other] { $soldiers } soldats de moins seront exigés.
 }
marne-gain-demi-tour = Le taxi sera plus facile à remplir.
marne-gain-end-turn = Rien de mieux à faire maintenant.

## Ce qui s’est passé
marne-officers-placed = { $by } place les officiers sur les emplacements de couleur { $colour }.
marne-turn-began = { $by } commence son tour.
marne-arrived = Un { $taxi } s’arrête : { $street }.
marne-arrived-past = Un { $taxi } double { $passed } et s’arrête : { $street } ; { $tokens ->
    [0] aucun nouveau jeton
    [one] un jeton est posé
   *[other] { $tokens } jetons sont posés
 }.
marne-event-applied = Évènement pour { $by } : { $event }.
marne-discarded-event = { $by } défausse { $card } pour l’évènement.
marne-discarded-surplus = { $by } défausse { $card }, au-delà de cinq.
marne-reshuffled = La défausse est mélangée : nouvelle pioche de { $cards } cartes Soldats.
marne-drawn = { $by } pioche { $card }.
marne-put-in-reserve = { $by } met { $card } dans la réserve et en défausse { $discarded }.
marne-officer-moved = { $by } déplace un officier : { $from } → { $to }.
marne-exchanged = { $by } donne { $give } à { $with } contre { $take }.
marne-exchanged-reserve = { $by } échange { $give } contre { $take } de la réserve.
marne-sent = { $by } charge et envoie le taxi ({ $street }) avec { $cards } : { $points } points.
marne-officer-sent = { $by } envoie un officier par estafette : { $from } → { $to }.
marne-tokens-taken = { $by } fait dégager la circulation : { $streets }.
marne-reinforcement-called = { $by } appelle un renfort.
marne-taxi-turned = { $by } fait faire demi-tour à un taxi : { $from } → { $to }.
marne-turn-ended = { $by } finit son tour.
marne-ended = { $ending } { $score } soldats en route : { $band }
marne-ended-without-events = { $ending } { $score } soldats en route, sans évènements : { $band }
marne-ending-jam = L’esplanade est bloquée : plus une rue libre.
marne-ending-empty-pile = Le dernier taxi est arrivé.
marne-ending-extra-taxi-jam = Un taxi supplémentaire ne trouve aucune rue libre : l’esplanade est bloquée.
marne-ending-extra-taxi-empty-pile = Un taxi supplémentaire est appelé, mais il n’en reste plus.
marne-band-night = il fait nuit noire, et la plupart des hommes attendent encore.
marne-band-dusk = le jour baisse, le convoi est maigre.
marne-band-well-done = bien joué, le convoi est en route.
marne-band-bravo = bravo, un beau convoi !
marne-band-congratulations = félicitations, le général en entendra parler.
marne-band-historic = historique : on racontera cette nuit pendant un siècle.

## Refus
marne-no-wrong-seats = Marne se joue de un à cinq joueurs, pas à { $seats }.
marne-no-no-such-first = La place { $first } ne peut pas commencer : personne n’y est assis.
marne-no-open-reserve-is-solo = La réserve ouverte est une option du jeu en solo.
marne-no-not-for-the-house = Seuls les joueurs agissent dans ce jeu.
marne-no-not-your-turn = C’est le tour de { $turn }.
marne-no-over = La partie est finie.
marne-no-officers-first = Choisissez d’abord la couleur des emplacements des officiers.
marne-no-officers-stand = Les officiers sont déjà en place.
marne-no-arrival-first = D’abord arrive un taxi : retournez la carte Taxi.
marne-no-already-arrived = Le taxi de ce tour est déjà arrivé.
marne-no-discard-first = Défaussez d’abord une carte pour l’évènement.
marne-no-surplus-first = Le tour est fini : on ne peut plus que défausser le surplus.
marne-no-place-first = Dites d’abord où va la carte piochée.
marne-no-nothing-to-discard = Aucune carte n’est à défausser maintenant.
marne-no-event-takes-yours = L’évènement prend une carte de votre jeu ; { $card } n’y est pas.
marne-no-discard-not-yours = On ne défausse que ses propres cartes ; { $card } n’est pas dans votre jeu.
marne-no-nothing-drawn = Aucune carte piochée n’attend sa place.
marne-no-not-in-reserve = { $card } n’est pas dans la réserve.
marne-no-no-action-left = Vos trois actions sont faites.
marne-no-nobody-to-mobilise = Plus personne à mobiliser : pioche et défausse sont vides.
marne-no-no-officer-to-move = Aucun officier à cet emplacement : { $street }.
marne-no-not-adjacent = Un officier avance d’un emplacement à la fois ; { $to } n’est pas voisin de { $from }.
marne-no-give-not-yours = On ne donne qu’une carte de son jeu, pas { $card }.
marne-no-take-not-theirs = { $card } n’est dans le jeu d’aucun autre joueur.
marne-no-take-not-in-reserve = { $card } n’est pas dans la réserve.
marne-no-reserve-silent = Silence : pas d’échange avec la réserve pendant ce tour.
marne-no-no-taxi = Aucun taxi dans cette rue : { $street }.
marne-no-no-officer = Aucun officier au bout de cette rue : { $street }.
marne-no-load-not-yours = On n’embarque que les cartes de son jeu ; { $card } n’y est pas.
marne-no-wrong-colour = { $card } ne peut pas embarquer ici ({ $street }) : c’est la rue qui donne la couleur.
marne-no-bonus-is-no-soldier = { $card } est une carte bonus, pas un soldat.
marne-no-too-few-soldiers = Ce taxi demande { $required } soldats, vous en avez choisi { $soldiers }.
marne-no-no-bonus = L’évènement interdit les cartes bonus pendant ce tour.
marne-no-bonus-not-yours = { $card } n’est pas dans votre jeu.
marne-no-not-that-bonus = { $card } fait autre chose.
marne-no-no-officer-to-send = Aucun officier à cet emplacement : { $street }.
marne-no-same-spot = L’officier est déjà là : { $street }.
marne-no-one-or-two-taxis = Choisissez un ou deux taxis.
marne-no-no-token = Le taxi n’a pas de jeton : { $street }.
marne-no-no-token-at-all = Aucun taxi n’a de jeton : la carte n’aurait pas d’effet.
marne-no-no-reinforcement = Plus personne à piocher : la carte n’aurait pas d’effet.
marne-no-no-room-to-turn = Aucun taxi à déplacer, ou aucune rue libre : la carte n’aurait pas d’effet.
marne-no-no-taxi-to-move = Aucun taxi dans cette rue : { $street }.
marne-no-street-taken = Un autre taxi occupe déjà cette rue : { $street }.

## Options
marne-option-events = Évènements
marne-option-open_reserve = Réserve ouverte (en solo)
marne-option-first = Premier joueur

# Sur l’étagère.
marne-pitch = Septembre 1914, place des Invalides : faites partir ensemble les taxis et leurs soldats.
