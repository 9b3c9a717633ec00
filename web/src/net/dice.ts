/** Whether the dice were honest: the revealed seed must give the commitment made beforehand. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const LABEL = 'maraude commitment 1\n';
const SEED = /^([0-9a-f]{2})+$/i;

/** The commitment to a seed (both in hexadecimal), as the server publishes it; `null`: no seed. */
export function commitmentOf(seed: string): string | null {
  if (!SEED.test(seed)) return null;
  // Browsers withhold WebCrypto from pages served over plain http, so a library computes the hash.
  return bytesToHex(sha256(concatBytes(utf8ToBytes(LABEL), hexToBytes(seed))));
}

/** Random bytes in hexadecimal: this browser's part in the chance of a table. */
export function salt(bytes = 16): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)));
}
