/** The name this person uses. */
import * as api from '$web/net/api';
import { LONGEST_NAME } from '$web/protocol.gen';
import { keep, kept } from './kept';

const me = $state({ name: kept('name') ?? '' });

export const myName = (): string => me.name;

/** The name, or a word for somebody who gave none. */
export const myNameOr = (fallback: string): string => me.name.trim() || fallback;

export function callMe(name: string): void {
  me.name = [...name].slice(0, LONGEST_NAME).join('');
  keep('name', me.name);
  if (me.name.trim()) void api.rename(me.name.trim()).catch(() => undefined);
}
