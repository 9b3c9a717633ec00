template-action-take = Take a card
template-action-stop = Stop

template-event-took = { $who } takes a card.
template-event-took-seen = { $who } takes the card { $card }.
template-event-stopped = { $who } stops.

template-no-players = Two to four players can play.
template-no-not-your-turn = It is not your turn.
template-no-empty-pile = No card is left.

template-option-limit = Nobody may hold more than
template-ending-all-stopped = Everybody has stopped.

template-pitch = Take cards, but not one too many.
