pioche-name = Pioche
pioche-option-rounds = Turns each
pioche-option-swap = Swapping with the pile

pioche-action-mark = Mark the { $card }
pioche-action-roll = Roll the die
pioche-action-swap = Put the { $card } under the pile
pioche-action-nudge = End the turn
pioche-action-reshuffle = Shuffle the pile
pioche-action-leave = { $seat } leaves

pioche-event-marked = { $seat } marks a card.
pioche-event-marked-card = { $seat } marks the { $card }.
pioche-event-rolled = { $seat } rolls { $die } and shows the { $card }.
pioche-event-drew = { $seat } takes a card.
pioche-event-drew-card = { $seat } takes the { $card }.
pioche-event-swapped = { $seat } swaps a card with the pile.
pioche-event-swapped-card = { $seat } puts the { $put } under the pile and takes the { $took }.
pioche-event-nudged = { $seat } was too slow.
pioche-event-reshuffled = The pile is shuffled again.
pioche-event-left = { $seat } has left.
pioche-event-over = The game is over.

pioche-no-seats = Two to four play.
pioche-no-turn = It is { $seat }’s turn.
pioche-no-hand = You don’t hold the { $card }.
pioche-no-marked = A card is marked already.
pioche-no-nothing-marked = Mark a card first.
pioche-no-no-swap = No card can be swapped now.
pioche-no-house = That is up to the house.
pioche-no-not-asked = The rules ask for no such thing now.
pioche-no-over = The game is over.

pioche-ending-counted = All turns are played.
pioche-ending-left = A player has left.

pioche-pitch = A pile, a hand, two turns.
