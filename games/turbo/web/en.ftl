# What the board says; the rules have their texts in locales/.
turbo-ui-board = Your city and its rim
turbo-ui-cell-built = { $place }: { $tile }. Enter turns it, Delete takes it back.
turbo-ui-cell-empty = { $place }, empty
turbo-ui-cell-solution = { $cell } • solution: { $tile }, { $turned }
turbo-ui-rim = Rim cell { $n }, empty
turbo-ui-rim-pawn = Rim cell { $n }: { $pawn }
turbo-ui-tray = { $tile }, { $n } to place, turned { $quarters } times. Tap again to turn.
turbo-ui-tip = Tap: turn • drag: place
turbo-ui-countdown = Ready?
turbo-ui-solo = Task { $task } of { $tasks } • mistakes: { $wrong }
turbo-ui-grade = Difficulty: { $grade } of 5
turbo-ui-helped = { $n ->
    [0] With help: no task solved alone yet.
    [one] With help: one task solved alone.
   *[other] With help: { $n } tasks solved alone.
 }
turbo-ui-unranked = With help: this time is not ranked.
turbo-ui-ranked = Without help this time will be ranked.
turbo-ui-in-ranking = Without help: ranked, if it is your first finished game of the day.
turbo-ui-sure-unranked = Yes, unranked
turbo-ui-time = Time
turbo-ui-verdict = { $n ->
    [one] { $names } wins with { $medals ->
        [one] one medal.
       *[other] { $medals } medals.
    }
   *[other] { $names } share the win with { $medals ->
        [one] one medal each.
       *[other] { $medals } medals each.
    }
 }
turbo-ui-verdict-solo = { $n ->
    [0] No task solved without help.
   *[other] { $of ->
        [one] Solved!
       *[other] { $n } of { $of } tasks solved.
    }
 }
turbo-ui-solved-so-far = Task { $n } of { $of } solved. Time so far: { $time }
turbo-ui-next-task = Next task
turbo-ui-best = Best time so far: { $time }
turbo-ui-best-new = That is your best time so far.
turbo-ui-took = { $minutes ->
    [0] Time: { NUMBER($seconds, minimumFractionDigits: 1) } s
   *[other] Time: { $minutes } min { NUMBER($seconds, minimumFractionDigits: 1) } s
 }{ $wrong ->
    [0] .
    [1] , including a 10 s penalty.
   *[other] , including { $wrong } penalties of 10 s.
 }
turbo-ui-round = Round { $n } of 12 • { $left } medals left
turbo-ui-game = Game { $n } of { $of }
turbo-ui-wrong = Wrong in this round
turbo-ui-wrong-of = Where the city of { $name } is wrong
turbo-ui-parted = The two pawns ({ $colour }) are not joined.
turbo-ui-waits = Wait until your delay is over.
turbo-ui-last = The round before
turbo-ui-end-won-right = { $name } won with a correct city.
turbo-ui-end-won-last = { $name } won as the last one left.
turbo-ui-end-dropped = Round dropped.
turbo-ui-end-unsolvable = That task had no solution.
turbo-ui-end-solved = Task solved.
turbo-ui-end-given_up = Task given up.
turbo-ui-city-of = The city of { $name }
turbo-ui-say-place = Place: { $tile }
turbo-ui-say-turned = turned { $n } times (of { $of })
turbo-ui-say-change = Change { $cell }: { $tile }
turbo-ui-say-pawn = Put { $pawn }
turbo-ui-prompt-pawns = place the four pawns, two of them on green
turbo-ui-prompt-turn = turn the tile when you like
turbo-ui-prompt-build = { $n ->
    [one] one more tile to place
   *[other] { $n } more tiles to place
    }
turbo-ui-prompt-claim = check, then say “Done!”
turbo-ui-medals = { $n ->
    [one] 1 medal
   *[other] { $n } medals
    }
turbo-ui-gone = gone
turbo-ui-out = out of the round
turbo-ui-filled = { $n ->
    [one] { $n } cell of 9
   *[other] { $n } cells of 9
    }
turbo-ui-client = places the pawns
turbo-ui-intro-1 = Everybody builds a city of nine tiles, all at once. Around it are twelve cells, where four pawns wait for a road.
turbo-ui-intro-2 = The client places the pawns. Tap the yellow taxi, then the green cell at the top left.
turbo-ui-intro-3 = The tile in the centre is the same for everybody. Add eight: every road must go on, lead to each pawn and to no empty cell, and join the two pawns of one colour.
turbo-ui-intro-4 = One tile is missing at the top. Tap the curve beside the city: each tap turns it. Then place it (or drag it) to join the centre with the tile on the right.
turbo-ui-intro-5 = A tile in the city turns with a tap. The one in the middle on the right is wrong: tap it.
turbo-ui-intro-6 = Everything is right. Say “Done!” (the button, or the list of moves). A mistake would put you out of the round.
turbo-ui-intro-7 = Won: a medal. After twelve medals the game is over. Your turn!
turbo-agree-drop = to drop this round
