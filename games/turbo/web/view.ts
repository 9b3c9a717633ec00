/** What the server sends of Turbo. */
export type Kind = 'straight' | 'curve' | 'tee' | 'double' | 'cross' | 'deadend';
export type PawnName = 'yellow_taxi' | 'yellow_house' | 'black_taxi' | 'black_house';
/** A tile as it lies, written `kind:rotation`. */
export type Tile = string;
export type City = (Tile | null)[];

export interface Faults {
  centre?: boolean;
  unmatched: [number, number][];
  missing: number[];
  stray: number[];
  parted: string[];
}

export interface Player {
  seat: number;
  filled: number;
  out: boolean;
  waits: boolean;
  gone: boolean;
  medals: Kind[];
  city: City | null;
  faults: Faults | null;
}

export type RoundEnd =
  | { won: { seat: number; how: 'right' | 'last' } }
  | { dropped: { why: string } }
  | 'unsolvable'
  | 'solved'
  | 'given_up';

export type Hint = { place: { cell: number; tile: Tile } } | { take_back: { cell: number } } | 'done' | 'unsolvable';

export interface TurboView {
  mode: 'race' | 'trial' | 'daily';
  stage: 'placing' | 'countdown' | 'building' | 'over';
  round: number;
  pile: number;
  client: number | null;
  pawns: (number | null)[];
  centre: Tile | null;
  players: Player[];
  clocks: { limit: number | null; head_start: number | null; second_chance: number | null };
  last: { centre: Tile; pawns: (number | null)[]; end: RoundEnd; cities: City[]; faults: (Faults | null)[] } | null;
  solo: {
    task: number;
    tasks: number;
    grade: number | null;
    solved: number;
    wrong: number;
    ranked: boolean;
    hint: Hint | null;
    solution: Tile[] | null;
  } | null;
}

export interface TurboChoices {
  rim: number[];
  empty: number[];
  tiles: Tile[];
  built: number[];
  plain: Action[];
}

export type Action =
  | 'turn_tile'
  | 'claim'
  | 'give_up'
  | 'hint'
  | 'show'
  | { pawn: { pawn: PawnName; cell: number } }
  | { place: { cell: number; tile: Tile } }
  | { rotate: { cell: number } }
  | { move: { from: number; to: number } }
  | { take_back: { cell: number } };

export const PAWNS: readonly PawnName[] = ['yellow_taxi', 'yellow_house', 'black_taxi', 'black_house'];
/** The cell of the given tile. */
export const CENTRE = 4;
