/** A face-down pile as it is drawn beside a board. */
export interface Pile {
  /** Its word, by which a travelling card finds it. */
  id: string;
  /** What it is and how many cards are left, in words. */
  label: string;
  n: number;
  /** The colour of the backs, and of the letter on them. */
  back: string;
  on: string;
  /** One letter, so that colour is not the only sign. */
  sign: string;
}
