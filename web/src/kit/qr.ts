/** QR codes for links, made in this browser: no address ever leaves it. */
import { encode } from 'uqr';

/** Codes with more cells than version 10 has are too fine for a phone to read from a screen. */
const MAX_VERSION = 10;

/** The cells of the code, row by row, dark ones `true`; `null`: the text is too long. */
export function qr(text: string): boolean[][] | null {
  try {
    return encode(text, { ecc: 'L', border: 0, maxVersion: MAX_VERSION }).data;
  } catch {
    return null;
  }
}
