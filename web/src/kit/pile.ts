/** A face-down pile as it is drawn beside a board. */
export interface Pile {
  /** Its id, by which a travelling card finds it. */
  id: string;
  /** Its name and the number of cards left, in words. */
  label: string;
  n: number;
  /** The colour of the backs, and of the letter on them. */
  back: string;
  on: string;
  /** One letter, so that colour is not the only sign. */
  sign: string;
}
