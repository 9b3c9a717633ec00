// Generated from games/boomville by `cargo xtask goldens`; not to be edited.

/**
 * Something that a player, or the house, can do.
 */
export type Action = "roll" | { "choose_face": number } | "drive_over" | "ignore_one_ways" | { "drive": Way } | "hop" | "stay" | { "place_one_way": { 
/**
 * The spot.
 */
spot: number, 
/**
 * The direction.
 */
direction: number, } } | { "flip_one_way": number } | { "bar": number } | { "remove": Obstacle } | "remove_nothing" | { "shortcut": Way } | "move_again" | "end_turn" | "one_more" | "play_on" | "stop";

/**
 * What a seat may choose from.
 */
export type Choices = { 
/**
 * Everything but ways.
 */
actions: Array<Offer>, 
/**
 * The legal ways, as a tree of steps.
 */
ways: WayTree, 
/**
 * Whether the ways are those of a shortcut.
 */
shortcut: boolean, };

/**
 * Something that happened. `seat` is the seat it happened to.
 */
export type Event = { "rolled": { seat: Seat, face: number, } } | { "played": { seat: Seat, card: number, } } | { "drove": { seat: Seat, way: Way, } } | { "stuck": { seat: Seat, } } | { "hopped": { seat: Seat, } } | { "arrived": { seat: Seat, place: number, reached: number, } } | { "drew_destination": { seat: Seat, place: number | null, } } | "shuffled_destinations" | { "drew": { seat: Seat, card: number, } } | "shuffled_taxi" | { "nothing": { seat: Seat, } } | { "placed_one_way": { seat: Seat, spot: number, direction: number, } } | { "flipped_one_way": { seat: Seat, spot: number, direction: number, } } | { "barred": { seat: Seat, line: number, } } | { "placed_cone": { seat: Seat, number: number, } } | { "removed": { seat: Seat, obstacle: Obstacle, } } | { "removed_nothing": { seat: Seat, } } | { "swapped": { seat: Seat, with: Seat, places: [number, number] | null, } } | { "sent": { seat: Seat, place: number, } } | { "will_miss": { seat: Seat, } } | { "missed": { seat: Seat, } } | { "again": { seat: Seat, } } | { "lost_turn": { seat: Seat, } } | { "placed": { seat: Seat, place: number, } } | "stopped" | "plays_on" | { "one_more": { needed: number, } };

/**
 * The Taxi cards drawn in this turn or, before its first action, in the turn before it (BV-C13).
 */
export type FaceUpView = { 
/**
 * The seat that drew them.
 */
by: Seat, 
/**
 * The cards, the last drawn last.
 */
cards: Array<number>, };

/**
 * A message of an `.ftl` file with its arguments.
 */
export type Message = { id: string, args?: Record<string, unknown> };

/**
 * Something that blocks a street.
 */
export type Obstacle = { "barrier": number } | { "one_way": number } | { "cone": number };

/**
 * An action with words that fit the moment.
 */
export type Offer = { 
/**
 * What to send back.
 */
action: Action, 
/**
 * The words for it.
 */
words: Message, };

/**
 * The options of a table.
 */
export type Options = { 
/**
 * How many destinations win (BV-S2).
 */
destinations: number, 
/**
 * Whether the six major incidents are in the pile (BV-S7).
 */
incidents: boolean, 
/**
 * The lost turns after which a pawn may hop out of a dead end; 0: never (BV-S8).
 */
hop_after: number, };

/**
 * The end of a game: in which way, and with what result.
 */
export type Outcome = { ending: string, score?: number, places?: number[], scores?: number[] };

/**
 * The decision that comes next.
 */
export type Phase = "roll" | "drive" | "stuck" | "place_one_way" | "flip_one_way" | "street_barrier" | "bridge_barrier" | "remove" | "shortcut" | "after" | "asked" | "over";

/**
 * The cards left in both piles, the top one last.
 */
export type Piles = { 
/**
 * The Taxi cards.
 */
taxi: Array<number>, 
/**
 * The Destination cards.
 */
destinations: Array<number>, };

/**
 * Where a pawn is.
 */
export type Place = { "stall": number } | { "cell": number } | "gone";

/**
 * One player as a viewer sees them.
 */
export type PlayerView = { 
/**
 * Where the pawn is.
 */
at: Place, 
/**
 * The rolls for the start: one, and one more after each tie for the highest (BV-S4).
 */
start_rolls: Array<number>, 
/**
 * The hidden destination, if the viewer knows it.
 */
destination: number | null, 
/**
 * The destinations that everybody saw it can't be.
 */
ruled_out: Array<number>, 
/**
 * The destinations reached, open before the player.
 */
shown: Array<number>, 
/**
 * How many were reached.
 */
reached: number, 
/**
 * The CHANCE cards held.
 */
held: Array<number>, 
/**
 * Turns to miss.
 */
missing: number, 
/**
 * Turns lost in the present dead end.
 */
lost: number, 
/**
 * The place, once there is one.
 */
place: number | null, };

/**
 * One chair at a table. People, journals and the wire count from 1; arrays count from 0.
 */
export type Seat = number;

/**
 * A set of seats. On the wire: the list of their numbers.
 */
export type Seats = number[];

/**
 * The tokens that are not on the board.
 */
export type Supply = { 
/**
 * Barriers.
 */
barriers: number, 
/**
 * One-way tokens.
 */
one_ways: number, 
/**
 * Cones.
 */
cones: number, };

/**
 * The table as one viewer sees it. Places, cells, lines and spots are indexes of the data.
 */
export type View = { 
/**
 * The options of the table.
 */
options: Options, 
/**
 * How many destinations win now.
 */
needed: number, 
/**
 * Whose turn it is.
 */
turn: Seat, 
/**
 * The decision that comes next.
 */
phase: Phase, 
/**
 * The die, once rolled.
 */
roll: number | null, 
/**
 * The Taxi cards that lie face up.
 */
face_up: FaceUpView, 
/**
 * Barriers and cones that may be driven over in this move.
 */
drives_over: number, 
/**
 * Whether one-way tokens are ignored in this move.
 */
ignores_one_ways: boolean, 
/**
 * Whether the pawn hops over an obstacle in this move.
 */
hops: boolean, 
/**
 * Further rolls due in this turn.
 */
extra: number, 
/**
 * The players by seat.
 */
players: Array<PlayerView>, 
/**
 * The barriers and cones on the board.
 */
obstacles: Array<Obstacle>, 
/**
 * The one-way tokens: spot and direction.
 */
one_ways: Array<[number, number]>, 
/**
 * The tokens that are not on the board.
 */
supply: Supply, 
/**
 * The Taxi cards in the pile.
 */
taxi_pile: number, 
/**
 * The used Taxi cards, which everybody saw.
 */
taxi_discard: Array<number>, 
/**
 * The Destination cards in the pile.
 */
destination_pile: number, 
/**
 * The cards left in the piles, once the game is over.
 */
piles: Piles | null, 
/**
 * Whether the table may agree on one more destination for everybody (BV-X1, BV-X6).
 */
may_add: boolean, 
/**
 * The seats that may go on for the other places after a win, if any (BV-X5).
 */
may_play_on: Seats, 
/**
 * How the game ended, once it has.
 */
outcome: Outcome | null, };

/**
 * The cells driven onto, in order, the starting cell not among them. On the wire: their list.
 */
export type Way = number[];

/**
 * One step of one or more ways.
 */
export type WayStep = { 
/**
 * The step before this one; `null` for a first step.
 */
parent: number | null, 
/**
 * The cell driven onto.
 */
cell: number, 
/**
 * Whether a legal way ends here.
 */
end: boolean, 
/**
 * What this step does, as bits that the game names (breaks a wish, arrives).
 */
marks: number, };

/**
 * The legal ways of a drive as a tree: preview, keyboard and screen reader walk it step by step.
 */
export type WayTree = { 
/**
 * The steps, each after its parent.
 */
steps: Array<WayStep>, };
