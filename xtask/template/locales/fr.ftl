template-action-take = Prendre une carte
template-action-stop = S’arrêter

template-event-took = { $who } prend une carte.
template-event-took-seen = { $who } prend la carte { $card }.
template-event-stopped = { $who } s’arrête.

template-no-players = Il faut deux à quatre joueurs.
template-no-not-your-turn = Ce n’est pas votre tour.
template-no-empty-pile = Il ne reste plus de carte.

template-option-limit = Personne ne peut dépasser
template-ending-all-stopped = Tout le monde s’est arrêté.

template-pitch = Prenez des cartes, mais pas une de trop.
