/** The name this person uses. */
import * as api from '$web/net/api';
import { LONGEST_NAME } from '$web/protocol.gen';
import { keep, kept } from './kept';

const me = $state({ name: kept('name') ?? '' });

export const myName = (): string => me.name;

/** A taxi number for somebody without a name, so that two of them can be told apart. */
function myTaxi(): string {
  const number = kept('taxi') ?? String(1 + Math.floor(Math.random() * 999));
  keep('taxi', number);
  return `Taxi ${number}`;
}
const nameless = myTaxi();

/** Whether the house accepts a name: it needs a letter or a digit, and filler characters do not count. */
export const canBeName = (name: string): boolean => /[\p{Alphabetic}\p{N}]/u.test(name.replace(/[\u115f\u1160\u3164\uffa0]/g, ''));

/** The name others see: the chosen one, or the taxi's number. */
export const shownName = (): string => (canBeName(me.name) ? me.name.trim() : nameless);

export function callMe(name: string): void {
  me.name = [...name].slice(0, LONGEST_NAME).join('');
  keep('name', me.name);
  if (canBeName(me.name)) void api.rename(me.name.trim()).catch(() => undefined);
}
