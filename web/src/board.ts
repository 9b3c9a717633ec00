/**
 * The contract between the frame and a game's board.
 *
 * A game is found by its folder: `games/<id>/web/index.ts` is loaded when a table of that game
 * opens. It holds the board, its sounds and its introduction. What stands on the shelf is in
 * `shelf.ts`. Nothing else has to be edited for a new game.
 *
 * A board knows no rule. It draws `view`, and offers what `choices` lists; a click gives one of
 * them to `act`. What it can't reach, the spoken list can: it is made from the same choices.
 */
import type { Component } from 'svelte';
import type { Message, Step } from './protocol.gen';
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

/** What a board gets. All of it is reactive. */
export interface BoardProps<View = unknown, Choices = unknown, Action = unknown, Event = unknown> {
  /** The game's id. */
  game: string;
  /** What this viewer may see. */
  view: View;
  /** What this seat may do now; `null`: nothing. */
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
  /** What a bot would do, when a hint was asked for; to be highlighted. */
  hint: Action | null;
  /** Whether a command is on its way: boards then stop glowing. */
  busy: boolean;
  /** `false` while looking back or replaying: nothing can be done. */
  live: boolean;
  /** Plays one of the game's sounds, if the player wants to hear any. */
  sound: (name: string) => void;
  /** The server's clock in milliseconds since 1970, for countdowns. */
  now: () => number;
  /** Every step up to this view, for a game that tells time. */
  steps: readonly GameStep<Event>[];
  /** When the game began, by the server's clock; `null`: it is none of the house's. */
  began: number | null;
}

/** One line of the spoken list: an action, or a way to go on choosing. */
export interface Spoken<Action = unknown> {
  label: string;
  action?: Action;
  /** Worth a button under the status line (roll, draw, end the turn), with a shorter label. */
  main?: string;
  /** Possible, but not the thing to do next: such a button is never the bright one. */
  aside?: boolean;
  /** Final and costly: what the button that asks a second time says. */
  sure?: string;
  /** What can be chosen next (a drive is spoken cell by cell). */
  next?: () => Spoken<Action>[];
}

/** What the spoken list is made from. */
export interface Speaking<View = unknown, Choices = unknown> {
  view: View;
  choices: Choices;
  seat: number | null;
  faces: readonly SeatFace[];
  options: Record<string, unknown>;
  say: Say;
}

/** A step of the introduction: a position, what to read, and what to do in it. */
export interface IntroStep<View = unknown, Choices = unknown, Action = unknown> {
  /** The message that explains it. */
  text: string;
  view: View;
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
 * What `games/<id>/web/index.ts` exports as default, in the game's generated types. Only the
 * loader below forgets them: the frame hands on what it was sent.
 */
export interface GameBoard<View = unknown, Choices = unknown, Action = unknown, Event = unknown> {
  /** The board itself. It fills the stage and must look right from 340 px to 1600 px. */
  board: Component<BoardProps<View, Choices, Action, Event>>;
  /** The own cards or tools: on a phone they go to the bottom sheet. */
  hand?: Component<BoardProps<View, Choices, Action, Event>>;
  /** A line about a seat for the rail: score, cards, money. */
  seatLine?: (view: View, seat: number, say: Say) => string;
  /** What the result says besides ending and points, such as the band of a score table; '': nothing. */
  resultLine?: (view: View, say: Say, steps: readonly GameStep<Event>[]) => string;
  /** What the player to act should do now, such as "roll the die"; shown in the status line. */
  prompt?: (speaking: Speaking<View, Choices | null>) => string;
  /** The spoken list; without it, `choices.actions` is read out. */
  spoken?: (speaking: Speaking<View, Choices>) => Spoken<Action>[];
  /** The events that are worth a sound, and which. */
  soundOf?: Readonly<Partial<Record<KindOf<Event>, string>>>;
  sounds?: Record<string, readonly Note[]>;
  /** Whether everybody plays at once: a move need not wait until the one before it is answered. */
  atOnce?: boolean;
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

/** The kinds of an enum of Rust: its words alone, or the words before what they carry. */
export type KindOf<T> = unknown extends T ? string : T extends string ? T : T extends object ? keyof T & string : never;

/** The kind of an event or an action. */
export function kindOf<T>(value: T): KindOf<T> {
  const kind = typeof value === 'string' ? value : Object.keys(value ?? {})[0];
  return (kind ?? '') as KindOf<T>;
}

/** What the kind `K` of an enum carries. */
export type Carried<T, K> = T extends object ? T[keyof T & K] : never;

/** What an event or an action of this kind carries; `undefined`: it is of another kind. */
export function carried<T, K extends KindOf<T>>(value: T, kind: K): Carried<T, K> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, never>)[kind] : undefined;
}
