/** The colours of the board. */
export const INK = '#3a2a1d';
export const TINT: Record<string, string> = {
  blue: '#5f7fa8',
  red: '#b4472f',
  green: '#6f8f4e',
  yellow: '#d9a520',
  grey: '#9a968c',
};
/** The same, light enough to write on. */
export const PALE: Record<string, string> = {
  blue: '#cbd8e6',
  red: '#efc9bb',
  green: '#d3deba',
  yellow: '#f1dc9c',
  grey: '#dedbd2',
};
/** The back of a Soldier card: horizon blue. */
export const BACK = '#4c6079';
