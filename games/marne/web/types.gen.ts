// Generated from games/marne by `cargo xtask goldens`; not to be edited.

/**
 * An action of a player. Officers have no names: a move says from which spot.
 */
export type Action = { "place_officers": { 
/**
 * The colour.
 */
colour: Colour, } } | "turn_taxi" | { "discard": { 
/**
 * From the own hand.
 */
card: SoldierCard, } } | "mobilise" | "keep" | { "put_in_reserve": { 
/**
 * The reserve card that is discarded for it.
 */
discard: SoldierCard, } } | { "move_officer": { 
/**
 * Where the officer stands.
 */
from: Street, 
/**
 * Where it goes.
 */
to: Street, } } | { "exchange": { 
/**
 * From the own hand.
 */
give: SoldierCard, 
/**
 * From another hand, or the reserve.
 */
take: SoldierCard, } } | { "load": { 
/**
 * Where the taxi stands.
 */
street: Street, 
/**
 * The cards that embark.
 */
cards: SoldierSet, } } | { "estafette": { 
/**
 * Which bonus card.
 */
card: SoldierCard, 
/**
 * Where the officer stands.
 */
from: Street, 
/**
 * Where it goes.
 */
to: Street, } } | { "sergent_de_ville": { 
/**
 * Which bonus card.
 */
card: SoldierCard, 
/**
 * Where the taxis stand.
 */
streets: StreetSet, } } | { "renfort": { 
/**
 * Which bonus card.
 */
card: SoldierCard, } } | { "demi_tour": { 
/**
 * Which bonus card.
 */
card: SoldierCard, 
/**
 * Where the taxi stands.
 */
from: Street, 
/**
 * Where it goes.
 */
to: Street, } } | "end_turn";

/**
 * The bands of the score table (MA-82).
 */
export type Band = "night" | "dusk" | "well_done" | "bravo" | "congratulations" | "historic";

/**
 * An action and the words for it, for buttons, keyboards and screen readers.
 */
export type Choice<A> = { 
/**
 * What to send back.
 */
action: A, 
/**
 * The words for it.
 */
words: Message, };

/**
 * A colour of streets and soldiers (MA-06).
 */
export type Colour = "blue" | "red" | "green" | "yellow";

/**
 * The end of a game, with everything that was hidden.
 */
export type End = { 
/**
 * How the game ended.
 */
ending: Ending, 
/**
 * The band of the score table; without events it is shown with that label (MA-84).
 */
band: Band, 
/**
 * The Soldier pile, its top last.
 */
soldier_pile: Array<SoldierCard>, 
/**
 * The Taxi pile, its top last.
 */
taxi_pile: Array<TaxiCard>, };

/**
 * How a game can end (MA-37, MA-75, MA-83).
 */
export type Ending = "jam" | "empty_pile" | "extra_taxi_jam" | "extra_taxi_empty_pile";

/**
 * Something that happened.
 */
export type Event = { "officers_placed": { by: Seat, colour: Colour, } } | { "turn_began": { by: Seat, } } | { "taxi_arrived": { by: Seat, taxi: TaxiCard, street: Street, passed: StreetSet, marked: StreetSet, } } | { "event_applied": { by: Seat, event: TaxiEvent, } } | { "discarded": { by: Seat, card: SoldierCard, why: Why, } } | { "reshuffled": { cards: number, } } | { "drawn": { by: Seat, card: SoldierCard, } } | { "put_in_reserve": { by: Seat, card: SoldierCard, discarded: SoldierCard, } } | { "officer_moved": { by: Seat, from: Street, to: Street, } } | { "exchanged": { by: Seat, give: SoldierCard, with: Seat | null, take: SoldierCard, } } | { "taxi_sent": { by: Seat, taxi: TaxiCard, street: Street, cards: SoldierSet, token: boolean, } } | { "officer_sent": { by: Seat, card: SoldierCard, from: Street, to: Street, } } | { "tokens_taken": { by: Seat, card: SoldierCard, streets: StreetSet, } } | { "reinforcement_called": { by: Seat, card: SoldierCard, } } | { "taxi_turned": { by: Seat, card: SoldierCard, taxi: TaxiCard, from: Street, to: Street, } } | { "turn_ended": { by: Seat, } } | { "ended": { ending: Ending, score: number, band: Band, events: boolean, } };

/**
 * Every action in a list with its words: enough for games with few actions at a time.
 */
export type Listed<A> = { 
/**
 * The actions, in the order of `legal`.
 */
actions: Array<Choice<A>>, };

/**
 * A message of an `.ftl` file with its arguments.
 */
export type Message = { id: string, args?: Record<string, unknown> };

/**
 * The options of a table.
 */
export type Options = { 
/**
 * Off: the beginner variant, all event icons are ignored (MA-77).
 */
events: boolean, 
/**
 * On: a solo player may put a drawn card into the reserve (MA-48b).
 */
open_reserve: boolean, 
/**
 * The seat of the first player, from 1 (MA-20).
 */
first: number, };

/**
 * The decision that the game waits for.
 */
export type Phase = "officers" | "arrival" | "event_discard" | "actions" | "placing" | "surplus" | "over";

/**
 * One chair at a table. People, journals and the wire count from 1; arrays count from 0.
 */
export type Seat = number;

/**
 * A Soldier card. On the wire: its id, `S01` to `S27`.
 */
export type SoldierCard = string;

/**
 * A set of Soldier cards.
 */
export type SoldierSet = string[];

/**
 * A taxi standing in its street.
 */
export type Standing = { 
/**
 * The card.
 */
taxi: TaxiCard, 
/**
 * Whether it carries a token.
 */
token: boolean, 
/**
 * Number of soldiers it needs (MA-57).
 */
required: number, };

/**
 * A street of the ring with the officer spot at its end. Numbers grow counter-clockwise, the
 * way taxis drive around the place; north is 0.
 */
export type Street = number;

/**
 * A set of streets.
 */
export type StreetSet = number[];

/**
 * A Taxi card. On the wire: its id, `T01` to `T24`.
 */
export type TaxiCard = string;

/**
 * The event of a Taxi card when it arrives.
 */
export type TaxiEvent = "no_bonus" | "silence" | "discard" | "extra_taxi";

/**
 * A set of Taxi cards.
 */
export type TaxiSet = string[];

/**
 * The view of every viewer.
 */
export type View = { 
/**
 * The decision that the game waits for.
 */
phase: Phase, 
/**
 * The active player.
 */
turn: Seat, 
/**
 * The first player.
 */
first: Seat, 
/**
 * The actions left in this turn.
 */
actions_left: number, 
/**
 * Whether the turn's taxi has arrived.
 */
arrived: boolean, 
/**
 * Whether bonus cards are forbidden in this turn (MA-70).
 */
no_bonus: boolean, 
/**
 * The clause that forbids talking, if one does (MA-71).
 */
silence: string | null, 
/**
 * The number of cards of each seat.
 */
hand_sizes: Array<number>, 
/**
 * The cards of each seat, once they are shown.
 */
hands: Array<SoldierSet> | null, 
/**
 * The reserve of a solo player, once it is shown.
 */
reserve: SoldierSet | null, 
/**
 * The ring, street by street.
 */
streets: [Standing | null, Standing | null, Standing | null, Standing | null, Standing | null, Standing | null, Standing | null, Standing | null], 
/**
 * The spots of the officers, once they stand.
 */
officers: [Street, Street] | null, 
/**
 * The tokens in the heap.
 */
tokens_left: number, 
/**
 * Number of Soldier cards in the pile.
 */
soldiers_left: number, 
/**
 * The Soldier discard.
 */
soldier_discard: SoldierSet, 
/**
 * Number of Taxi cards in the pile.
 */
taxis_left: number, 
/**
 * The colour on the back of the top Taxi card (MA-14).
 */
top_back: Colour | null, 
/**
 * The Taxi discard.
 */
taxi_discard: TaxiSet, 
/**
 * A drawn card that needs a place (MA-48b).
 */
drawn: SoldierCard | null, 
/**
 * The bonus card being resolved.
 */
resolving: SoldierCard | null, 
/**
 * The score so far.
 */
score: number, 
/**
 * Whether events are played (MA-77).
 */
events: boolean, 
/**
 * Whether a solo player may draw into the reserve (MA-48b).
 */
open_reserve: boolean, 
/**
 * The end of the game, once it is over.
 */
end: End | null, };

/**
 * Why a card was discarded.
 */
export type Why = "event" | "surplus";

/** The game's Choices. */
export type Choices = Listed<Action>;
