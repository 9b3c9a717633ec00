/** A finished game, step by step as one viewer saw it, fetched in parts when needed. */
import * as api from '$web/net/api';
import type { CourseStep } from '$web/protocol.gen';

const PART_STEPS = 100;

export class CourseStore {
  /** The number of steps for this viewer. */
  n = $state(0);
  at = $state(0);
  view = $state.raw<unknown>(null);
  step = $state.raw<CourseStep['step'] | null>(null);
  /** Every step fetched so far, in order, for the log. */
  known = $state.raw<CourseStep['step'][]>([]);
  #steps = new Map<number, CourseStep>();
  #start: unknown = null;

  constructor(
    readonly table: string,
    readonly seat: number | null,
  ) {}

  /** Goes to the position after step `n`. */
  async to(n: number): Promise<void> {
    const wanted = Math.max(0, n);
    if (this.#start === null || (wanted > 0 && !this.#steps.has(Math.min(wanted, this.n || wanted)))) await this.#fetch(wanted);
    const at = Math.min(wanted, this.n);
    const found = this.#steps.get(at);
    this.at = at;
    this.step = found?.step ?? null;
    this.view = at === 0 ? this.#start : (found?.view ?? this.#start);
  }

  async #fetch(n: number): Promise<void> {
    const parts = [0, Math.floor(Math.max(0, n - 1) / PART_STEPS) * PART_STEPS];
    for (const from of new Set(parts)) {
      const course = await api.course(this.table, this.seat, from, from + PART_STEPS);
      this.n = course.n;
      if (from === 0) this.#start = course.view;
      for (const step of course.steps) this.#steps.set(step.step.n, step);
    }
    if (n > this.n && this.n > 0 && !this.#steps.has(this.n)) await this.#fetch(this.n);
    this.known = [...this.#steps.keys()].sort((a, b) => a - b).flatMap((key) => this.#steps.get(key)?.step ?? []);
  }

  /** Fetches everything: the log needs all steps. */
  async all(): Promise<void> {
    for (let from = 0; from < this.n; from += PART_STEPS) {
      if (!this.#steps.has(Math.min(this.n, from + PART_STEPS))) await this.#fetch(Math.min(this.n, from + PART_STEPS));
    }
  }
}
