/** The visitor's preferences: theme, sound, speed, motion. */
import { keep, kept } from './kept';

export type Theme = 'auto' | 'light' | 'dark';

const themeOf = (word: string | null): Theme => (word === 'light' || word === 'dark' ? word : 'auto');

/** The speeds of animations and of shown cards, and how much longer than usual each takes. */
export const SPEEDS = { slow: 1.8, normal: 1, fast: 0.5, none: 0 } as const;
export type Speed = keyof typeof SPEEDS;
const speedOf = (word: string | null): Speed => (word !== null && word in SPEEDS ? (word as Speed) : 'normal');

const preferences = $state({ theme: themeOf(kept('theme')), sound: kept('sound') !== 'off', speed: speedOf(kept('speed')) });

export const theme = (): Theme => preferences.theme;
export const soundOn = (): boolean => preferences.sound;
export const speed = (): Speed => preferences.speed;

export function setSpeed(next: Speed): void {
  preferences.speed = next;
  keep('speed', next);
}

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
export const reducedMotion = (): boolean => preferences.speed === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
