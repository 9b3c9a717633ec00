/**
 * The socket of one table. It says hello with the last step it has, reconnects after a loss,
 * and repeats commands without an answer: the house recognises a repeat by its id.
 */
import { PROTOCOL, type ClientMessage, type Command, type Message, type Problem, type ServerMessage } from '$web/protocol.gen';

export type Link = 'connecting' | 'open' | 'lost' | 'closed';

/** The answer to a command. */
export type Answer = { ok: true; hint?: Hint } | { ok: false; problem: Problem | null };

/** The move a bot would play; `action` is `null` if it would wait. */
export type Hint = Pick<Extract<ServerMessage, { type: 'hint' }>, 'action'> & { words?: Message | null; why?: Message | null };

export interface Listener {
  /** The viewer, its last step and its last chat line, for `hello`. */
  hello(): { seat: number | null; last: number; chat: number };
  /** The last step received, for commands. */
  seen(): number;
  /** Every message that is not an answer to a command. */
  heard(message: ServerMessage): void;
  /** The state of the connection changed. */
  linked(link: Link): void;
}

interface Pending {
  command: Command;
  seen: number;
  resolve(answer: Answer): void;
}

export interface Timing {
  /** Delays before a retry: the first, and the longest (milliseconds). */
  first: number;
  longest: number;
  /** The interval between pings (milliseconds). */
  ping: number;
}

const TIMING: Timing = { first: 300, longest: 10_000, ping: 20_000 };
/** Whether a command is out of date after a lost connection. */
const isShortLived = (command: Command): boolean => command === 'hint';

export class TableSocket {
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #tries = 0;
  #counter = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #unanswered = 0;
  readonly #prefix = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly timing: Timing = TIMING,
    private readonly make: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.#connect();
  }

  /** Says hello again: for another viewer, or to get everything once more. */
  hello(): void {
    const { seat, last, chat } = this.listener.hello();
    this.#send({ hello: { protocol: PROTOCOL, ...(seat === null ? {} : { seat }), last, chat } });
  }

  /** Sends a command; the answer comes once, even over several connections. */
  do(command: Command): Promise<Answer> {
    const id = `${this.#prefix}-${++this.#counter}`;
    return new Promise((resolve) => {
      const pending = { command, seen: this.listener.seen(), resolve };
      this.#pending.set(id, pending);
      this.#say(id, pending);
    });
  }

  /** Closes the connection and does not reconnect. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    this.#socket?.close();
    this.listener.linked('closed');
    for (const pending of this.#pending.values()) pending.resolve({ ok: false, problem: null });
    this.#pending.clear();
  }

  #say(id: string, { command, seen }: Pending): void {
    this.#send({ do: { id, seen, command } });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    this.listener.linked('connecting');
    const socket = this.make(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#unanswered = 0;
      this.hello();
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#lost(socket);
    clearInterval(this.#heart);
    this.#heart = setInterval(() => this.#beat(socket), this.timing.ping);
  }

  /** Sends a ping. After two pings without any message the connection counts as lost. */
  #beat(socket: WebSocket): void {
    if (socket.readyState !== 1) return;
    if (++this.#unanswered > 2) socket.close();
    else this.#send({ ping: { n: this.#unanswered } });
  }

  #hear(message: ServerMessage): void {
    this.#unanswered = 0;
    switch (message.type) {
      case 'welcome':
        this.#tries = 0;
        this.listener.linked('open');
        this.listener.heard(message);
        for (const id of message.update?.done ?? []) this.#settle(id, { ok: true });
        for (const [id, pending] of this.#pending) {
          if (isShortLived(pending.command)) this.#settle(id, { ok: false, problem: null });
          else this.#say(id, pending);
        }
        return;
      case 'done':
        return this.#settle(message.id, { ok: true });
      case 'hint':
        return this.#settle(message.id, { ok: true, hint: message });
      case 'refused':
        return this.#settle(message.id, { ok: false, problem: message.problem });
      case 'update':
        this.listener.heard(message);
        for (const id of message.done) this.#settle(id, { ok: true });
        return;
      case 'bye':
        if (message.why === 'gone' || message.why === 'flood' || message.why === 'put_out') this.close();
        else if (message.why === 'come_back') this.#tries = 0;
        this.listener.heard(message);
        return;
      default:
        this.listener.heard(message);
    }
  }

  #settle(id: string, answer: Answer): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.resolve(answer);
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    clearInterval(this.#heart);
    this.listener.linked('lost');
    const { first, longest } = this.timing;
    const wait = Math.min(longest, first * 2 ** this.#tries++);
    // After a restart of the house, many browsers must not reconnect at the same moment.
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** Reconnects at once: the network is back, or the page is visible again. */
  reconnect(): void {
    if (this.#closed || this.#socket?.readyState === 1 || this.#socket?.readyState === 0) return;
    clearTimeout(this.#timer);
    this.#connect();
  }
}
