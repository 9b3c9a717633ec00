/** One table as this browser knows it: the messages of its socket, in reactive fields. */
import { socketAddress } from '$web/net/api';
import { TableSocket, type Answer, type Link } from '$web/net/socket';
import type { ChatLine, Command, ServerMessage, ShownEvent, Step, TableInfo, Update, You } from '$web/protocol.gen';
import { Draw } from './draw';
import { sawHead } from './promises';

/** The steps that one viewer has received: each seat of a shared screen has its own stream. */
interface Stream {
  steps: Step[];
  n: number;
}

/** A proposal that somebody refused. */
export type Declined = Extract<ServerMessage, { type: 'declined' }>;

/** The number of steps that stay in the page for a screen reader. */
const MAX_NEWS = 40;

const key = (seat: number | null): string => String(seat ?? 'spectator');

export class TableStore {
  link = $state<Link>('connecting');
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  /** The viewer's seat; `null`: a spectator. */
  seat = $state<number | null>(null);
  update = $state.raw<Update | null>(null);
  steps = $state.raw<Step[]>([]);
  /** The events of the last update, to be animated. */
  fresh = $state.raw<ShownEvent[]>([]);
  /** The latest steps that came while this viewer was watching. Each is read aloud once. */
  news = $state.raw<Step[]>([]);
  declined = $state.raw<Declined | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** The number of commands without an answer. */
  waiting = $state(0);
  gone = $state(false);
  /** Whether the host has put this visitor out. */
  putOut = $state(false);
  /** The server's clock minus ours, in milliseconds. */
  #ahead = 0;
  #streams = new Map<string, Stream>();
  readonly #socket: TableSocket;
  readonly #draw = new Draw((command) => this.do(command));

  constructor(
    readonly id: string,
    seat: number | null,
    make?: (address: string) => WebSocket,
  ) {
    this.seat = seat;
    const listener = {
      hello: () => ({
        seat: this.seat,
        last: this.#stream().n,
        chat: this.chat.at(-1)?.n ?? 0,
      }),
      seen: () => this.#stream().n,
      heard: (message: ServerMessage) => this.#hear(message),
      linked: (link: Link) => (this.link = link),
    };
    this.#socket = new TableSocket(socketAddress(id), listener, undefined, make);
  }

  /** The server's time. */
  now = (): number => Date.now() + this.#ahead;

  /** Changes the viewer: another seat of this screen, or a spectator. */
  look(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.update = null;
    this.fresh = [];
    this.news = [];
    this.steps = this.#stream().steps;
    this.#socket.hello();
  }

  /** Asks the house for something. */
  async do(command: Command): Promise<Answer> {
    this.waiting++;
    const answer = await this.#socket.do(command);
    this.waiting--;
    return answer;
  }

  /** Declares this person ready to begin, or not ready after all. */
  async ready(ready: boolean): Promise<Answer> {
    if (!this.info || !this.you) return { ok: false, problem: null };
    return ready ? this.#draw.ready(this.info, this.you) : this.#draw.notReady();
  }

  reconnect(): void {
    this.#socket.reconnect();
  }

  close(): void {
    this.#socket.close();
  }

  #stream(): Stream {
    const found = this.#streams.get(key(this.seat));
    if (found) return found;
    const stream = { steps: [], n: 0 };
    this.#streams.set(key(this.seat), stream);
    return stream;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        if (message.seat !== this.seat) return;
        this.info = message.table;
        this.you = message.you;
        this.#clock(message.time);
        this.#lines(message.chat);
        this.#draw.saw(message.table, message.you);
        if (message.update) this.#take(message.update, 'welcome');
        return;
      case 'update':
        this.#take(message, 'news');
        return;
      case 'table':
        this.info = message.table;
        if (message.you) this.you = message.you;
        this.#draw.saw(message.table, this.you);
        return;
      case 'declined':
        this.declined = message;
        return;
      case 'chat':
        this.#lines(message.lines);
        return;
      case 'pong':
        this.#clock(message.time);
        return;
      case 'error':
        // The seat was given up or taken away: its player becomes a spectator.
        if (message.problem.code === 'not-your-seat') this.look(null);
        return;
      case 'bye':
        this.putOut = message.why === 'put_out';
        if (message.why === 'gone' || message.why === 'flood' || this.putOut) this.gone = true;
        return;
    }
  }

  #clock(time: number): void {
    this.#ahead = time - Date.now();
  }

  #lines(lines: ChatLine[]): void {
    const last = this.chat.at(-1)?.n ?? 0;
    const later = lines.filter((line) => line.n > last);
    if (later.length > 0) this.chat = [...this.chat, ...later];
  }

  #take(update: Update, how: 'welcome' | 'news'): void {
    const stream = this.#stream();
    const steps = update.steps.filter((step) => step.n > stream.n);
    const first = steps[0];
    if (first && first.n !== stream.n + 1) {
      // Something was missed: ask for everything since.
      this.#socket.hello();
      return;
    }
    if (update.n < stream.n) return;
    const before = stream.n;
    stream.steps = steps.length > 0 ? [...stream.steps, ...steps] : stream.steps;
    stream.n = update.n;
    this.#clock(update.time);
    sawHead(this.id, update.head, update.n);
    this.steps = stream.steps;
    this.update = update;
    // A first welcome shows the position at once; steps missed since then are animated.
    const quiet = how === 'welcome' && before === 0;
    this.fresh = quiet ? [] : steps.flatMap((step) => step.events);
    if (!quiet) this.news = [...this.news, ...steps].slice(-MAX_NEWS);
    if (this.info) this.info = { ...this.info, to_act: update.to_act, end: update.end ?? this.info.end };
  }
}
