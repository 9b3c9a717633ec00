// Generated from games/taxifolie by `cargo xtask goldens`; not to be edited.

/**
 * Something that a seat can do.
 */
export type Action = "roll" | { "drive": { 
/**
 * The whole way.
 */
way: Way, } };

/**
 * What a seat may choose from.
 */
export type Choices = { 
/**
 * Whether to roll.
 */
roll: boolean, 
/**
 * The ways. Marks of a step: 1 breaks a wish, 2 counts for a wish, 4 does what an order
 * asks, 8 arrives, 16 arrives unpaid, 32 exact landing, 64 ends on a hazard, 128 without a
 * client, 256 over the destination too early.
 */
ways: WayTree, };

/**
 * Which rulebook is played.
 */
export type Edition = "first" | "second";

/**
 * Something that happened.
 */
export type Event = { "opened": { seat: Seat, dice: [number, number], } } | "tied" | { "starts": { seat: Seat, } } | { "boarded": { seat: Seat, client: number, fare: number, edition: Edition, } } | { "fare_skipped": { seat: Seat, fare: number, edition: Edition, } } | { "fare_changed": { seat: Seat, fare: number, edition: Edition, } } | "fares_shuffled" | { "rolled": { seat: Seat, dice: [number, number], } } | { "drove": { seat: Seat, way: Way, } } | { "served": { seat: Seat, cell: number, } } | { "broke": { seat: Seat, cell: number, } } | { "obeyed": { seat: Seat, card: number, } } | { "half_obeyed": { seat: Seat, card: number, } } | { "reopened": { seat: Seat, card: number, } } | { "paid": { seat: Seat, fare: number, edition: Edition, sum: number, tip: number, bonus: number, } } | { "unpaid": { seat: Seat, fare: number, edition: Edition, } } | { "hazard": { seat: Seat, card: number, } } | { "from_bank": { seat: Seat, sum: number, } } | { "to_bank": { seat: Seat, sum: number, } } | { "gave": { from: Seat, to: Seat, sum: number, } } | { "wish_void": { seat: Seat, wish: number, } } | { "order_lifted": { seat: Seat, card: number, } } | { "wishes_dropped": { seat: Seat, } } | { "put": { seat: Seat, cell: number, } } | { "will_miss": { seat: Seat, turns: number, } } | { "missed": { seat: Seat, } } | { "rolls_again": { seat: Seat, } } | { "reached": { seat: Seat, } } | "over";

/**
 * The options of a table.
 */
export type Options = { 
/**
 * Which rulebook is played.
 */
edition: Edition, };

/**
 * What the seat to act has to do.
 */
export type Phase = "opening" | "roll" | "drive" | "over";

/**
 * A pile.
 */
export type PileView = { 
/**
 * How many cards at the top lie in an order that nobody knows.
 */
hidden: number, 
/**
 * The cards under them, which everybody saw put there, from top to bottom. Once the game is
 * over: all cards.
 */
known: Array<number>, };

/**
 * One chair at a table. People, journals and the wire count from 1; arrays count from 0.
 */
export type Seat = number;

/**
 * A set of seats. On the wire: the list of their numbers.
 */
export type Seats = number[];

/**
 * One taxi and what lies before its player.
 */
export type TaxiView = { 
/**
 * Where it stands.
 */
cell: number, 
/**
 * Where it came from; nothing if the heading is free.
 */
from: number | null, 
/**
 * EUR.
 */
money: number, 
/**
 * The notes of 50, 40, 30, 20 and 10 EUR.
 */
notes: [number, number, number, number, number], 
/**
 * Fares done.
 */
done: number, 
/**
 * The fare cards kept.
 */
kept: Array<number>, 
/**
 * Turns still to be missed.
 */
missed: number, 
/**
 * The client on board.
 */
trip: TripView | null, };

/**
 * The client on board.
 */
export type TripView = { 
/**
 * The number of the client card.
 */
client: number, 
/**
 * The number of the fare card.
 */
fare: number, 
/**
 * The wishes on the card, in order.
 */
wishes: Array<WishView>, 
/**
 * Whether something to avoid was driven over.
 */
broken: boolean, 
/**
 * Whether the first fork lies behind the taxi: from there on, avoiding counts.
 */
avoiding: boolean, 
/**
 * The hazard cards that lie open.
 */
orders: Array<number>, 
/**
 * Those among them whose first half is done.
 */
halves: Array<number>, 
/**
 * Whether the fare's sum is doubled.
 */
doubled: boolean, 
/**
 * EUR to be paid with the fare.
 */
tip: number, 
/**
 * Turns with this client.
 */
turns: number, 
/**
 * Whether this turn is among them.
 */
counted: boolean, 
/**
 * The number of the turn in which the taxi can next arrive, as a hurry counts (TF-C4).
 */
next_turn: number, };

/**
 * The table as every viewer sees it.
 */
export type View = { 
/**
 * Which rulebook is played.
 */
edition: Edition, 
/**
 * What the seat to act has to do.
 */
phase: Phase, 
/**
 * Whose turn it is; nobody's once the game is over.
 */
turn: Seat | null, 
/**
 * The seat that began.
 */
starter: Seat | null, 
/**
 * The seats that still roll for the start.
 */
contenders: Seats, 
/**
 * The last roll for the start of each seat; zeros before it rolled.
 */
opening: Array<[number, number]>, 
/**
 * The dice as they were rolled last.
 */
dice: [number, number], 
/**
 * Rolls still due in this turn after this one.
 */
extra: number, 
/**
 * Rolls so far.
 */
rolls: number, 
/**
 * Times the fares were shuffled.
 */
shuffles: number, 
/**
 * The seats that have reached the goal.
 */
reached: Seats, 
/**
 * EUR in the bank.
 */
bank: number, 
/**
 * The bank's notes of 50, 40, 30, 20 and 10 EUR.
 */
bank_notes: [number, number, number, number, number], 
/**
 * The taxis, by seat.
 */
taxis: Array<TaxiView>, 
/**
 * The client pile.
 */
clients: PileView, 
/**
 * The hazard pile.
 */
hazards: PileView, 
/**
 * The fare pile.
 */
fares: PileView, };

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

/**
 * One wish.
 */
export type WishView = { 
/**
 * Visits still open.
 */
open: number, 
/**
 * Whether it no longer counts: an order says otherwise, the client dropped it, or the
 * destination lies in the area to avoid.
 */
void: boolean, 
/**
 * The cell of the last visit: it does not count again (TF-T22).
 */
visited: number | null, };
