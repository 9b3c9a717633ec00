# Options.
boomville-option-destinations = Destinations to win
boomville-option-incidents = Major incidents
boomville-option-hop_after = Hop over an obstacle after lost turns
boomville-option-hop_after-0 = never

# Ways to end.
boomville-ending-won = The table stopped at the first win; the others are ranked by destinations reached.
boomville-ending-places = The table played on until every place was taken.

# What one can do.
boomville-do-roll = Roll the die
boomville-do-face = CHANCE: choose the { $face }
boomville-do-over = CHANCE: drive over an obstacle
boomville-do-over-together = CHANCE: drive over an obstacle (opens a way only together with another card)
boomville-do-over-wasted = CHANCE: drive over an obstacle (opens no way now: it would be wasted)
boomville-do-one-ways = CHANCE: ignore one-ways
boomville-do-one-ways-together = CHANCE: ignore one-ways (opens a way only together with another card)
boomville-do-one-ways-wasted = CHANCE: ignore one-ways (opens no way now: it would be wasted)
boomville-do-drive = Drive { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 } to cell { $cell }
boomville-do-hop = Hop over an obstacle
boomville-do-stay = Stay in the dead end: this try is over
boomville-do-stay-draws = Stay in the dead end: the { $face } draws a Taxi card
boomville-do-stay-shortcut = Leave the shortcut and keep CHANCE
boomville-do-place = Put a one-way on spot { $spot }, direction { $direction }
boomville-do-flip = Turn the one-way on spot { $spot } round
boomville-do-bar = Bar line { $line }
boomville-do-remove = Take away { $what }
boomville-do-remove-nothing = Take nothing away
boomville-do-shortcut = Shortcut of { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 } to cell { $cell }
boomville-do-again = CHANCE: drive once more
boomville-do-end = End the turn
boomville-do-one-more = One more destination for everybody
boomville-do-play-on = Play on for the other places
boomville-do-stop = Stop here

# Obstacles.
boomville-barrier = the barrier on line { $line }
boomville-one-way = the one-way on spot { $spot }
boomville-cone = cone { $number }

# What happened.
boomville-rolled = { $seat } rolls { $face }.
boomville-played = { $seat } plays “{ $card }”.
boomville-drove = { $seat } drives { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 }.
boomville-stuck = { $seat } is in a dead end.
boomville-hopped = { $seat } hops over an obstacle.
boomville-arrived = { $seat } arrives: { $place }! ({ $reached } in all)
boomville-drew-own-destination = { $seat }, next destination: { $place }.
boomville-drew-destination = { $seat } draws a destination.
boomville-shuffled-destinations = The shown destinations go back into the pile.
boomville-drew = { $seat } draws “{ $card }”.
boomville-shuffled-taxi = The used Taxi cards go back into the pile.
boomville-nothing = Nothing happens for { $seat }.
boomville-placed-one-way = { $seat } puts down a one-way (spot { $spot }).
boomville-flipped-one-way = { $seat } turns the one-way on spot { $spot } round.
boomville-barred = { $seat } bars line { $line }.
boomville-placed-cone = { $seat } puts down cone { $number }.
boomville-removed = { $seat } takes away { $what }.
boomville-removed-nothing = { $seat } takes nothing away.
boomville-swapped-seen = { $seat } and { $with } swap destinations: { $seat } now goes { $own }, { $with } { $other }.
boomville-swapped = { $seat } and { $with } swap destinations.
boomville-sent = { $seat } goes straight { $place }.
boomville-will-miss = { $seat } will miss the next turn.
boomville-missed = { $seat } misses a turn.
boomville-again = { $seat } rolls again.
boomville-lost-turn = { $seat } loses a turn in the dead end.
boomville-placed = { $seat } takes place { $place }.
boomville-stopped = The table stops here.
boomville-plays-on = The others play on for their places.
boomville-one-more = One more destination: { $needed } are needed.

# Hints.
boomville-gain-arrives = Takes you all the way { $to }.
boomville-gain-nearer = Brings you { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 } nearer; about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 } to go.
boomville-gain-nearer-card = Brings you { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 } nearer, and a Taxi card; about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 } to go.
boomville-gain-opens = From there a way leads { $to }: about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 } to go.
boomville-gain-card = Draws a Taxi card, which may help.
boomville-gain-no-way = No way leads { $to } now: keep driving until a card helps.
boomville-gain-shortest = No way of this length comes nearer; from there it is about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 } to go.
boomville-gain-roll-stuck = A 3 or a 4 draws a Taxi card, which may open the dead end.
boomville-gain-roll-no-way = No way leads { $to } now: drive on until a card helps.
boomville-gain-roll = About { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 } to go { $to }.
boomville-gain-keep-face = Keep the loaded die for the last few cells: { $cells } to go.
boomville-gain-face = Takes you { $to } for certain.
boomville-gain-face-cells = Takes you { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 } on for certain.
boomville-gain-face-far = Takes you as far as a turn can.
boomville-gain-chance-saves = CHANCE saves you about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 } on this move.
boomville-gain-chance = CHANCE opens a way you did not have.
boomville-gain-chance-together = Together with your other CHANCE it opens a way you did not have.
boomville-gain-chance-out = CHANCE takes you out of the dead end.
boomville-gain-chance-wasted = CHANCE opens no way here: it would be wasted.
boomville-gain-again = A second move in the same turn.
boomville-gain-end = Keep CHANCE for a better moment.
boomville-gain-hop = Out of the dead end at once.
boomville-gain-stay = Keep CHANCE for a better moment and try again next turn.
boomville-gain-stay-draws = Keep CHANCE: the { $face } draws a Taxi card, which may open the way.
boomville-gain-stay-plain = Try again next turn.
boomville-gain-stay-draws-plain = The { $face } draws a Taxi card, which may open the way.
boomville-gain-stay-shortcut = These few cells are not worth your CHANCE.
boomville-gain-own = Brings you about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 } nearer.
boomville-gain-costs = Costs { $seat } about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 }.
boomville-gain-farther = Makes { $farther } of the { $possible } places where { $seat } may be going farther away.
boomville-gain-harmless = Stands in your own way least.
boomville-gain-free = Takes away what may bar you later.
boomville-gain-leave = What stands here is more in the others’ way than in yours.

# Refusals.
boomville-no-players = 2 to 6 can play, not { $n }.
boomville-no-destinations = 1 to 6 destinations win, not { $n }.
boomville-no-hop-after = One may hop after two to nine lost turns, not { $n }.
boomville-no-over = The game is over.
boomville-no-not-your-turn = It is not your turn.
boomville-no-table-only = The whole table decides this.
boomville-no-players-only = Only players do this.
boomville-no-asked-first = The table first decides how to go on.
boomville-no-roll-first = Roll the die first.
boomville-no-rolled = The die was rolled already.
boomville-no-drive-first = Drive first.
boomville-no-card-first = The card “{ $card }” comes first.
boomville-no-no-such-card = No card lets you do this now.
boomville-no-not-yet = It is not the moment yet.
boomville-no-driven = You have driven already.
boomville-no-no-way = A way has at least one cell.
boomville-no-no-cell = There is no cell { $cell }.
boomville-no-not-next = Cell { $cell } is not next to it.
boomville-no-turns-back = A way does not return at once to cell { $cell }.
boomville-no-street-barred = A barrier closes the street before cell { $cell }.
boomville-no-bridge-barred = A barrier closes the bridge before cell { $cell }.
boomville-no-cone-there = A cone stands on cell { $cell }.
boomville-no-against-one-way = Towards cell { $cell } is against the one-way.
boomville-no-against-printed = Towards cell { $cell } the one-way ringed in red always forbids it.
boomville-no-too-far = The die gives only { $n ->
    [one] { $n } cell
   *[other] { $n } cells
 }.
boomville-no-too-short = Drive as far as possible: { $n ->
    [one] { $n } cell
   *[other] { $n } cells
 }.
boomville-no-through-destination = One stops at the own destination.
boomville-no-no-hop = No obstacle can be hopped over now.
boomville-no-no-dead-end = The taxi is in no dead end.
boomville-no-not-held = You do not hold “{ $card }”.
boomville-no-no-face = The die has no face { $n }.
boomville-no-no-spot = There is no spot { $n }.
boomville-no-no-direction = A one-way has direction 1 or 2, not { $n }.
boomville-no-spot-taken = A one-way already lies on spot { $n }.
boomville-no-no-token = No one-way token lies on spot { $n }.
boomville-no-no-street-line = Line { $n } is no yellow line.
boomville-no-no-bridge-line = Line { $n } is no blue line.
boomville-no-line-taken = A barrier already stands on line { $n }.
boomville-no-nothing-there = There is nothing to take away there.
boomville-no-shortcut-length = A shortcut has one to three cells.
boomville-no-nobody-won = Nobody has won yet.
boomville-no-nobody-drives-on = Only one taxi would be left on the road.
boomville-no-enough = The pile has too few Destination cards for more than { $n } each.

# Taxi cards.
boomville-card-place-one-way = One way
boomville-card-flip-one-way = Turn it round
boomville-card-street-barrier = Road closed
boomville-card-bridge-barrier = Bridge closed
boomville-card-cone = Detour
boomville-card-remove = All clear
boomville-card-chance-over = CHANCE: kerb hop
boomville-card-chance-one-ways = CHANCE: blue light
boomville-card-chance-face = CHANCE: loaded die
boomville-card-chance-move = CHANCE: second fare
boomville-card-swap-right = Major incident: mixed-up passengers
boomville-card-swap-left = Major incident: mixed-up luggage
boomville-card-police = Major incident: papers, please
boomville-card-garage = Major incident: breakdown
boomville-card-green-wave = Green wave
boomville-card-jam = Traffic jam
boomville-card-shortcut = Shortcut

# Places.
boomville-place-observatory = Observatory
boomville-place-mill = Old Mill
boomville-place-school = Linden School
boomville-place-watertower = Water Tower
boomville-place-bakery = Golden Oven
boomville-place-bandstand = Bandstand
boomville-place-zoo = Little Zoo
boomville-place-glasshouse = Glasshouse
boomville-place-rink = Ice Rink
boomville-place-market = Market Hall
boomville-place-library = Library
boomville-place-florist = Nasturtium Flowers
boomville-place-sweets = Sweet Shop
boomville-place-theatre = Poppy Theatre
boomville-place-museum = Clock Museum
boomville-place-cinema = Moon Cinema
boomville-place-circus = Pompon Circus
boomville-place-hotel = Swan Hotel
boomville-place-icecream = Vanilla Ices
boomville-place-harbour = Harbour Office
boomville-place-fish = Fishmonger
boomville-place-aquarium = Aquarium
boomville-place-hospital = Hospital
boomville-place-pharmacy = Pharmacy
boomville-place-townhall = Town Hall
boomville-place-post = Post Office
boomville-place-toys = Spinning Top Toys
boomville-place-restaurant = Gaston’s Table
boomville-place-station = South Station
boomville-place-stadium = Stadium
boomville-place-pool = Swimming Pool
boomville-place-fire = Fire Station
boomville-place-police = Police Station
boomville-place-garage = Garage

# On the way to a place.
boomville-to-observatory = to the Observatory
boomville-to-mill = to the Old Mill
boomville-to-school = to Linden School
boomville-to-watertower = to the Water Tower
boomville-to-bakery = to the Golden Oven
boomville-to-bandstand = to the Bandstand
boomville-to-zoo = to the Little Zoo
boomville-to-glasshouse = to the Glasshouse
boomville-to-rink = to the Ice Rink
boomville-to-market = to the Market Hall
boomville-to-library = to the Library
boomville-to-florist = to Nasturtium Flowers
boomville-to-sweets = to the Sweet Shop
boomville-to-theatre = to the Poppy Theatre
boomville-to-museum = to the Clock Museum
boomville-to-cinema = to the Moon Cinema
boomville-to-circus = to the Pompon Circus
boomville-to-hotel = to the Swan Hotel
boomville-to-icecream = to Vanilla Ices
boomville-to-harbour = to the Harbour Office
boomville-to-fish = to the Fishmonger
boomville-to-aquarium = to the Aquarium
boomville-to-hospital = to the Hospital
boomville-to-pharmacy = to the Pharmacy
boomville-to-townhall = to the Town Hall
boomville-to-post = to the Post Office
boomville-to-toys = to Spinning Top Toys
boomville-to-restaurant = to Gaston’s Table
boomville-to-station = to the South Station
boomville-to-stadium = to the Stadium
boomville-to-pool = to the Swimming Pool
boomville-to-fire = to the Fire Station
boomville-to-police = to the Police Station
boomville-to-garage = to the Garage

# On the shelf.
boomville-pitch = Secret addresses, a town full of barriers: get there first, and get in the way.
