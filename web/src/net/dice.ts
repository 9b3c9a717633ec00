/** The arithmetic of honest dice: commitments and the chain of a journal, as docs/journal.md defines them. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const HEX = /^([0-9a-f]{2})*$/i;

// Browsers withhold WebCrypto from pages served over plain http, so a library computes the hash.
const hash = (...parts: Uint8Array[]): Uint8Array => sha256(concatBytes(...parts));

/** The commitment to a seed (both in hexadecimal), as the server publishes it; `null`: no seed. */
export function commitmentOf(seed: string): string | null {
  return seed && HEX.test(seed) ? bytesToHex(hash(utf8ToBytes('maraude commitment 1\n'), hexToBytes(seed))) : null;
}

/** The commitment to a salt (both in hexadecimal); `null`: not a salt. */
export function saltCommitmentOf(salt: string): string | null {
  return HEX.test(salt) ? bytesToHex(hash(utf8ToBytes('maraude salt 2\n'), hexToBytes(salt))) : null;
}

/** Random bytes in hexadecimal: this browser's part in the chance of a table. */
export function newSalt(bytes = 16): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** The heads of a journal's chain, after its header and after each entry, in hexadecimal. */
export function headsOf(lines: readonly string[], seed: string): string[] {
  const [header = '', ...entries] = lines;
  let head = hash(utf8ToBytes('maraude chain 2\n'), utf8ToBytes(`${header}\n`));
  const heads = [bytesToHex(head)];
  const secret = hexToBytes(seed);
  for (const [i, line] of entries.entries()) {
    const n = new Uint8Array(8);
    new DataView(n.buffer).setBigUint64(0, BigInt(i + 1), true);
    head = hash(head, hash(utf8ToBytes('maraude blind 2\n'), secret, n), utf8ToBytes(`${line}\n`));
    heads.push(bytesToHex(head));
  }
  return heads;
}
