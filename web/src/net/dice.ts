/** Whether the dice were honest: the revealed seed must give the commitment made beforehand. */
import { fromHex, sha256, toHex } from './sha256';

const LABEL = 'maraude commitment 1\n';

/** The commitment to a seed (both in hexadecimal), as the server publishes it; `null`: no seed. */
export function commitmentOf(seed: string): string | null {
  const bytes = fromHex(seed);
  if (!bytes || bytes.length === 0) return null;
  const label = new TextEncoder().encode(LABEL);
  const all = new Uint8Array(label.length + bytes.length);
  all.set(label);
  all.set(bytes, label.length);
  return toHex(sha256(all));
}

/** Random bytes in hexadecimal: what this browser adds to the chance of a table. */
export function salt(bytes = 16): string {
  return toHex(crypto.getRandomValues(new Uint8Array(bytes)));
}
