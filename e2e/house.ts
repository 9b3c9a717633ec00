/** The real binary, started for a test with a data directory of its own. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The root of the repository. */
export const root = join(import.meta.dirname, '..');

/** Returns the path of the binary that `cargo build` made. */
export function binary(): string {
  const target = process.env['CARGO_TARGET_DIR'] ?? join(root, 'target');
  const named = process.env['MARAUDE_BIN'];
  const found = [named ?? '', join(target, 'debug/maraude'), join(target, 'release/maraude')].find((path) => path && existsSync(path));
  if (!found) throw new Error('no binary: cargo build --package maraude');
  return found;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export class House {
  #child: ChildProcess | null = null;
  readonly data = mkdtempSync(join(tmpdir(), 'maraude-e2e-'));
  port = 0;

  private constructor(readonly pace: number) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The address for browsers: the house itself, or a development server in front of it. */
  get front(): string {
    return process.env['MARAUDE_FRONT'] ?? this.url;
  }

  /** Opens a house; `pace` is its setting `bot_pace`: how long bots pretend to think, in percent. */
  static async open(pace = 5): Promise<House> {
    const house = new House(pace);
    house.port = Number(process.env['MARAUDE_PORT']) || (await freePort());
    await house.start();
    return house;
  }

  /** Starts the process; after a stop, on the same port with the same data. */
  async start(): Promise<void> {
    const settings = join(this.data, 'settings.toml');
    writeFileSync(settings, `bot_pace = ${this.pace}\nnames = ["house.test"]\n`);
    const args = ['serve', '--listen', `127.0.0.1:${this.port}`, '--data', this.data, '--config', settings, '--no-limits'];
    const child = spawn(binary(), args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (text: Buffer) => text.toString().includes(this.url) && resolve());
      child.on('exit', (code) => reject(new Error(`the house closed with ${code}`)));
    });
  }

  /** Ends the process: with `SIGTERM` in good order, with `SIGKILL` as in a power cut. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill(signal);
    await gone;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }

  /** Makes a table from a journal; returns the path of the table and of each person's seat. */
  import(journal: string): { table: string; seats: string[] } {
    const file = join(this.data, 'import.journal');
    writeFileSync(file, journal);
    const done = spawnSync(binary(), ['import', file, '--data', this.data], { encoding: 'utf8' });
    if (done.status !== 0) throw new Error(done.stderr);
    const [table = '', ...seats] = done.stdout.trim().split('\n');
    return { table, seats: seats.map((line) => line.replace(/^seat \d+: /, '')) };
  }
}
