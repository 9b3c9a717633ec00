pioche-name = Pioche
pioche-option-rounds = Tours chacun
pioche-option-swap = Échange avec la pioche

pioche-action-mark = Marquer le { $card }
pioche-action-roll = Lancer le dé
pioche-action-swap = Glisser le { $card } sous la pioche
pioche-action-nudge = Finir le tour
pioche-action-reshuffle = Mélanger la pioche
pioche-action-leave = { $seat } s’en va

pioche-event-marked = { $seat } marque une carte.
pioche-event-marked-card = { $seat } marque le { $card }.
pioche-event-rolled = { $seat } fait { $die } et montre le { $card }.
pioche-event-drew = { $seat } prend une carte.
pioche-event-drew-card = { $seat } prend le { $card }.
pioche-event-swapped = { $seat } échange une carte avec la pioche.
pioche-event-swapped-card = { $seat } glisse le { $put } sous la pioche et prend le { $took }.
pioche-event-nudged = { $seat } a été trop lent.
pioche-event-reshuffled = La pioche est mélangée.
pioche-event-left = { $seat } est parti.
pioche-event-over = La partie est finie.

pioche-no-seats = On joue de deux à quatre.
pioche-no-turn = C’est à { $seat }.
pioche-no-hand = Vous n’avez pas le { $card }.
pioche-no-marked = Une carte est déjà marquée.
pioche-no-nothing-marked = Marquez d’abord une carte.
pioche-no-no-swap = On ne peut pas échanger de carte maintenant.
pioche-no-house = Cela revient à la maison.
pioche-no-not-asked = Les règles ne demandent rien de tel.
pioche-no-over = La partie est finie.

pioche-ending-counted = Tous les tours sont joués.
pioche-ending-left = Un joueur est parti.

pioche-pitch = Une pioche, une main, deux tours.
