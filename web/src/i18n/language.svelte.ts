/** The language of the page, and the house's words in it. */
import { keep, kept } from '$web/store/kept';
import { houseTexts } from './texts';
import { LANGUAGES, Words, type Language, type Message, type NameOf } from './words';

function first(): Language {
  const chosen = kept('language');
  if (chosen === 'fr' || chosen === 'en') return chosen;
  const wanted = typeof navigator === 'undefined' ? ['fr'] : navigator.languages;
  for (const tag of wanted) {
    const code = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (code) return code;
  }
  return 'fr';
}

const state = $state<{ code: Language }>({ code: first() });
const bundles = new Map<Language, Words>();

/** The language the page speaks now. */
export const language = (): Language => state.code;

/** Changes the language and remembers it. */
export function speak(code: Language): void {
  state.code = code;
  keep('language', code);
}

/** The house's words in the current language. */
export function houseWords(): Words {
  let words = bundles.get(state.code);
  if (!words) {
    words = new Words(state.code, houseTexts(state.code));
    bundles.set(state.code, words);
  }
  return words;
}

/** A text of the house. */
export const t = (id: string, args?: Record<string, unknown>, nameOf?: NameOf): string => houseWords().say({ id, args } as Message, nameOf);
