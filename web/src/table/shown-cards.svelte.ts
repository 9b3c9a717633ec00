/** Cards that are shown large for a moment, one after the other, before their consequences on the board. */
import type { Fresh, GameBoard } from '$web/board';
import { hurry } from '$web/kit/motion';
import { SPEEDS, speed } from '$web/store/preferences.svelte';

/** How long a card is shown at normal speed, in milliseconds. */
const CARD_MS = 2200;
/** With more than this to show, the viewer has fallen behind the game: the rest is skipped. */
const MAX_BEHIND_MS = 9000;

export interface ShownCard {
  fresh: Fresh;
  seat: number;
}

export class ShownCards {
  #now = $state.raw<ShownCard | null>(null);
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #waits = new Map<unknown, number>();
  /** When the last card goes away, in milliseconds of this page. */
  #until = 0;

  /** The card on the screen. */
  get now(): ShownCard | null {
    return this.#now;
  }

  /** How long the board waits with an event of the last update, in milliseconds. */
  wait(event: unknown): number {
    return this.#waits.get(event) ?? 0;
  }

  /** Plans the cards and the waits of an update. */
  plan(fresh: readonly Fresh[], board: GameBoard | null): void {
    this.#waits.clear();
    const each = CARD_MS * SPEEDS[speed()];
    if (!board?.face || each === 0) return;
    const start = performance.now();
    if (this.#until - start > MAX_BEHIND_MS) this.skip();
    let at = Math.max(0, this.#until - start);
    for (const one of fresh) {
      const seat = board.shows?.(one.event) ?? null;
      this.#waits.set(one.event, at);
      if (seat === null) {
        at += board.lasts?.(one.event) ?? 0;
        continue;
      }
      const card = { fresh: one, seat };
      this.#later(at, () => (this.#now = card));
      at += each;
      this.#later(at, () => this.#now === card && (this.#now = null));
      this.#until = start + at;
    }
  }

  /** Takes every card away, and lets the board go on. */
  skip(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#until = 0;
    this.#now = null;
    hurry();
  }

  #later(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, ms);
    this.#timers.add(timer);
  }
}
