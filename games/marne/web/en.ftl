# What the board says; the rules have their texts in locales/.
marne-ui-board = The Esplanade des Invalides, eight streets
marne-ui-blue = blue
marne-ui-red = red
marne-ui-green = green
marne-ui-yellow = yellow
marne-ui-grey = any colour
marne-ui-soldiers = { $n ->
    [one] 1 soldier, { $colour }
   *[other] { $n } soldiers, { $colour }
    }
marne-ui-taxi = Taxi, { $street }: { $n } soldiers to embark { $token }
marne-ui-with-token = (one more for its token)
marne-ui-free = { $street }, free
marne-ui-spot = Officer’s spot, { $street }
marne-ui-officer-at = Officer, { $street }
marne-ui-pile = Taxi pile: { $n } cards, back { $colour }
marne-ui-tokens = Tokens left: { $n }
marne-ui-score = Points: { $n }
marne-ui-loading = { $street }: { $n } of { $of } soldiers
marne-ui-giving = Exchange { $card }: tap the card to take
marne-ui-moving = Move the officer: tap a spot
marne-ui-turning = About-turn: tap a free street
marne-ui-play-estafette = Dispatch rider: tap an officer
marne-ui-play-sergent_de_ville = City policeman: tap one or two taxis with a token
marne-ui-play-renfort = Reinforcement: draw two cards
marne-ui-play-demi_tour = About-turn: tap a taxi
marne-ui-send = Load and send
marne-ui-do = Play
marne-ui-cancel = Cancel
marne-ui-drawn = Drawn card
marne-ui-own-hand = My hand
marne-ui-empty = no card
marne-ui-hidden = The cards are shown once the officers stand.
marne-ui-reserve = Reserve
marne-ui-soldier-pile = Pile: { $n } • discard: { $gone }
marne-ui-discards = Discards
marne-ui-discards-of = Look through the discards: { $soldiers } soldiers, { $taxis } taxis
marne-ui-discard-soldiers = Soldiers ({ $n })
marne-ui-discard-taxis = Taxis ({ $n })
marne-ui-discard-empty = No card in this discard.
marne-ui-do-turn_taxi = Turn a taxi
marne-ui-do-mobilise = Mobilise (draw)
marne-ui-do-keep = Keep in hand
marne-ui-do-end_turn = End the turn
marne-ui-group-load = Load and send a taxi ({ $n })
marne-ui-group-exchange = Exchange a card ({ $n })
marne-ui-group-move_officer = Move an officer ({ $n })
marne-ui-group-estafette = Play Dispatch rider ({ $n })
marne-ui-group-demi_tour = Play About-turn ({ $n })
marne-ui-group-sergent_de_ville = Play City policeman ({ $n })
marne-ui-prompt-officers = choose the colour of the officers
marne-ui-prompt-arrival = turn the Taxi card
marne-ui-prompt-event_discard = discard a card
marne-ui-prompt-actions = { $n ->
    [0] no action left: end the turn
    [one] one action left
   *[other] { $n } actions left
    }
marne-ui-prompt-placing = where does the drawn card go?
marne-ui-prompt-surplus = discard down to five cards
marne-ui-prompt-over = the game is over
marne-ui-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
    }
marne-ui-actions-left = { $n ->
    [one] 1 action
   *[other] { $n } actions
    }
marne-ui-verdict = { $n ->
    [one] Together you sent one soldier on the way.
   *[other] Together you sent { $n } soldiers on their way.
 }
marne-ui-scale = { $n } soldiers on the scale: from { $good } it is well done, from { $best } historic. All taxis together have { $all } places.
marne-ui-without-events = { $band } Played without events: scores are about ten points higher.
marne-ui-intro-move = The move of this step
marne-ui-intro-1 = September 1914. Taxis arrive at the Esplanade des Invalides, in eight streets. Together, fill them with soldiers and send them off: each taxi sent scores the number printed on its card.
marne-ui-intro-2 = First, put the two officers on the spots of one colour. Tap a blue spot (the disc).
marne-ui-intro-3 = All hands are open: you see everybody’s cards. Each turn a taxi arrives. If its street is taken it goes round to the first free one, and those it passes get a token: one more soldier.
marne-ui-intro-4 = A taxi of 4 waits at the Quai d’Orsay, in blue. You have three actions. You lack blue: tap your red card (1 soldier), then the other player’s 3 blue soldiers, to exchange them.
marne-ui-intro-5 = An officer stands at the end of the street and you have 5 blue soldiers for 4 seats. Tap the taxi: the cards are chosen for you. Tap it again to send it off.
marne-ui-intro-6 = Four points! One action is left. Move the officer: tap him at the Quai d’Orsay, then tap the next spot, Rue Fabert.
marne-ui-intro-7 = A turn is done. The game ends when a taxi can’t arrive any more: eight streets taken or no card left. 46 points is good; 64 is historic. Your turn!
