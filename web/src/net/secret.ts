/** The secret of a link into a seat: chosen here, and kept by the house only as a hash. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789';
const LENGTH = 32;

export const newSecret = (): string => Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => LETTERS[byte % LETTERS.length]).join('');
