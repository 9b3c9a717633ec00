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
import type { Step } from './protocol.gen';
import type { SeatFace } from './seats';

/** An event of the game with its words, as the server sent it. */
export interface Fresh {
  event: unknown;
  words: { id: string; args?: Record<string, unknown> };
}

/** What a board gets. All of it is reactive. */
export interface BoardProps {
  /** The game's id. */
  game: string;
  /** What this viewer may see, in the game's own form. */
  view: unknown;
  /** What this seat may do now, in the game's own form; `null`: nothing. */
  choices: unknown;
  /** Whose eyes these are (from 1); `null`: a spectator's. */
  seat: number | null;
  /** Every seat's name, colour, shape and initial, in order. */
  faces: readonly SeatFace[];
  /** The options of the table, complete. */
  options: Record<string, unknown>;
  /** The events that led to this view, to be animated; a new array each time. */
  fresh: readonly Fresh[];
  /** Texts of the game and of the house; `say` puts names for seats. */
  say: (id: string, args?: Record<string, unknown>) => string;
  /** Plays an action. Does nothing when it is not this seat's turn. */
  act: (action: unknown) => void;
  /** What a bot would do, when a hint was asked for; to be highlighted. */
  hint: unknown;
  /** Whether a command is on its way: boards then stop glowing. */
  busy: boolean;
  /** `false` while looking back or replaying: nothing can be done. */
  live: boolean;
  /** Plays one of the game's sounds, if the player wants to hear any. */
  sound: (name: string) => void;
  /** The server's clock in milliseconds since 1970, for countdowns. */
  now: () => number;
  /** Every step up to this view, for a game that tells time. */
  steps: readonly Step[];
  /** When the game began, by the server's clock; `null`: it is none of the house's. */
  began: number | null;
}

/** One line of the spoken list: an action, or a way to go on choosing. */
export interface Spoken {
  label: string;
  action?: unknown;
  /** Worth a button under the status line (roll, draw, end the turn), with a shorter label. */
  main?: string;
  /** Possible, but not the thing to do next: such a button is never the bright one. */
  aside?: boolean;
  /** Final and costly: what the button that asks a second time says. */
  sure?: string;
  /** What can be chosen next (a drive is spoken cell by cell). */
  next?: () => Spoken[];
}

/** What the spoken list is made from. */
export interface Speaking {
  view: unknown;
  choices: unknown;
  seat: number | null;
  faces: readonly SeatFace[];
  options: Record<string, unknown>;
  say: (id: string, args?: Record<string, unknown>) => string;
}

/** A step of the introduction: a position, what to read, and what to do in it. */
export interface IntroStep {
  /** The message that explains it. */
  text: string;
  view: unknown;
  choices?: unknown;
  /** The action that goes on to the next step; none: a button does. */
  expects?: (action: unknown) => boolean;
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

/** What `games/<id>/web/index.ts` exports as default. */
export interface GameBoard {
  /** The board itself. It fills the stage and must look right from 340 px to 1600 px. */
  board: Component<BoardProps>;
  /** The own cards or tools: on a phone they go to the bottom sheet. */
  hand?: Component<BoardProps>;
  /** A line about a seat for the rail: score, cards, money. */
  seatLine?: (view: unknown, seat: number, say: Speaking['say']) => string;
  /** What the result says besides ending and points, such as the band of a score table; '': nothing. */
  resultLine?: (view: unknown, say: Speaking['say'], steps: readonly Step[]) => string;
  /** What the player to act should do now, such as "roll the die"; shown in the status line. */
  prompt?: (speaking: Speaking) => string;
  /** The spoken list; without it, `choices.actions` is read out. */
  spoken?: (speaking: Speaking) => Spoken[];
  /** The events that are worth a sound, and which. */
  soundOf?: Readonly<Record<string, string>>;
  sounds?: Record<string, readonly Note[]>;
  /** Whether everybody plays at once: a move need not wait until the one before it is answered. */
  atOnce?: boolean;
  /** Whether the rules let a player leave for good; in other games a bot plays on in the seat. */
  leaving?: true;
  /** Whether hands must be hidden between two players of one screen. */
  secrets: boolean;
  /** The introduction, played on fixed positions. */
  intro?: () => Promise<IntroStep[]>;
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
  return listed(speaking.choices).map(({ action, words }) => ({ action, label: speaking.say(words.id, words.args) }));
}

/** The actions of choices that are a plain list. */
export function listed(choices: unknown): { action: unknown; words: Fresh['words'] }[] {
  const actions = (choices as { actions?: unknown } | null)?.actions;
  return Array.isArray(actions) ? (actions as { action: unknown; words: Fresh['words'] }[]) : [];
}

/** What an event is called: the words of Rust's enums, alone or before what they carry. */
export const kindOf = (event: unknown): string => (typeof event === 'string' ? event : (Object.keys((event ?? {}) as object)[0] ?? ''));
