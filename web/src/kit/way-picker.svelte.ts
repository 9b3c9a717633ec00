/** Choosing a way on a board: hover or focus shows it, a click drives it, a tap asks for a second tap. */
import type { Way } from './ways';

export class WayPicker {
  /** Ways by their last cell. */
  ends = $state.raw<Map<number, Way[]>>(new Map());
  /** The cell under the pointer or with the focus. */
  #hovered = $state<number | null>(null);
  /** The cell that was chosen and waits for confirmation, and the index of its way. */
  chosen = $state<number | null>(null);
  which = $state(0);

  constructor(private readonly drive: (way: Way) => void) {}

  offer(ends: Map<number, Way[]>): void {
    this.ends = ends;
    this.#hovered = null;
    this.chosen = null;
    this.which = 0;
  }

  /** The way that is drawn now. */
  get shown(): Way | null {
    const cell = this.chosen ?? this.#hovered;
    if (cell === null) return null;
    return this.ends.get(cell)?.[cell === this.chosen ? this.which : 0] ?? null;
  }

  /** The ways to the chosen cell. */
  get choices(): readonly Way[] {
    return this.chosen === null ? [] : (this.ends.get(this.chosen) ?? []);
  }

  hover(cell: number, on: boolean): void {
    this.#hovered = on ? cell : null;
  }

  /** A click on an end. A single way is driven at once if `sure`: a finger may have slipped. */
  pick(cell: number, sure: boolean): void {
    const ways = this.ends.get(cell) ?? [];
    if (this.chosen === cell || (sure && ways.length === 1)) {
      const way = ways[this.chosen === cell ? this.which : 0];
      this.cancel();
      if (way) this.drive(way);
      return;
    }
    this.chosen = cell;
    this.which = 0;
  }

  turn(by: number): void {
    const n = this.choices.length;
    if (n > 0) this.which = (this.which + by + n) % n;
  }

  confirm(): void {
    if (this.chosen !== null) this.pick(this.chosen, true);
  }

  cancel(): void {
    this.chosen = null;
    this.which = 0;
  }
}

/** Whether the main pointer is a finger: then one tap shows and the next one confirms. */
export const finger = (): boolean => matchMedia('(pointer: coarse)').matches;
