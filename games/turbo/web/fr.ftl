# Ce que dit le plateau ; les règles ont leurs textes dans locales/.
turbo-ui-board = Votre ville et son pourtour
turbo-ui-cell-built = { $place } : { $tile }. Entrée la tourne, Suppr la reprend.
turbo-ui-cell-empty = { $place }, vide
turbo-ui-cell-solution = { $cell } • solution : { $tile }, { $turned }
turbo-ui-rim = Case { $n } du pourtour, vide
turbo-ui-rim-pawn = Case { $n } du pourtour : { $pawn }
turbo-ui-tray = { $tile }, { $n } à poser, tournée { $quarters } fois. Touchez encore pour tourner.
turbo-ui-tip = Toucher : tourner • glisser : poser
turbo-ui-countdown = Prêts ?
turbo-ui-solo = Énigme { $task } sur { $tasks } • erreurs : { $wrong }
turbo-ui-grade = Difficulté : { $grade } sur 5
turbo-ui-helped = { $n ->
    [0] Avec aide : aucune énigme résolue seul pour l’instant.
    [1] Avec aide : une énigme résolue seul.
   *[other] Avec aide : { $n } énigmes résolues seul.
 }
turbo-ui-unranked = Avec aide : ce temps est hors classement.
turbo-ui-ranked = Sans aide, ce temps sera classé.
turbo-ui-in-ranking = Sans aide : classé, si c’est votre première partie finie du jour.
turbo-ui-sure-unranked = Oui, hors classement
turbo-ui-time = Temps
turbo-ui-verdict = { $n ->
    [one] { $names } gagne avec { $medals ->
        [one] une médaille.
       *[other] { $medals } médailles.
    }
   *[other] { $names } se partagent la victoire avec { $medals ->
        [one] une médaille.
       *[other] { $medals } médailles.
    }
 }
turbo-ui-verdict-solo = { $n ->
    [0] Aucune énigme résolue sans aide.
   *[other] { $of ->
        [one] Résolue !
       *[other] { $n } énigmes résolues sur { $of }.
    }
 }
turbo-ui-solved-so-far = Énigme { $n } sur { $of } résolue. Temps jusqu’ici : { $time }
turbo-ui-next-task = Énigme suivante
turbo-ui-best = Meilleur temps jusqu’ici : { $time }
turbo-ui-best-new = C’est votre meilleur temps jusqu’ici.
turbo-ui-took = { $minutes ->
    [0] Temps : { NUMBER($seconds, minimumFractionDigits: 1) } s
   *[other] Temps : { $minutes } min { NUMBER($seconds, minimumFractionDigits: 1) } s
 }{ $wrong ->
    [0] .
    [1] , dont 10 s pour une erreur.
   *[other] , dont 10 s pour chacune des { $wrong } erreurs.
 }
turbo-ui-round = Manche { $n } sur 12 • encore { $left } médailles
turbo-ui-game = Partie { $n } sur { $of }
turbo-ui-wrong = Fausses dans cette manche
turbo-ui-wrong-of = Où la ville de { $name } est fausse
turbo-ui-parted = Les deux pions ({ $colour }) ne sont pas reliés.
turbo-ui-waits = Attendez la fin de votre délai.
turbo-ui-last = La manche d’avant
turbo-ui-end-won-right = { $name } a gagné avec une ville juste.
turbo-ui-end-won-last = { $name } a gagné, seul encore en course.
turbo-ui-end-dropped = Manche annulée.
turbo-ui-end-unsolvable = Cette énigme n’avait aucune solution.
turbo-ui-end-solved = Énigme résolue.
turbo-ui-end-given_up = Énigme abandonnée.
turbo-ui-city-of = La ville de { $name }
turbo-ui-say-place = Poser : { $tile }
turbo-ui-say-turned = tournée { $n } fois (de { $of })
turbo-ui-say-change = Changer { $cell } : { $tile }
turbo-ui-say-pawn = Poser { $pawn }
turbo-ui-prompt-pawns = placez les quatre pions, dont deux sur le vert
turbo-ui-prompt-turn = retournez la tuile quand vous voulez
turbo-ui-prompt-build = { $n ->
    [1] encore une tuile à poser
   *[other] encore { $n } tuiles à poser
    }
turbo-ui-prompt-claim = vérifiez, puis dites « Terminé ! »
turbo-ui-medals = { $n ->
    [one] { $n } médaille
   *[other] { $n } médailles
    }
turbo-ui-gone = parti
turbo-ui-out = hors de la manche
turbo-ui-filled = { $n ->
    [one] { $n } case sur 9
   *[other] { $n } cases sur 9
    }
turbo-ui-client = place les pions
turbo-ui-intro-1 = Chacun bâtit sa ville de neuf tuiles, tous en même temps. Autour, douze cases : quatre pions y attendent une rue.
turbo-ui-intro-2 = Le client place les pions. Touchez le taxi jaune, puis la case verte en haut à gauche.
turbo-ui-intro-3 = La tuile du centre est la même pour tous. Ajoutez-en huit : chaque rue doit continuer, mener à chaque pion et à aucune case vide, et relier les deux pions d’une même couleur.
turbo-ui-intro-4 = Il manque une tuile en haut au milieu. Touchez le virage à côté de la ville : chaque toucher le tourne. Puis posez-le (ou glissez-le) pour relier le centre à la tuile de droite.
turbo-ui-intro-5 = Une tuile posée se tourne d’un toucher. Celle du milieu à droite est mal tournée : touchez-la.
turbo-ui-intro-6 = Tout est juste. Dites « Terminé ! » (le bouton, ou la liste des coups). Une erreur vous mettrait hors de la manche.
turbo-ui-intro-7 = Gagné : une médaille. Après douze médailles, la partie est finie. À vous !
turbo-agree-drop = annuler cette manche
