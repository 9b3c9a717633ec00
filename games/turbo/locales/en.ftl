### Names

turbo-tile-straight = straight
turbo-tile-curve = curve
turbo-tile-tee = T-junction
turbo-tile-double = double curve
turbo-tile-cross = crossroads
turbo-tile-deadend = dead end
turbo-pawn-yellow-taxi = the yellow taxi
turbo-pawn-yellow-house = the yellow house
turbo-pawn-black-taxi = the black taxi
turbo-pawn-black-house = the black house
turbo-colour-yellow = yellow
turbo-colour-black = black
turbo-cell-0 = top left
turbo-cell-1 = top middle
turbo-cell-2 = top right
turbo-cell-3 = middle left
turbo-cell-4 = centre
turbo-cell-5 = middle right
turbo-cell-6 = bottom left
turbo-cell-7 = bottom middle
turbo-cell-8 = bottom right

### Actions

turbo-action-pawn = Put { $pawn } on rim cell { $cell }
turbo-action-turn-tile = Turn the tile over
turbo-action-place = Place a tile ({ $tile }), { $cell }, { $quarters ->
    [0] unturned
    [one] turned one quarter
   *[other] turned { $quarters } quarters
 }
turbo-action-rotate = Turn the tile: { $cell }
turbo-action-move = Move the tile: { $from } → { $to }
turbo-action-take-back = Take the tile back: { $cell }
turbo-action-claim = “Done!”
turbo-action-give-up = Give up the round
turbo-action-hint = Ask for one right tile
turbo-action-show = Show a solution
turbo-action-start = The countdown is over
turbo-action-help = The house helps the client
turbo-action-admit = { $who } may build
turbo-action-limit = The round’s time is up
turbo-action-drop = Drop the round by agreement
turbo-action-leave = { $who } leaves the table

### Events

turbo-event-pawn = { $who } puts { $pawn } on rim cell { $cell }.
turbo-event-helped = The house places the pawns for { $who }.
turbo-event-countdown = The pawns are fixed: the tile is about to be turned.
turbo-event-started = Round { $round }: { $tile } in the centre. Build!
turbo-event-task = Task { $task }, difficulty { $grade } of 5: { $tile } in the centre.
turbo-event-unsolvable = This tile ({ $tile }) has no solution: it goes back into the pile, the pawns are placed again.
turbo-event-placed = { $who } places a tile ({ $tile }): { $cell }.
turbo-event-rotated = { $who } turns the tile ({ $tile }): { $cell }.
turbo-event-moved = { $who } moves a tile: { $from } → { $to }.
turbo-event-taken-back = { $who } takes a tile back: { $cell }.
turbo-event-filled = { $who } has filled { $filled } of 9 cells.
turbo-event-wrong = { $who }’s city is wrong, but { $who } goes on. To mend: { $faults }.
turbo-event-wrong-out = { $who }’s city is wrong: { $who } is out of the round. Faults: { $faults }.
turbo-event-gave-up = { $who } gives up the round.
turbo-event-left = { $who } has left the table.
turbo-event-admitted = { $who } may build.
turbo-event-won-right = { $who }’s city is right and wins the medal ({ $tile }).
turbo-event-won-last = { $who } is the last one left and wins the medal ({ $tile }).
turbo-event-dropped-limit = Time is up: nobody wins, the tile goes back into the pile.
turbo-event-dropped-agreed = The round is dropped by agreement.
turbo-event-next-game = Game { $game } of the match: all twelve medals are back in the pile.
turbo-event-shuffled = The pile is shuffled: { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
 }.
turbo-event-solved = { $who } has solved task { $task }.
turbo-event-solved-helped = { $who } has solved task { $task } with help.
turbo-event-hint = { $who } asked for help.
turbo-event-hint-place = Help for { $who }: { $tile }, { $cell }, { $quarters ->
    [0] unturned
    [one] turned one quarter
   *[other] turned { $quarters } quarters
 }.
turbo-event-hint-take-back = Help for { $who }: no solution contains what you have built, take the tile back: { $cell }.
turbo-event-hint-done = Help for { $who }: everything is right.
turbo-event-solution-shown = { $who } asked for a solution.
turbo-event-over = The game is over.

### Faults

turbo-fault-unmatched = road cut between “{ $a }” and “{ $b }”
turbo-fault-missing = no road to the pawn on rim cell { $cell }
turbo-fault-stray = road to the empty rim cell { $cell }
turbo-fault-parted = the two { $colour } pawns are not joined

### Refusals

turbo-no-seats-for-race = A race is for two to eight players.
turbo-no-seats-for-solo = Solo tasks are for one player.
turbo-no-race-only = Alone there is no match, limit, head start, second chance or client: these are for races.
turbo-no-date-missing = The puzzle of the day needs its date.
turbo-no-date-without = Only the puzzle of the day has a date.
turbo-no-no-such-client = The first client named has no seat at this table.
turbo-no-not-the-client = Only the client places the pawns and turns the tile.
turbo-no-pawns-fixed = The pawns can’t be moved now, nor the tile turned.
turbo-no-cell-taken = A pawn stands there already: one pawn per cell.
turbo-no-pawns-missing = All four pawns must stand on the rim before the tile is turned.
turbo-no-not-green = At least two pawns must stand on green cells.
turbo-no-no-round = No round is running.
turbo-no-out = You are out of this round.
turbo-no-waiting = Wait until your delay is over.
turbo-no-centre = The centre tile stays as it lies.
turbo-no-cell-full = A tile lies there already.
turbo-no-cell-empty = No tile lies there.
turbo-no-same-cell = The tile is there already.
turbo-no-no-tile = You have no tile of this kind left ({ $tile }).
turbo-no-unfinished = “Done!” needs nine tiles, there are { $filled }.
turbo-no-solo-only = Help and solutions are for solo tasks only.
turbo-no-already-shown = The solution is shown already.
turbo-no-house-only = Only the house does this.
turbo-no-house-only-drop = A round is dropped only when all who are still in agree.
turbo-no-house-only-leave = Only the house tells that a seat was left for good.
turbo-no-not-asked = The house was not asked for this now.

### Options, endings, bots

turbo-option-mode = Mode
turbo-option-mode-race = race
turbo-option-mode-trial = time trial, solo
turbo-option-mode-daily = puzzle of the day, solo
turbo-option-date = Date of the puzzle of the day
turbo-option-games = Games of the match, medals added up
turbo-option-limit = Longest time of a round
turbo-option-limit-off = no limit
turbo-option-limit-60 = 1 minute
turbo-option-limit-90 = 1½ minutes
turbo-option-limit-120 = 2 minutes
turbo-option-limit-180 = 3 minutes
turbo-option-limit-300 = 5 minutes
turbo-option-head_start = Head start: the last winner begins later by (seconds)
turbo-option-second_chance = Second chance: a wrong claim stops you for (seconds; 0: out of the round)
turbo-option-house_pawns = The house places the pawns, so that every task has a solution
turbo-option-client = First client (seat number, 0: drawn)
turbo-ending-medals = All medals are won.
turbo-ending-deserted = Too few players stayed to go on.
turbo-ending-trial = The five tasks are done.
turbo-ending-daily = The puzzle of the day is done.

# On the shelf.
turbo-pitch = Nine tiles, four pawns, everybody at once: build the city before the others do.
