### Names

turbo-tile-straight = ligne droite
turbo-tile-curve = virage
turbo-tile-tee = croisement en T
turbo-tile-double = double virage
turbo-tile-cross = carrefour
turbo-tile-deadend = impasse
turbo-pawn-yellow-taxi = le taxi jaune
turbo-pawn-yellow-house = la maison jaune
turbo-pawn-black-taxi = le taxi noir
turbo-pawn-black-house = la maison noire
turbo-colour-yellow = jaune
turbo-colour-black = noir
turbo-cell-0 = en haut à gauche
turbo-cell-1 = en haut au milieu
turbo-cell-2 = en haut à droite
turbo-cell-3 = au milieu à gauche
turbo-cell-4 = au centre
turbo-cell-5 = au milieu à droite
turbo-cell-6 = en bas à gauche
turbo-cell-7 = en bas au milieu
turbo-cell-8 = en bas à droite

### Actions

turbo-action-pawn = Poser { $pawn } sur la case { $cell } du pourtour
turbo-action-turn-tile = Retourner la tuile
turbo-action-place = Poser une tuile ({ $tile }) { $cell }, { $quarters ->
    [0] sans la tourner
    [one] tournée d’un quart
   *[other] tournée de { $quarters } quarts
 }
turbo-action-rotate = Tourner la tuile { $cell }
turbo-action-move = Déplacer la tuile : { $from } → { $to }
turbo-action-take-back = Reprendre la tuile { $cell }
turbo-action-claim = « Terminé ! »
turbo-action-give-up = Abandonner la manche
turbo-action-hint = Demander une tuile juste
turbo-action-show = Montrer une solution
turbo-action-start = Le compte à rebours est fini
turbo-action-help = La maison aide le client
turbo-action-admit = { $who } peut construire
turbo-action-limit = Le temps de la manche est écoulé
turbo-action-drop = Annuler la manche d’un commun accord
turbo-action-leave = { $who } quitte la table

### Events

turbo-event-pawn = { $who } pose { $pawn } sur la case { $cell } du pourtour.
turbo-event-helped = La maison place les pions pour { $who }.
turbo-event-countdown = Les pions sont fixés : la tuile va être retournée.
turbo-event-started = Manche { $round } : { $tile } au centre. Construisez !
turbo-event-task = Énigme { $task }, difficulté { $grade } sur 5 : { $tile } au centre.
turbo-event-unsolvable = Aucune solution avec cette tuile ({ $tile }) : elle retourne dans la pile, les pions sont replacés.
turbo-event-placed = { $who } pose une tuile ({ $tile }) { $cell }.
turbo-event-rotated = { $who } tourne la tuile ({ $tile }) { $cell }.
turbo-event-moved = { $who } déplace une tuile : { $from } → { $to }.
turbo-event-taken-back = { $who } reprend la tuile { $cell }.
turbo-event-filled = { $who } a { $filled } cases remplies sur 9.
turbo-event-wrong = La ville de { $who } est fausse, mais { $who } continue. À corriger : { $faults }.
turbo-event-wrong-out = La ville de { $who } est fausse : { $who } sort de la manche. Fautes : { $faults }.
turbo-event-gave-up = { $who } abandonne la manche.
turbo-event-left = { $who } a quitté la table.
turbo-event-admitted = { $who } peut construire.
turbo-event-won-right = La ville de { $who } est juste : la médaille ({ $tile }) est gagnée.
turbo-event-won-last = { $who } reste seul en course et gagne la médaille ({ $tile }).
turbo-event-dropped-limit = Le temps est écoulé : personne ne gagne, la tuile retourne dans la pile.
turbo-event-dropped-agreed = La manche est annulée d’un commun accord.
turbo-event-next-game = Partie { $game } de la rencontre : les douze médailles reviennent dans la pile.
turbo-event-shuffled = La pile est mélangée : { $left ->
    [one] { $left } tuile
   *[other] { $left } tuiles
 }.
turbo-event-solved = { $who } a résolu l’énigme { $task }.
turbo-event-solved-helped = { $who } a résolu l’énigme { $task } avec de l’aide.
turbo-event-hint = { $who } a demandé de l’aide.
turbo-event-hint-place = Aide pour { $who } : { $tile } { $cell }, { $quarters ->
    [0] sans la tourner
    [one] tournée d’un quart
   *[other] tournée de { $quarters } quarts
 }.
turbo-event-hint-take-back = Aide pour { $who } : aucune solution ne contient ce qui est posé, reprenez la tuile { $cell }.
turbo-event-hint-done = Aide pour { $who } : tout est juste.
turbo-event-solution-shown = { $who } a demandé une solution.
turbo-event-over = La partie est finie.

### Faults

turbo-fault-unmatched = rue coupée entre « { $a } » et « { $b } »
turbo-fault-missing = aucune rue vers le pion de la case { $cell } du pourtour
turbo-fault-stray = rue vers la case vide { $cell } du pourtour
turbo-fault-parted = les deux pions de couleur « { $colour } » ne sont pas reliés

### Refusals

turbo-no-seats-for-race = Une course se joue de deux à huit.
turbo-no-seats-for-solo = Les énigmes en solitaire sont pour une seule personne.
turbo-no-race-only = En solitaire, ni rencontre, ni limite, ni retard, ni seconde chance, ni client : c’est pour les courses.
turbo-no-date-missing = L’énigme du jour a besoin de sa date.
turbo-no-date-without = Seule l’énigme du jour a une date.
turbo-no-no-such-client = Le premier client désigné n’a pas de place à cette table.
turbo-no-not-the-client = Seul le client place les pions et retourne la tuile.
turbo-no-pawns-fixed = On ne peut ni déplacer les pions ni retourner la tuile maintenant.
turbo-no-cell-taken = Un pion occupe déjà cette case : un seul pion par case.
turbo-no-pawns-missing = Les quatre pions doivent être sur le pourtour avant de retourner la tuile.
turbo-no-not-green = Deux pions au moins doivent être sur des cases vertes.
turbo-no-no-round = Aucune manche n’est en cours.
turbo-no-out = Vous êtes hors de cette manche.
turbo-no-waiting = Attendez la fin de votre délai.
turbo-no-centre = La tuile du centre ne bouge pas.
turbo-no-cell-full = Une tuile se trouve déjà là.
turbo-no-cell-empty = Il n’y a pas de tuile à cet endroit.
turbo-no-same-cell = La tuile s’y trouve déjà.
turbo-no-no-tile = Vous n’avez plus de tuile de cette sorte ({ $tile }).
turbo-no-unfinished = « Terminé ! » demande neuf tuiles, il y en a { $filled }.
turbo-no-solo-only = Aides et solutions ne sont données qu’en solitaire.
turbo-no-already-shown = La solution est déjà montrée.
turbo-no-house-only = Seule la maison fait cela.
turbo-no-house-only-drop = Une manche n’est annulée que si tous ceux qui sont en course sont d’accord.
turbo-no-house-only-leave = Seule la maison annonce qu’une place est quittée pour de bon.
turbo-no-not-asked = Ce n’est pas le moment pour cette action de la maison.

### Options, endings, bots

turbo-option-mode = Mode
turbo-option-games = Parties de la rencontre, médailles additionnées
turbo-option-mode-race = course
turbo-option-mode-trial = contre la montre, seul
turbo-option-mode-daily = énigme du jour, seul
turbo-option-date = Date de l’énigme du jour
turbo-option-limit = Durée maximale d’une manche
turbo-option-limit-off = sans limite
turbo-option-limit-60 = 1 minute
turbo-option-limit-90 = 1 minute et demie
turbo-option-limit-120 = 2 minutes
turbo-option-limit-180 = 3 minutes
turbo-option-limit-300 = 5 minutes
turbo-option-head_start = Avance : le dernier gagnant commence plus tard de (secondes)
turbo-option-second_chance = Seconde chance : une annonce fausse arrête pendant (secondes ; 0 : on sort)
turbo-option-house_pawns = La maison place les pions : chaque énigme a une solution
turbo-option-client = Premier client (numéro de place, 0 : tiré au sort)
turbo-ending-medals = Toutes les médailles sont distribuées.
turbo-ending-deserted = Il ne reste plus assez de monde pour continuer.
turbo-ending-trial = Les cinq énigmes sont finies.
turbo-ending-daily = L’énigme du jour est finie.

# Sur l’étagère.
turbo-pitch = Neuf tuiles, quatre pions, tout le monde en même temps : bâtissez la ville avant les autres.
