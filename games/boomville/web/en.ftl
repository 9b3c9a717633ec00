# What the board says; the rules have their texts in locales/.
boomville-ui-board = The town of Boomville
boomville-ui-goal = Destination: { $place }
boomville-ui-taxi = { $name }’s taxi
boomville-ui-taxi-pile = { $n ->
    [one] Taxi pile: { $n } card
   *[other] Taxi pile: { $n } cards
    }
boomville-ui-destination-pile = { $n ->
    [one] Destination pile: { $n } card
   *[other] Destination pile: { $n } cards
    }
boomville-ui-die = The die shows { $n }
boomville-ui-cell = cell { $n } ({ $paving })
boomville-ui-entrance = cell { $n }, in front of { $place }
boomville-ui-grey = grey
boomville-ui-yellow = yellow
boomville-ui-orange = orange
boomville-ui-red = red
boomville-ui-way = { $n ->
    [one] 1 cell
   *[other] { $n } cells
    }
boomville-ui-arrives = arrives at your destination
boomville-ui-passes = passes an obstacle
boomville-ui-draws = a Taxi card to draw
boomville-ui-drive-to = Drive: { $cell }
boomville-ui-prompt-roll = roll the die
boomville-ui-prompt-drive = { $n ->
    [one] drive one cell
   *[other] drive { $n } cells
 }
boomville-ui-prompt-stuck = a dead end: choose
boomville-ui-prompt-place_one_way = put down a one-way plate
boomville-ui-prompt-flip_one_way = turn a one-way plate round
boomville-ui-prompt-street_barrier = bar a street (yellow line)
boomville-ui-prompt-bridge_barrier = bar a bridge (blue line)
boomville-ui-prompt-remove = take an obstacle away, or nothing
boomville-ui-prompt-shortcut = shortcut: drive one to three cells
boomville-ui-prompt-after = play CHANCE, or end the turn
boomville-ui-prompt-asked = the race is won. What next?
boomville-ui-question = { $names } has won the race. { $ways ->
    [both] One more destination, play on for the places, or stop?
    [more] One more destination, or stop?
    [on] Play on for the places, or stop?
   *[none] Stop here?
 } If nobody answers, the game ends.
boomville-ui-verdict = { $n ->
    [one] { $names } wins the race: { $of ->
        [one] the destination is reached.
       *[other] all { $of } destinations are reached.
    }
   *[other] { $names } win the race: { $of ->
        [one] the destination is reached.
       *[other] all { $of } destinations are reached.
    }
 }
boomville-ui-prompt-over = the game is over
boomville-ui-reached = { $n } of { $of } destinations
boomville-ui-chances = { $n ->
    [one] 1 CHANCE
   *[other] { $n } CHANCE
    }
boomville-ui-misses = { $n ->
    [one] misses a turn
   *[other] misses { $n } turns
    }
boomville-ui-lost = { $n ->
    [one] 1 turn lost in the dead end
   *[other] { $n } turns lost in the dead end
    }
boomville-ui-used = Used Taxi cards: { $n }
boomville-ui-supply = In the supply: { $barriers ->
    [one] 1 barrier
   *[other] { $barriers } barriers
    }, { $one_ways ->
    [one] 1 one-way plate
   *[other] { $one_ways } one-way plates
    }, { $cones ->
    [one] 1 cone
   *[other] { $cones } cones
    }
boomville-ui-drawn-by = Drawn by { $name }
boomville-ui-start-rolls = Rolls for the start
boomville-ui-taxi-beside = { $name }’s taxi, beside the cone
boomville-ui-waste = Play it all the same
boomville-ui-place = place { $n }
boomville-ui-destination = My secret destination
boomville-ui-held = My CHANCE cards
boomville-ui-intro-move = The move of this step
boomville-ui-intro-1 = Boomville, a town and its taxis. You have a secret destination: it is on your card and ringed on the map. The first to reach theirs wins.
boomville-ui-intro-2 = In your turn, roll the die: tap it, at the bottom of the map.
boomville-ui-intro-3 = A 3: drive exactly three cells, without turning back. The last cell glows; point at it to see the way, tap it to drive.
boomville-ui-intro-4 = A yellow cell makes you draw a Taxi card. This one bars a street: tap one of the hatched lines that glow.
boomville-ui-intro-5 = Nobody passes a barrier or a cone, and blue arrows rule a whole stretch of street. Other cards turn them round or take them away.
boomville-ui-intro-6 = You are nearly there. At your destination you stop, even if the die shows more. Tap the glowing cell.
boomville-ui-intro-7 = You have arrived! You show the card and draw the next one, or you have won. Your turn!
boomville-agree-one-more = one more destination for everybody
boomville-agree-play-on = to play on for the other places
boomville-agree-stop = to stop here
boomville-ui-pair = { $first }: { $second }
