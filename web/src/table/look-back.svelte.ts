/** Looking back at earlier positions while the game goes on. */
import * as api from '$web/net/api';
import { complain } from '$web/home/quick';

export class LookBack {
  /** The step that is shown; `null`: the current position. */
  at = $state<number | null>(null);
  view = $state.raw<unknown>(null);
  #kept = new Map<string, unknown>();

  constructor(readonly table: string) {}

  /** Shows this viewer the position after step `n`. */
  async look(n: number, seat: number | null): Promise<void> {
    const key = `${seat}-${n}`;
    try {
      if (!this.#kept.has(key)) {
        const course = await api.course(this.table, seat, Math.max(0, n - 1), n);
        this.#kept.set(key, course.steps.at(-1)?.view ?? course.view);
      }
      this.view = this.#kept.get(key);
      this.at = n;
    } catch (error) {
      complain(error);
    }
  }

  /** Returns to the current position. */
  present(): void {
    this.at = null;
    this.view = null;
  }
}
