/** This browser's part in drawing the dice: it commits to a salt, reveals it when asked, and does both again if the draw failed. */
import type { Answer } from '$web/net/socket';
import type { Command, TableInfo, You } from '$web/protocol.gen';
import { commit, saltToReveal, sawTable } from './promises';

export class Draw {
  /** How often the dice had been drawn anew when this person got ready; `null`: not ready. */
  #readyAt: number | null = null;
  #revealed = '';

  constructor(private readonly send: (command: Command) => Promise<Answer>) {}

  /** Gets ready, with a salt unless the table takes none. */
  ready(info: TableInfo, you: You): Promise<Answer> {
    this.#readyAt = info.redrawn;
    const none = info.again !== null || you.seats.some((seat) => info.unsalted.includes(seat));
    return this.send({ ready: none ? {} : { commitment: commit(info.id) } });
  }

  notReady(): Promise<Answer> {
    this.#readyAt = null;
    return this.send('not_ready');
  }

  /** Takes note of the table as it is now, and does what it asks of this browser. */
  saw(info: TableInfo, you: You | null): void {
    sawTable(info);
    if (!you || info.phase !== 'gathering') return;
    const salt = saltToReveal(info, you.seats);
    if (salt !== null && salt !== this.#revealed) {
      this.#revealed = salt;
      void this.send({ reveal: { salt } });
    }
    const mine = info.seats.filter(({ seat }) => you.seats.includes(seat));
    if (this.#readyAt !== null && info.redrawn > this.#readyAt && mine.some(({ ready }) => !ready)) void this.ready(info, you);
  }
}
