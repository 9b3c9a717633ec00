# What the board says; the rules have their texts in locales/.
taxifolie-ui-board = The map of Paris
taxifolie-ui-goal = { $name }’s destination: { $place }
taxifolie-ui-taxi = { $name }’s taxi, { $place }
taxifolie-ui-dice = The dice: { $n }
taxifolie-ui-way = { $n ->
    [one] 1 cell
   *[other] { $n } cells
    }
taxifolie-ui-arrives = arrives, the client pays
taxifolie-ui-bonus = exact landing
taxifolie-ui-unpaid = arrives unpaid
taxifolie-ui-breaks = { $n ->
    [one] breaks a wish
   *[other] breaks a wish { $n } times
    }
taxifolie-ui-serves = serves a wish
taxifolie-ui-obeys = obeys an order
taxifolie-ui-hazard = ends on a hazard
taxifolie-ui-too-early = over the destination too early
taxifolie-ui-drive-to = Drive: { $place }
taxifolie-ui-n-ways = { $n } ways, { $kinds } effects
taxifolie-ui-wish-pass = { $n ->
    [one] go past:
   *[other] go { $n } times past:
    }
taxifolie-ui-wish-avoid = avoid:
taxifolie-ui-wish-stop = stop exactly on:
taxifolie-ui-state-open = { $n } to go
taxifolie-ui-state-done = ✓ done
taxifolie-ui-state-broken = ✗ broken
taxifolie-ui-state-void = no longer counts
taxifolie-ui-verdict = { $n ->
    [one] { $names } wins with €{ $money } and { $fares ->
        [one] one fare.
       *[other] { $fares } fares.
    }
   *[other] { $names } share the win with €{ $money } and { $fares ->
        [one] one fare each.
       *[other] { $fares } fares each.
    }
 }
taxifolie-ui-money = €{ $sum }
taxifolie-ui-hurry = +€{ $tip }: turn { $turn } of { $of }
taxifolie-ui-hurry-late = the €{ $tip } tip is lost, it took too long
taxifolie-ui-prompt-opening = roll to see who begins
taxifolie-ui-prompt-roll = roll the dice
taxifolie-ui-prompt-drive = { $n ->
    [one] drive one cell
   *[other] drive { $n } cells
 }
taxifolie-ui-prompt-over = the game is over
taxifolie-ui-misses = misses { $n ->
    [one] a turn
   *[other] { $n } turns
    }
taxifolie-ui-fare = Fare • { $quarter }
taxifolie-ui-done = { $n ->
    [one] 1 fare
   *[other] { $n } fares
    }
taxifolie-ui-kept = Fares done: { $places }
taxifolie-ui-broken = A wish is broken: the client won’t pay.
taxifolie-ui-no-client = No client on board.
taxifolie-ui-purse = { $n } euros
taxifolie-ui-intro-1 = Paris and its taxis. The first to €250 wins. A client boards, says where to go, and what to see or to avoid on the way.
taxifolie-ui-intro-2 = This client goes to Notre-Dame (the flag) and can’t bear bakeries any more: they are ringed in red on the map.
taxifolie-ui-intro-3 = In your turn, roll both dice.
taxifolie-ui-intro-4 = You drive exactly what the dice say, without turning back. Possible ends glow: point at one to see the way and what it breaks or serves; tap it to drive.
taxifolie-ui-intro-5 = Wish broken, client cross: they will get off without paying. On a “!” cell you draw a hazard card, good or bad.
taxifolie-ui-intro-6 = Notre-Dame lies ahead. Landing exactly on it brings €20 more. Tap it.
taxifolie-ui-intro-7 = The fare is paid, a new client boards. Whoever is first to reach €250 brings the game to its end.
taxifolie-ui-intro-8 = Two editions, two boxes. In the first, driving over the destination is enough and the rest of the roll is driven on; at €250 everything stops at once. In the second, the taxi stops where it arrives and the round is finished. Your turn!
taxifolie-ui-sign-park = Park
taxifolie-ui-sign-bakery = Bakery
taxifolie-ui-sign-shopping = Shop
taxifolie-ui-sign-monument = Monument
taxifolie-ui-sign-cafe = Café
taxifolie-ui-sign-nightclub = Night club
taxifolie-ui-sign-pharmacy = Pharmacy
taxifolie-ui-sign-hazard = Hazard
taxifolie-ui-sign-garage = Garage
taxifolie-ui-pile-client = { $n ->
    [one] Client pile: { $n } card
   *[other] Client pile: { $n } cards
    }
taxifolie-ui-pile-fare = { $n ->
    [one] Fare pile: { $n } card
   *[other] Fare pile: { $n } cards
    }
taxifolie-ui-pile-hazard = { $n ->
    [one] Hazard pile: { $n } card
   *[other] Hazard pile: { $n } cards
    }
taxifolie-ui-pair = { $first }: { $second }
taxifolie-ui-near = { $cell }, { $side } of { $place }
taxifolie-ui-side-n = north
taxifolie-ui-side-ne = north-east
taxifolie-ui-side-e = east
taxifolie-ui-side-se = south-east
taxifolie-ui-side-s = south
taxifolie-ui-side-sw = south-west
taxifolie-ui-side-w = west
taxifolie-ui-side-nw = north-west
