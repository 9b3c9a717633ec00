/** Puts messages into words: the same texts and the same rules as the crate `words`. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

/** A language of the house. */
export type Language = 'fr' | 'en';
export const LANGUAGES: readonly Language[] = ['fr', 'en'];

/** A message of an `.ftl` file with its arguments. */
export interface Message {
  id: string;
  args?: Record<string, unknown>;
}

/** The name of the player in a seat (seats count from 1). */
export type NameOf = (seat: number) => string;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts of some `.ftl` files in one language. */
export class Words {
  readonly #bundle: FluentBundle;
  /** The errors in the texts: lines that don't parse, ids given twice. */
  readonly mistakes: string[] = [];

  constructor(
    readonly language: Language,
    texts: readonly string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      const errors = this.#bundle.addResource(new FluentResource(text));
      this.mistakes.push(...errors.map((error) => error.message));
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message in words; throws where a text or an argument is missing. */
  render(message: Message, nameOf: NameOf): string {
    const args: Record<string, FluentVariable> = {};
    for (const [key, arg] of Object.entries(message.args ?? {})) args[key] = this.#value(arg, nameOf);
    const pattern = this.#bundle.getMessage(message.id)?.value;
    if (!pattern) throw new Error(`no message ${message.id}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    if (errors[0]) throw new Error(`${message.id}: ${errors[0].message}`);
    // Names from the games' data are typed plainly; here they are typeset.
    return text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
  }

  /** The message in words, or its bare id where a text is missing. */
  say(message: Message, nameOf: NameOf = (seat) => String(seat)): string {
    try {
      return this.render(message, nameOf);
    } catch {
      return message.id;
    }
  }

  #value(arg: unknown, nameOf: NameOf): FluentVariable {
    // Numbers have no grouping, as in Rust.
    if (typeof arg === 'number') return new FluentNumber(arg, { useGrouping: false });
    if (Array.isArray(arg)) return arg.map((part) => this.#part(part, nameOf)).join(', ');
    if (isObject(arg) && typeof arg['id'] === 'string') return this.render(arg as unknown as Message, nameOf);
    if (isObject(arg) && typeof arg['seat'] === 'number') return nameOf(arg['seat']);
    return String(arg);
  }

  #part(arg: unknown, nameOf: NameOf): string {
    const value = this.#value(arg, nameOf);
    return value instanceof FluentNumber ? String(value.valueOf()) : String(value);
  }
}
