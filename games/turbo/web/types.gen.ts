// Generated from games/turbo by `cargo xtask goldens`; not to be edited.

/**
 * Everything that can be done at a table.
 */
export type Action = { "pawn": { pawn: Pawn, cell: RimCell, } } | "turn_tile" | { "place": { cell: Cell, tile: Tile, } } | { "rotate": { cell: Cell, } } | { "move": { from: Cell, to: Cell, } } | { "take_back": { cell: Cell, } } | "claim" | "give_up" | "hint" | "show" | "start" | "help" | { "admit": { seat: Seat, } } | "limit" | "drop" | { "leave": { seat: Seat, } };

/**
 * A cell of a city, 0 to 8, row by row.
 */
export type Cell = number;

/**
 * The choices of one seat.
 */
export type Choices = { 
/**
 * The pawns that may be put on any cell of `rim`.
 */
pawns: Array<Pawn>, 
/**
 * Rim cells without a pawn.
 */
rim: Array<RimCell>, 
/**
 * Empty cells: any of `tiles` may be placed there.
 */
empty: Array<Cell>, 
/**
 * The tiles at hand, in every orientation that looks different.
 */
tiles: Array<Tile>, 
/**
 * Cells whose tile may be turned, taken back, or moved to any other cell but the centre.
 */
built: Array<Cell>, 
/**
 * Actions without a place: turning the tile, the claim, giving up, a hint, a solution.
 */
plain: Array<Action>, };

/**
 * One player's city so far. On the wire: nine tiles or `null`, row by row.
 */
export type City = (string | null)[];

/**
 * The clocks that are on, in milliseconds.
 */
export type Clocks = { limit: number | null, head_start: number | null, second_chance: number | null, };

/**
 * Why a round was dropped.
 */
export type Dropped = "limit" | "agreed";

/**
 * Something that happened.
 */
export type Event = { "pawn": { seat: Seat, pawn: Pawn, cell: RimCell, } } | { "helped": { client: Seat, pawns: Pawns, } } | "countdown" | { "started": { round: number, centre: Tile, pawns: Pawns, } } | { "task": { task: number, grade: number, centre: Tile, pawns: Pawns, timer: Timer, } } | { "unsolvable": { centre: Tile, } } | { "placed": { seat: Seat, cell: Cell, tile: Tile, } } | { "rotated": { seat: Seat, cell: Cell, tile: Tile, } } | { "moved": { seat: Seat, from: Cell, to: Cell, } } | { "taken_back": { seat: Seat, cell: Cell, } } | { "filled": { seat: Seat, filled: number, } } | { "wrong": { seat: Seat, out: boolean, faults: Faults, timer?: Timer, } } | { "gave_up": { seat: Seat, timer?: Timer, } } | { "left": { seat: Seat, timer?: Timer, } } | { "admitted": { seat: Seat, } } | { "round_won": { seat: Seat, medal: Kind, how: Won, } } | { "round_dropped": { why: Dropped, } } | { "next_game": { game: number, } } | { "shuffled": { left: number, } } | { "solved": { seat: Seat, task: number, helped: boolean, timer: Timer, } } | { "hinted": { seat: Seat, hint?: Hint, } } | { "solution_shown": { seat: Seat, tiles?: [Tile, Tile, Tile, Tile, Tile, Tile, Tile, Tile, Tile], } } | "over";

/**
 * The faults of a city, each kind as a set of places; no fault at all means it is correct.
 */
export type Faults = { unmatched: [number, number][], missing: number[], stray: number[], parted: string[] };

/**
 * One step that leads to a solution.
 */
export type Hint = { "place": { cell: Cell, tile: Tile, } } | { "take_back": { cell: Cell, } } | "done" | "unsolvable";

/**
 * The six kinds of street tile (TT-M).
 */
export type Kind = "straight" | "curve" | "tee" | "double" | "cross" | "deadend";

/**
 * A round that has ended.
 */
export type LastView = { centre: Tile, pawns: Pawns, end: RoundEnd, 
/**
 * The cities by seat; nobody built on an unsolvable task.
 */
cities: Array<City>, 
/**
 * By seat, the faults of the last wrong claim.
 */
faults: Array<Faults | null>, 
/**
 * In the right city that ended the round: the cells that the yellow road and the black one
 * go through, from taxi to house.
 */
ways: [Array<Cell>, Array<Cell>] | null, };

/**
 * The time limit of a round (TT-T4). Less than a minute would end no round.
 */
export type Limit = "off" | "60" | "90" | "120" | "180" | "300";

/**
 * A race for two to eight, or tasks for one (TT-K4).
 */
export type Mode = "race" | "trial" | "daily";

/**
 * The options of a table; seconds of 0 switch a clock off.
 */
export type Options = { mode: Mode, 
/**
 * The day of a daily puzzle, such as `2026-11-15`.
 */
date: string, 
/**
 * The number of games of a match, whose medals are added up (TT-R29).
 */
games: number, limit: Limit, 
/**
 * Seconds by which the last winner starts late (TT-G4).
 */
head_start: number, 
/**
 * Seconds that a wrong claim costs instead of the round (TT-G4).
 */
second_chance: number, 
/**
 * The house places the pawns at random among solvable tasks (TT-G3).
 */
house_pawns: boolean, 
/**
 * The number of the first client's seat; 0 draws it (TT-R27).
 */
client: number, };

/**
 * One of the four pawns.
 */
export type Pawn = "yellow_taxi" | "yellow_house" | "black_taxi" | "black_house";

/**
 * Where the pawns stand, in the order of `Pawn::ALL`; `null` beside the board.
 */
export type Pawns = (number | null)[];

/**
 * One player: the public part, and more for the player's own view.
 */
export type PlayerView = { seat: Seat, 
/**
 * Number of cells of the city with a tile, the centre included.
 */
filled: number, out: boolean, 
/**
 * Waits for the end of a head start or a penalty.
 */
waits: boolean, 
/**
 * Has left for good.
 */
gone: boolean, 
/**
 * The medal tiles won in this game.
 */
medals: Array<Kind>, 
/**
 * Number of medals won in the games before.
 */
earlier: number, 
/**
 * The viewer's own city only.
 */
city: City | null, 
/**
 * The faults of the last wrong claim of this round, as it was judged; in the viewer's own
 * city those that are still there.
 */
faults: Faults | null, };

/**
 * One cell of the rim, 0 to 11.
 */
export type RimCell = number;

/**
 * How a round ended.
 */
export type RoundEnd = { "won": { seat: Seat, how: Won, } } | { "dropped": { why: Dropped, } } | "unsolvable" | "solved" | "given_up";

/**
 * One chair at a table. People, journals and the wire count from 1; arrays count from 0.
 */
export type Seat = number;

/**
 * The course of a solo game; hints and solution only for the player.
 */
export type SoloView = { task: number, tasks: number, 
/**
 * The grade of the task being solved, 1 to 5.
 */
grade: number | null, 
/**
 * Tasks solved without help.
 */
solved: number, 
/**
 * Wrong claims so far.
 */
wrong: number, 
/**
 * Whether the time still enters the ranking.
 */
ranked: boolean, hint: Hint | null, solution: [Tile, Tile, Tile, Tile, Tile, Tile, Tile, Tile, Tile] | null, };

/**
 * Where in the round the table is.
 */
export type Stage = "placing" | "countdown" | "building" | "over";

/**
 * A kind in one of its visible orientations: one of seventeen faces. Written `kind:rotation`.
 */
export type Tile = string;

/**
 * Change of the clock that times a solo game (TT-K5).
 */
export type Timer = "start" | "stop" | "cancel" | { "add": { ms: number, } };

/**
 * A table as one viewer sees it.
 */
export type View = { mode: Mode, stage: Stage, 
/**
 * The game of the match that is being played, from 1 (TT-R29).
 */
game: number, 
/**
 * The games of the match; 0 alone.
 */
games: number, 
/**
 * The round being prepared or built, from 1; of twelve.
 */
round: number, 
/**
 * The medal tiles not yet won, the turned one included; their order is hidden.
 */
pile: number, 
/**
 * The player who places the pawns; none where the house does.
 */
client: Seat | null, pawns: Pawns, 
/**
 * The turned tile.
 */
centre: Tile | null, players: Array<PlayerView>, 
/**
 * The clocks of the table in milliseconds, where they are on.
 */
clocks: Clocks, 
/**
 * The round before, laid open.
 */
last: LastView | null, solo: SoloView | null, };

/**
 * How a round was won.
 */
export type Won = "right" | "last";
