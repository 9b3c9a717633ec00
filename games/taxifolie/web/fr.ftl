# Ce que dit le plateau ; les règles ont leurs textes dans locales/.
taxifolie-ui-board = Le plan de Paris
taxifolie-ui-goal = Destination de { $name } : { $place }
taxifolie-ui-taxi = Le taxi de { $name }, { $place }
taxifolie-ui-dice = Les dés : { $n }
taxifolie-ui-way = { $n ->
    [one] { $n } case
   *[other] { $n } cases
    }
taxifolie-ui-arrives = arrive, le client paie
taxifolie-ui-bonus = pile à l’arrivée
taxifolie-ui-unpaid = arrive sans être payé
taxifolie-ui-breaks = { $n ->
    [1] brise un souhait
   *[other] brise { $n } fois un souhait
    }
taxifolie-ui-serves = exauce un souhait
taxifolie-ui-obeys = obéit à un ordre
taxifolie-ui-hazard = finit sur un hasard
taxifolie-ui-too-early = passe trop tôt sur la destination
taxifolie-ui-drive-to = Rouler : { $place }
taxifolie-ui-n-ways = { $n } trajets, { $kinds } effets
taxifolie-ui-wish-pass = { $n ->
    [1] passer par :
   *[other] passer { $n } fois par :
    }
taxifolie-ui-wish-avoid = éviter :
taxifolie-ui-wish-stop = s’arrêter pile sur :
taxifolie-ui-state-open = encore { $n }
taxifolie-ui-state-done = ✓ exaucé
taxifolie-ui-state-broken = ✗ brisé
taxifolie-ui-state-void = ne compte plus
taxifolie-ui-verdict = { $n ->
    [one] { $names } gagne avec { $money } € et { $fares ->
        [one] une course.
       *[other] { $fares } courses.
    }
   *[other] { $names } se partagent la victoire avec { $money } € et { $fares ->
        [one] une course.
       *[other] { $fares } courses.
    }
 }
taxifolie-ui-money = { $sum } €
taxifolie-ui-hurry = + { $tip } € : tour { $turn } sur { $of }
taxifolie-ui-hurry-late = trop tard pour les { $tip } €
taxifolie-ui-prompt-opening = lancez les dés pour savoir qui commence
taxifolie-ui-prompt-roll = lancez les dés
taxifolie-ui-prompt-drive = { $n ->
    [one] roulez d’une case
   *[other] roulez de { $n } cases
 }
taxifolie-ui-prompt-over = la partie est finie
taxifolie-ui-misses = passe { $n ->
    [1] un tour
   *[other] { $n } tours
    }
taxifolie-ui-fare = Course • { $quarter }
taxifolie-ui-done = { $n ->
    [one] { $n } course
   *[other] { $n } courses
    }
taxifolie-ui-kept = Courses faites : { $places }
taxifolie-ui-broken = Un souhait est brisé : le client ne paiera pas.
taxifolie-ui-no-client = Pas de client à bord.
taxifolie-ui-purse = { $n } euros
taxifolie-ui-intro-1 = Paris et ses taxis. Le premier à 250 € gagne. Un client monte, dit où il va, et ce qu’il veut voir ou éviter en chemin.
taxifolie-ui-intro-2 = Ce client va à Notre-Dame (le drapeau) et ne supporte plus les boulangeries : elles sont cerclées de rouge sur le plan.
taxifolie-ui-intro-3 = À votre tour, lancez les deux dés.
taxifolie-ui-intro-4 = Vous roulez exactement ce que disent les dés, sans marche arrière. Les cases d’arrivée brillent : survolez-en une pour voir le trajet et ce qu’il brise ou exauce ; touchez-la pour rouler.
taxifolie-ui-intro-5 = Souhait brisé, client fâché : il descendra sans payer. Sur une case « ! », vous tirez une carte hasard, bonne ou mauvaise.
taxifolie-ui-intro-6 = Notre-Dame est devant vous. Arriver pile rapporte 20 € de plus. Touchez l’arrivée.
taxifolie-ui-intro-7 = La course est payée, un nouveau client monte. Le premier à 250 € fait finir la partie.
taxifolie-ui-intro-8 = Deux éditions, deux boîtes. Dans la première, il suffit de passer sur la destination et l’on roule le reste du lancer ; à 250 € tout s’arrête aussitôt. Dans la deuxième, on s’arrête à l’arrivée et l’on finit le tour de table. À vous !
taxifolie-ui-sign-park = Parc
taxifolie-ui-sign-bakery = Boulangerie
taxifolie-ui-sign-shopping = Boutique
taxifolie-ui-sign-monument = Monument
taxifolie-ui-sign-cafe = Café
taxifolie-ui-sign-nightclub = Boîte de nuit
taxifolie-ui-sign-pharmacy = Pharmacie
taxifolie-ui-sign-hazard = Hasard
taxifolie-ui-sign-garage = Garage
taxifolie-ui-pile-client = { $n ->
    [one] Pioche Clients : { $n } carte
   *[other] Pioche Clients : { $n } cartes
    }
taxifolie-ui-pile-fare = { $n ->
    [one] Pioche Courses : { $n } carte
   *[other] Pioche Courses : { $n } cartes
    }
taxifolie-ui-pile-hazard = { $n ->
    [one] Pioche Hasards : { $n } carte
   *[other] Pioche Hasards : { $n } cartes
    }
taxifolie-ui-pair = { $first } : { $second }
taxifolie-ui-near = { $cell }, { $side } de « { $place } »
taxifolie-ui-side-n = au nord
taxifolie-ui-side-ne = au nord-est
taxifolie-ui-side-e = à l’est
taxifolie-ui-side-se = au sud-est
taxifolie-ui-side-s = au sud
taxifolie-ui-side-sw = au sud-ouest
taxifolie-ui-side-w = à l’ouest
taxifolie-ui-side-nw = au nord-ouest
