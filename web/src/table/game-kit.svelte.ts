/** The parts of a game that a page needs: its board and its words, loaded when a table is opened. */
import { loadBoard, type GameBoard } from '$web/board';
import { houseWords, language } from '$web/i18n/language.svelte';
import { gameRules, gameTexts } from '$web/i18n/texts';
import { Words, type NameOf } from '$web/i18n/words';

export class GameKit {
  board = $state.raw<GameBoard | null>(null);
  /** Whether a part could not be loaded. Only a reload of the whole page requests it again. */
  #lost = $state(false);
  #words = $state.raw<Words | null>(null);
  /** The clauses that are rulings of ours: marked beside a refusal. Nothing waits for them. */
  rulings: ReadonlySet<string> = new Set();

  constructor(readonly game: string) {
    const lost = (): boolean => (this.#lost = true);
    loadBoard(game).then((board) => (this.board = board), lost);
    $effect(() => {
      const code = language();
      gameTexts(game, code).then((texts) => (this.#words = new Words(code, texts)), lost);
      gameRules(game, code).then(
        (rules) => (this.rulings = new Set(rules?.rulings)),
        () => undefined,
      );
    });
  }

  get ready(): boolean {
    return this.board !== null && this.#words !== null;
  }

  /** Whether nothing can be shown, and waiting does not help. */
  get away(): boolean {
    return this.#lost && !this.ready;
  }

  /** A function that puts messages of the game or of the house into words. */
  sayer(nameOf: NameOf): (id: string, args?: Record<string, unknown>) => string {
    const own = this.#words;
    const house = houseWords();
    return (id, args) => {
      const words = own?.has(id) ? own : house;
      return words.say(args ? { id, args } : { id }, nameOf);
    };
  }
}
