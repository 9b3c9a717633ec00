/**
 * The shelf of the first page.
 *
 * A game's facts come from its `META` in Rust: `cargo xtask goldens` writes them to
 * `games/<id>/web/facts.gen.ts`. Its drawn lids are in `games/<id>/web/covers.ts`.
 */
import type { Component } from 'svelte';
import type { Pace } from './protocol.gen';

/** A short text that must be there before the game's own texts are loaded. */
export interface Both {
  fr: string;
  en: string;
}

/** The facts about a box. Taxifolie has two of them: its editions. */
export interface BoxFacts {
  /** Its id, unique on the shelf: `taxifolie-first`. */
  id: string;
  /** The line under the name, such as the edition. */
  subtitle?: Both;
  /** One line that makes people want to play. */
  pitch: Both;
  minutes: readonly [number, number];
  /** 1 to 3. */
  difficulty: number;
  /** Options that make it this box. */
  options: Record<string, unknown>;
}

/** The facts about a game that the first page shows. */
export interface Facts {
  /** The game's id. */
  game: string;
  /** The name on the lid. */
  name: string;
  /** Its place on the shelf. */
  order: number;
  seats: readonly [number, number];
  pace: Pace;
  /** The number of seats that "play now" fills, the player included. */
  quick: number;
  /** Options that a table for one person needs, if the game is played alone by other rules. */
  solo?: Record<string, unknown>;
  /** Options of a puzzle of the day besides its date, if the game has one. */
  daily?: Record<string, unknown>;
  boxes: readonly BoxFacts[];
}

/** A box on the shelf. */
export interface Box extends BoxFacts, Omit<Facts, 'boxes' | 'order'> {
  /** Whether several people can share one screen: not where everybody plays at once. */
  here: boolean;
  /** The drawn lid: a component that fills a viewBox of 240 by 180. */
  cover?: Component;
}

/** The drawn lids of a game, by the id of the box. */
export type Covers = Readonly<Record<string, Component>>;

const facts = import.meta.glob<Facts>('../../games/*/web/facts.gen.ts', { eager: true, import: 'default' });
const covers = import.meta.glob<Covers>('../../games/*/web/covers.ts', { eager: true, import: 'default' });

/** The boxes of one game. */
export function boxesOf({ boxes, order: _, ...game }: Facts, lids: Covers = {}): Box[] {
  // A game with its own rules for one person has two players or more otherwise.
  const seats = game.solo ? ([2, game.seats[1]] as const) : game.seats;
  return boxes.map((box) => ({ ...game, ...box, seats, here: game.pace === 'turn_based', cover: lids[box.id] }));
}

/** Every box, in the order of the shelf. */
export const shelf: readonly Box[] = Object.values(facts)
  .sort((a, b) => a.order - b.order || a.game.localeCompare(b.game))
  .flatMap((one) => boxesOf(one, covers[`../../games/${one.game}/web/covers.ts`]));

/** The box of a table: the one whose options fit. */
export function boxOf(game: string, options: Record<string, unknown> = {}): Box | undefined {
  const fits = (box: Box): boolean => Object.entries(box.options).every(([key, value]) => options[key] === value);
  return shelf.find((box) => box.game === game && fits(box)) ?? shelf.find((box) => box.game === game);
}
