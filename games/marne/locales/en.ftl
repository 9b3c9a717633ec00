# Marne in English. Ids are the same as in fr.ftl; a test compares them.

## Names
marne-colour-blue = blue
marne-colour-red = red
marne-colour-green = green
marne-colour-yellow = yellow
marne-soldier-blue = blue { $count }
marne-soldier-red = red { $count }
marne-soldier-green = green { $count }
marne-soldier-yellow = yellow { $count }
marne-joker = joker { $count }
marne-estafette = Dispatch rider
marne-sergent-de-ville = City policeman
marne-renfort = Reinforcement
marne-demi-tour = About-turn
marne-taxi = taxi for { $soldiers } bound for { $street }
marne-event-no-bonus = no bonus card this turn
marne-event-silence = silence, nobody talks until the end of the turn (alone: no exchange with the reserve)
marne-event-discard = one card must be discarded
marne-event-extra-taxi = an extra taxi arrives at once

## What can be done
marne-do-place-officers = Place the officers on the { $colour } spots
marne-do-turn-taxi = Turn the Taxi card
marne-do-discard = Discard { $card }
marne-do-mobilise = Mobilise: draw a Soldier card
marne-do-keep = Keep the drawn card
marne-do-put-in-reserve = Put the drawn card into the reserve, discard { $card } from it
marne-do-move-officer = Move the officer from { $from } to { $to }
marne-do-exchange = Give { $give }, take { $take }
marne-do-load = Load and send the taxi of { $street } with { $cards }
marne-do-estafette = Dispatch rider: officer from { $from } to { $to }
marne-do-sergent = City policeman: clear { $streets }
marne-do-renfort = Reinforcement: draw two Soldier cards
marne-do-demi-tour = About-turn: taxi from { $from } to { $to }
marne-do-end-turn = End the turn

## Why (a bot’s hint)
marne-gain-officers = No card is known yet; the officers wait there for the taxis.
marne-gain-turn-taxi = Every turn begins with it.
marne-gain-discard = It is the card that will be missed least.
marne-gain-draw = More soldiers in your hand.
marne-gain-reserve = It stays at hand in the reserve.
marne-gain-officer-ready = Your hand fills the taxi that waits there.
marne-gain-officer-waits = A taxi waits there for an officer.
marne-gain-officer-nears = He comes nearer to the taxi of { $street }.
marne-gain-officer-free = He stands ready for the taxis to come.
marne-gain-exchange-fills = Your hand then fills the taxi of { $street }.
marne-gain-exchange = Your hand is better for it.
marne-gain-load = { $points ->
    [one] One more soldier leaves for the Marne: { $score } in all.
   *[other] { $points } more soldiers leave for the Marne: { $score } in all.
 }
marne-gain-sergent = { $soldiers ->
    [one] One soldier fewer will be asked for.
   *[other] { $soldiers } soldiers fewer will be asked for.
 }
marne-gain-demi-tour = The taxi will be easier to fill.
marne-gain-end-turn = There is nothing better to do now.

## What happened
marne-officers-placed = { $by } places the officers on the { $colour } spots.
marne-turn-began = { $by } begins the turn.
marne-arrived = A { $taxi } stops at { $street }.
marne-arrived-past = A { $taxi } drives past { $passed } and stops at { $street }; { $tokens ->
    [0] no new token is placed
    [one] one token is placed
   *[other] { $tokens } tokens are placed
 }.
marne-event-applied = Event for { $by }: { $event }.
marne-discarded-event = { $by } discards { $card } for the event.
marne-discarded-surplus = { $by } discards { $card }, above the hand limit.
marne-reshuffled = The discard is shuffled into a new pile of { $cards } Soldier cards.
marne-drawn = { $by } draws { $card }.
marne-put-in-reserve = { $by } puts { $card } into the reserve and discards { $discarded } from it.
marne-officer-moved = { $by } moves an officer from { $from } to { $to }.
marne-exchanged = { $by } gives { $with } { $give } for { $take }.
marne-exchanged-reserve = { $by } exchanges { $give } for { $take } from the reserve.
marne-sent = { $by } loads the taxi of { $street } and sends it with { $cards }: { $points } points.
marne-officer-sent = { $by } sends an officer from { $from } to { $to } by dispatch rider.
marne-tokens-taken = { $by } has the traffic cleared at { $streets }.
marne-reinforcement-called = { $by } calls a reinforcement.
marne-taxi-turned = { $by } turns a taxi round: from { $from } to { $to }.
marne-turn-ended = { $by } ends the turn.
marne-ended = { $ending } { $score } soldiers on their way: { $band }
marne-ended-without-events = { $ending } { $score } soldiers on their way, without events: { $band }
marne-ending-jam = The esplanade is jammed: no street is free.
marne-ending-empty-pile = The last taxi has come.
marne-ending-extra-taxi-jam = An extra taxi finds no free street: the esplanade is jammed.
marne-ending-extra-taxi-empty-pile = An extra taxi is called, but none is left.
marne-band-night = it is pitch dark, and most of the men are still waiting.
marne-band-dusk = the light is fading; the convoy is thin.
marne-band-well-done = well done, the convoy is on the road.
marne-band-bravo = bravo, a fine convoy!
marne-band-congratulations = congratulations, the general will hear of it.
marne-band-historic = historic: this night will be told for a century.

## Refusals
marne-no-wrong-seats = Marne is for one to five players, not { $seats }.
marne-no-no-such-first = Seat { $first } can't begin: nobody sits there.
marne-no-open-reserve-is-solo = The open reserve is an option for playing alone.
marne-no-not-for-the-house = Only the players act in this game.
marne-no-not-your-turn = It is the turn of { $turn }.
marne-no-over = The game is over.
marne-no-officers-first = First choose the colour of the officers’ spots.
marne-no-officers-stand = The officers stand already.
marne-no-arrival-first = First a taxi arrives: turn the Taxi card.
marne-no-already-arrived = This turn’s taxi has already arrived.
marne-no-discard-first = First discard a card for the event.
marne-no-surplus-first = The turn is over: only surplus cards can be discarded now.
marne-no-place-first = First say where the drawn card goes.
marne-no-nothing-to-discard = No card has to be discarded now.
marne-no-event-takes-yours = The event takes a card of your own hand; { $card } is not in it.
marne-no-discard-not-yours = You can only discard your own cards; { $card } is not in your hand.
marne-no-nothing-drawn = No drawn card is waiting for its place.
marne-no-not-in-reserve = { $card } is not in the reserve.
marne-no-no-action-left = You have used your three actions.
marne-no-nobody-to-mobilise = Nobody is left to mobilise: pile and discard are empty.
marne-no-no-officer-to-move = No officer stands at { $street }.
marne-no-not-adjacent = An officer moves to the next spot of the ring; { $to } is not next to { $from }.
marne-no-give-not-yours = You can only give a card of your own hand, not { $card }.
marne-no-take-not-theirs = { $card } is in no other player’s hand.
marne-no-take-not-in-reserve = { $card } is not in the reserve.
marne-no-reserve-silent = Silence: no exchange with the reserve this turn.
marne-no-no-taxi = No taxi stands in { $street }.
marne-no-no-officer = No officer stands at the end of { $street }.
marne-no-load-not-yours = Only cards of your own hand embark; { $card } is not in it.
marne-no-wrong-colour = { $card } can’t embark at { $street }: the street decides the colour.
marne-no-bonus-is-no-soldier = { $card } is a bonus card, not a soldier.
marne-no-too-few-soldiers = The taxi needs { $required } soldiers, you chose { $soldiers }.
marne-no-no-bonus = The event forbids bonus cards this turn.
marne-no-bonus-not-yours = { $card } is not in your hand.
marne-no-not-that-bonus = { $card } does something else.
marne-no-no-officer-to-send = No officer stands at { $street }.
marne-no-same-spot = The officer already stands at { $street }.
marne-no-one-or-two-taxis = Choose one or two taxis.
marne-no-no-token = The taxi of { $street } has no token.
marne-no-no-token-at-all = No taxi has a token: the card would have no effect.
marne-no-no-reinforcement = Nobody is left to draw: the card would have no effect.
marne-no-no-room-to-turn = There is no taxi to turn, or no free street: the card would have no effect.
marne-no-no-taxi-to-move = No taxi stands in { $street }.
marne-no-street-taken = Another taxi already stands in { $street }.

## Options
marne-option-events = Events
marne-option-open_reserve = Open reserve (alone)
marne-option-first = First player

# On the shelf.
marne-pitch = September 1914, the Invalides: send off the taxis and their soldiers, together.
