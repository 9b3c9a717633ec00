# Ce que dit le plateau ; les règles ont leurs textes dans locales/.
marne-ui-board = L’Esplanade des Invalides, huit rues
marne-ui-blue = bleu
marne-ui-red = rouge
marne-ui-green = vert
marne-ui-yellow = jaune
marne-ui-grey = toutes couleurs
marne-ui-soldiers = { $n ->
    [one] { $n } soldat, { $colour }
   *[other] { $n } soldats, { $colour }
    }
marne-ui-taxi = Taxi, { $street } : { $n } soldats à embarquer { $token }
marne-ui-with-token = (un de plus à cause du jeton)
marne-ui-free = { $street }, libre
marne-ui-spot = Poste d’officier, { $street }
marne-ui-officer-at = Officier, { $street }
marne-ui-pile = Pioche des taxis : { $n } cartes, dos { $colour }
marne-ui-tokens = Jetons restants : { $n }
marne-ui-score = Points : { $n }
marne-ui-loading = { $street } : { $n } sur { $of } soldats
marne-ui-giving = Échanger { $card } : touchez la carte à prendre
marne-ui-moving = Déplacer l’officier : touchez un poste
marne-ui-turning = Demi-tour : touchez une rue libre
marne-ui-play-estafette = Estafette : touchez un officier
marne-ui-play-sergent_de_ville = Sergent de ville : touchez un ou deux taxis à jeton
marne-ui-play-renfort = Renfort : piocher deux cartes
marne-ui-play-demi_tour = Demi-tour : touchez un taxi
marne-ui-send = Charger et envoyer
marne-ui-do = Jouer
marne-ui-cancel = Annuler
marne-ui-drawn = Carte piochée
marne-ui-own-hand = Mon jeu
marne-ui-empty = aucune carte
marne-ui-hidden = Les cartes seront montrées quand les officiers seront placés.
marne-ui-reserve = Réserve
marne-ui-soldier-pile = Pioche : { $n } • défausse : { $gone }
marne-ui-discards = Défausses
marne-ui-discards-of = Regarder les défausses : { $soldiers } soldats, { $taxis } taxis
marne-ui-discard-soldiers = Soldats ({ $n })
marne-ui-discard-taxis = Taxis ({ $n })
marne-ui-discard-empty = Aucune carte dans cette défausse.
marne-ui-do-turn_taxi = Retourner un taxi
marne-ui-do-mobilise = Mobiliser (piocher)
marne-ui-do-keep = Garder dans votre jeu
marne-ui-do-end_turn = Finir le tour
marne-ui-group-load = Charger et envoyer un taxi ({ $n })
marne-ui-group-exchange = Échanger une carte ({ $n })
marne-ui-group-move_officer = Déplacer un officier ({ $n })
marne-ui-group-estafette = Jouer Estafette ({ $n })
marne-ui-group-demi_tour = Jouer Demi-tour ({ $n })
marne-ui-group-sergent_de_ville = Jouer Sergent de ville ({ $n })
marne-ui-prompt-officers = choisissez la couleur des officiers
marne-ui-prompt-arrival = retournez la carte Taxi
marne-ui-prompt-event_discard = défaussez une carte
marne-ui-prompt-actions = { $n ->
    [0] plus d’action : finissez le tour
    [1] encore une action
   *[other] encore { $n } actions
    }
marne-ui-prompt-placing = où va la carte piochée ?
marne-ui-prompt-surplus = défaussez jusqu’à cinq cartes
marne-ui-prompt-over = la partie est finie
marne-ui-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
    }
marne-ui-actions-left = { $n ->
    [one] { $n } action
   *[other] { $n } actions
    }
marne-ui-verdict = { $n ->
    [one] Ensemble, vous avez fait partir un soldat.
   *[other] Ensemble, vous avez fait partir { $n } soldats.
 }
marne-ui-scale = { $n } soldats sur l’échelle : dès { $good } c’est bien joué, dès { $best } historique. Tous les taxis ensemble ont { $all } places.
marne-ui-without-events = { $band } Joué sans évènements : les scores sont plus hauts d’une dizaine de points.
marne-ui-intro-move = Le coup de cette étape
marne-ui-intro-1 = Septembre 1914. Des taxis arrivent sur l’Esplanade des Invalides, dans huit rues. Ensemble, remplissez-les de soldats et faites-les partir : chaque taxi parti rapporte le nombre inscrit sur sa carte.
marne-ui-intro-2 = D’abord, placez les deux officiers sur les postes d’une couleur. Touchez un poste bleu (le rond).
marne-ui-intro-3 = Tous les jeux sont ouverts : vous voyez les cartes de chacun. À chaque tour, un taxi arrive. Si sa rue est prise, il tourne jusqu’à la première rue libre, et ceux qu’il double reçoivent un jeton : un soldat de plus.
marne-ui-intro-4 = Un taxi de 4 attend quai d’Orsay, en bleu. Vous avez trois actions. Il vous manque du bleu : touchez votre carte rouge (1 soldat), puis les 3 soldats bleus de l’autre joueur, pour les échanger.
marne-ui-intro-5 = Un officier est au bout de la rue et vous avez 5 soldats bleus pour 4 places. Touchez le taxi : les cartes se choisissent d’elles-mêmes. Touchez-le encore pour l’envoyer.
marne-ui-intro-6 = Quatre points ! Il reste une action. Déplacez l’officier : touchez-le quai d’Orsay, puis touchez le poste voisin, rue Fabert.
marne-ui-intro-7 = Un tour de jeu est fini. La partie s’arrête quand un taxi ne peut plus arriver : huit rues prises ou pioche vide. 46 points, c’est bien ; 64, c’est historique. À vous !
