/** The visitor's preferences: theme, sound, motion. */
import { keep, kept } from './kept';

export type Theme = 'auto' | 'light' | 'dark';

const themeOf = (word: string | null): Theme => (word === 'light' || word === 'dark' ? word : 'auto');

const preferences = $state({ theme: themeOf(kept('theme')), sound: kept('sound') !== 'off' });

export const theme = (): Theme => preferences.theme;
export const soundOn = (): boolean => preferences.sound;

/** Puts the theme on the page. */
export function applyTheme(): void {
  if (preferences.theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = preferences.theme;
}

export function setTheme(next: Theme): void {
  preferences.theme = next;
  keep('theme', next);
  applyTheme();
}

export function setSound(on: boolean): void {
  preferences.sound = on;
  keep('sound', on ? 'on' : 'off');
}

/** Whether things should jump rather than move. */
export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
