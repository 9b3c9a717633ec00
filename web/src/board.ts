/**
 * The contract between the frame and a game's board.
 *
 * A game is found by its folder: `games/<id>/web/index.ts` is loaded when a table of that game
 * opens. It holds the board, its sounds and its introduction. The boxes on the shelf are in
 * `shelf.ts`. Nothing else has to be edited for a new game.
 *
 * A board knows no rule. It draws `view` and offers the actions in `choices`; a click passes one of
 * them to `act`. The spoken list is made from the same choices, so every action is in it.
 */
import type { Component } from 'svelte';
import type { Message, Outcome, Step } from './protocol.gen';
import type { SeatFace } from './seats';

/** Puts a message of the game or of the house into words, with names for seats. */
export type Say = (id: string, args?: Record<string, unknown>) => string;

/** An event of the game with its words, as the server sent it. */
export interface Fresh<Event = unknown> {
  event: Event;
  words: Message;
}

/** A step with the events of this game. */
export type GameStep<Event = unknown> = Omit<Step, 'events'> & { events: readonly Fresh<Event>[] };

/** The props of a board. All of them are reactive. */
export interface BoardProps<View = unknown, Choices = unknown, Action = unknown, Event = unknown> {
  /** The game's id. */
  game: string;
  /** The game as this viewer may see it. */
  view: View;
  /** The choices of this seat; `null`: it may do nothing now. */
  choices: Choices | null;
  /** The viewer's seat (from 1); `null`: a spectator. */
  seat: number | null;
  /** Every seat's name, colour, shape and initial, in order. */
  faces: readonly SeatFace[];
  /** The options of the table, complete. */
  options: Record<string, unknown>;
  /** The events that led to this view, to be animated; a new array each time. */
  fresh: readonly Fresh<Event>[];
  say: Say;
  /** Plays an action. Does nothing when it is not this seat's turn. */
  act: (action: Action) => void;
  /** Shows why an action that is not among the choices can't be done, in the words of the rules; none: nobody may ask. */
  why?: ((action: Action) => void) | undefined;
  /** The action a bot would play, after a request for a hint; to be highlighted. */
  hint: Action | null;
  /** Whether a command waits for its answer: boards then stop glowing. */
  busy: boolean;
  /** `false` while looking back or replaying: nothing can be done. */
  live: boolean;
  /** Plays one of the game's sounds, if the player wants to hear any. */
  sound: (name: string) => void;
  /** The server's clock in milliseconds since 1970, for countdowns. */
  now: () => number;
  /** How long an event waits for the cards that are shown before it, in milliseconds. */
  wait?: ((event: Event) => number) | undefined;
  /** Pauses the game or lets it go on, if this viewer may; whether it is paused. */
  pause?: ((on: boolean) => void) | undefined;
  paused?: boolean;
  /** Every step up to this view, for a game that shows a time. */
  steps: readonly GameStep<Event>[];
  /** When the game began, by the server's clock; `null`: not known, as in an introduction. */
  began: number | null;
}

/** One line of the spoken list: an action, or a list of further choices. */
export interface Spoken<Action = unknown> {
  label: string;
  action?: Action;
  /** The shorter label of its button under the status line (roll, draw, end the turn), if it has one. */
  main?: string;
  /** Whether its button is never the highlighted one: possible, but not the usual next move. */
  aside?: boolean;
  /** The label of the button that asks for confirmation, if the action is final and costly. */
  sure?: string;
  /** The lines to choose from next (a drive is spoken cell by cell). */
  next?: () => Spoken<Action>[];
}

/** The data from which the spoken list is made. */
export interface Speaking<View = unknown, Choices = unknown> {
  view: View;
  choices: Choices;
  seat: number | null;
  faces: readonly SeatFace[];
  options: Record<string, unknown>;
  say: Say;
}

/** A finished game. */
export interface Ended<View = unknown, Event = unknown> {
  view: View;
  end: Outcome;
  faces: readonly SeatFace[];
  say: Say;
  steps: readonly GameStep<Event>[];
}

/** The names of those in the first place. */
export const winners = ({ end, faces }: Pick<Ended, 'end' | 'faces'>): string[] =>
  faces.filter((_, i) => (end.places?.[i] ?? 1) === 1).map((face) => face.name);

/** A step of the introduction: a position, a text, and a task. */
export interface IntroStep<View = unknown, Choices = unknown, Action = unknown> {
  /** The message that explains it. */
  text: string;
  view: View;
  /** The view once the learner has played these actions in earlier steps; none: it stays the same. */
  after?: (view: View, played: readonly Action[]) => View;
  choices?: Choices;
  /** The action that goes on to the next step; none: a button does. */
  expects?: (action: Action) => boolean;
}

/** A sound: a few notes for WebAudio. */
export interface Note {
  /** Hertz, from and to. */
  pitch: readonly [number, number];
  /** Seconds after the start, and how long. */
  at: number;
  lasts: number;
  wave: OscillatorType | 'noise';
  /** 0 to 1. */
  loud: number;
}

/**
 * The default export of `games/<id>/web/index.ts`, in the game's generated types. Only the
 * loader below drops these types: the frame passes on what the server sent.
 */
export interface GameBoard<View = unknown, Choices = unknown, Action = unknown, Event = unknown> {
  /** The board itself. It fills the stage and must look right from 340 px to 1600 px. */
  board: Component<BoardProps<View, Choices, Action, Event>>;
  /** The player's own cards or tools: on a phone they go to the bottom sheet. */
  hand?: Component<BoardProps<View, Choices, Action, Event>>;
  /** A line about a seat for the rail: score, cards, money. */
  seatLine?: (view: View, seat: number, say: Say) => string;
  /** What decided the place of a seat, for the ranks at the end; without it, the line of the rail. */
  rankLine?: (view: View, seat: number, say: Say) => string;
  /** A line about the result besides ending and points, such as the band of a score table; may be empty. */
  resultLine?: (view: View, say: Say, steps: readonly GameStep<Event>[]) => string;
  /** Who won and how, in one sentence with the name. */
  verdict?: (ended: Ended<View, Event>) => string;
  /** A picture of the result, such as a score on its scale. */
  ending?: Component<BoardProps<View, Choices, Action, Event>>;
  /** What the table has to agree on, while nobody has a move. */
  question?: (speaking: Speaking<View, Choices | null>) => string;
  /** Tells the player to act what to do now, such as "roll the die"; shown in the status line. */
  prompt?: (speaking: Speaking<View, Choices | null>) => string;
  /** The spoken list; without it, `choices.actions` is read out. */
  spoken?: (speaking: Speaking<View, Choices>) => Spoken<Action>[];
  /** The seat whose card is shown large for a moment at this event; `null`: no card. */
  shows?: (event: Event) => number | null;
  /** The face of such a card: its art and its text. */
  face?: Component<{ fresh: Fresh<Event>; view: View; say: Say }>;
  /** How long the animation of an event takes, in milliseconds. */
  lasts?: (event: Event) => number;
  /** The sound of each event that has one. */
  soundOf?: Readonly<Partial<Record<KindOf<Event>, string>>>;
  sounds?: Record<string, readonly Note[]>;
  /** Whether everybody plays at once: a move need not wait until the one before it is answered. */
  atOnce?: boolean;
  /** Whether the board needs the whole screen of a phone: the sheet below it is then one line until it is opened. */
  fills?: true;
  /** Whether the rules let a player leave for good; in other games a bot plays on in the seat. */
  leaving?: true;
  /** Whether hands must be hidden between two players of one screen. */
  secrets: boolean;
  /** The introduction, played on fixed positions. */
  intro?: () => Promise<IntroStep<View, Choices, Action>[]>;
  /** Style of the paper under the board: a CSS class of the board's own style sheet. */
  paper?: string;
}

const boards = import.meta.glob<{ default: GameBoard }>('../../games/*/web/index.ts');

/** Loads a game's board, or the plain one if nobody has drawn one yet. */
export async function loadBoard(game: string): Promise<GameBoard> {
  const load = boards[`../../games/${game}/web/index.ts`] ?? (() => import('./plain'));
  return (await load()).default;
}

/** The spoken list of any game. */
export function spokenList(board: GameBoard | null, speaking: Speaking): Spoken[] {
  if (speaking.choices === null || speaking.choices === undefined) return [];
  if (board?.spoken) return board.spoken(speaking);
  const { actions } = speaking.choices as Partial<Listed<unknown>>;
  return (actions ?? []).map(({ action, words }) => ({ action, label: speaking.say(words.id, words.args) }));
}

/** Choices that are a plain list of actions with their words. */
export interface Listed<Action> {
  actions: readonly { action: Action; words: Message }[];
}

/** The kinds of a Rust enum: a bare word, or the key of an object with its data. */
export type KindOf<T> = unknown extends T ? string : T extends string ? T : T extends object ? keyof T & string : never;

/** The kind of an event or an action. */
export function kindOf<T>(value: T): KindOf<T> {
  const kind = typeof value === 'string' ? value : Object.keys(value ?? {})[0];
  return (kind ?? '') as KindOf<T>;
}

/** The data of the kind `K` of an enum. */
export type Carried<T, K> = T extends object ? T[keyof T & K] : never;

/** The data of an event or an action of this kind; `undefined`: it is of another kind. */
export function carried<T, K extends KindOf<T>>(value: T, kind: K): Carried<T, K> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, never>)[kind] : undefined;
}
