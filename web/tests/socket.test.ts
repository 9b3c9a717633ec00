/** The socket says hello, reconnects after a loss and repeats unanswered commands. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableSocket, type Link, type Listener } from '../src/net/socket';
import type { ServerMessage } from '../src/protocol.gen';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

let last = 0;
let links: Link[] = [];
let heard: ServerMessage[] = [];
const listener: Listener = {
  hello: () => ({ seat: 2, last, chat: 0 }),
  seen: () => last,
  heard: (message) => void heard.push(message),
  linked: (link) => void links.push(link),
};
const make = (): TableSocket =>
  new TableSocket('ws://x', listener, { first: 100, longest: 1000, ping: 20_000 }, () => new FakeSocket() as unknown as WebSocket);
const now = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
const welcome = { type: 'welcome', update: null };

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  last = 0;
  links = [];
  heard = [];
});
afterEach(() => vi.useRealTimers());

describe('the socket', () => {
  it('says hello first, with the last step it has', () => {
    make();
    last = 7;
    now().open();
    expect(now().sent).toEqual([{ hello: { protocol: 2, seat: 2, last: 7, chat: 0 } }]);
  });
  it('answers a command once, by the update that names it', async () => {
    const socket = make();
    now().open();
    now().hear(welcome);
    const answer = socket.do({ play: { action: 'roll' } });
    const { id } = (now().sent.at(-1) as { do: { id: string } }).do;
    now().hear({ type: 'update', n: 1, steps: [], done: [id] });
    expect(await answer).toEqual({ ok: true });
  });
  it('returns a refusal with its problem', async () => {
    const socket = make();
    now().open();
    now().hear(welcome);
    const answer = socket.do('undo');
    const { id } = (now().sent.at(-1) as { do: { id: string } }).do;
    now().hear({ type: 'refused', id, problem: { code: 'no-taking-back' } });
    expect(await answer).toEqual({ ok: false, problem: { code: 'no-taking-back' } });
  });
  it('reconnects after a loss and repeats the unanswered command with the same id', async () => {
    const socket = make();
    now().open();
    now().hear(welcome);
    const answer = socket.do({ play: { action: 'roll' } });
    const first = now().sent.at(-1) as { do: { id: string } };
    now().close();
    expect(links.at(-1)).toBe('lost');
    vi.advanceTimersByTime(200);
    expect(FakeSocket.all).toHaveLength(2);
    now().open();
    now().hear(welcome);
    expect(now().sent.at(-1)).toEqual(first);
    now().hear({ type: 'done', id: first.do.id });
    expect(await answer).toEqual({ ok: true });
  });
  it('waits longer before each retry, up to a limit', () => {
    make();
    for (let i = 0; i < 8; i++) {
      now().close();
      vi.advanceTimersByTime(1300);
      expect(FakeSocket.all).toHaveLength(i + 2);
    }
  });
  it.each(['gone', 'flood'] as const)('does not reconnect after the goodbye %s', (why) => {
    make();
    now().open();
    now().hear({ type: 'bye', why });
    now().close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
  it('treats a silent connection as lost', () => {
    make();
    now().open();
    now().hear(welcome);
    vi.advanceTimersByTime(61_000);
    expect(links).toContain('lost');
  });
});
