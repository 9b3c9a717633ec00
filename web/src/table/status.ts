/** The status line: whose turn it is and what can be done, in words. */
import { t } from '$web/i18n/language.svelte';
import type { Link } from '$web/net/socket';
import type { Aside, TableInfo } from '$web/protocol.gen';
import type { SeatFace } from '$web/seats';

export interface Situation {
  link: Link;
  info: TableInfo;
  faces: readonly SeatFace[];
  /** The viewer's seat; `null`: a spectator. */
  seat: number | null;
  /** The seats that may act. */
  toAct: readonly number[];
  /** The next thing to do, in the game's words. */
  prompt: string;
  paused: boolean;
  /** Whether a bot holds the seat. */
  held: boolean;
  /** Who won and how, once the game is over. */
  verdict: string;
}

/** Why a table was set aside, in words. */
const ASIDE: Record<Aside, string> = {
  version: 'house-set-aside',
  damaged: 'set-aside-damaged',
  lost: 'set-aside-lost',
};

export type Tone = 'mine' | 'wait' | 'alarm' | 'over';

/** The text of the status line and its tone. */
export function statusOf(now: Situation): { text: string; tone: Tone } {
  if (now.link === 'lost' || now.link === 'connecting') return { text: t('status-lost'), tone: 'alarm' };
  if (now.info.phase === 'set_aside') return { text: t(ASIDE[now.info.aside ?? 'version']), tone: 'alarm' };
  if (now.info.phase === 'over' || now.info.end) return { text: now.verdict || t('status-over'), tone: 'over' };
  if (now.paused) return { text: t('status-paused'), tone: 'wait' };
  if (now.held) return { text: t('status-held'), tone: 'alarm' };
  if (now.seat !== null && now.toAct.includes(now.seat)) {
    return { text: now.prompt ? t('status-mine', { prompt: now.prompt }) : t('your-turn'), tone: 'mine' };
  }
  const names = now.faces.filter((face) => now.toAct.includes(face.seat)).map((face) => face.name);
  if (names.length === 0) return { text: t('status-nobody'), tone: 'wait' };
  return { text: t('status-thinking', { names: names.join(', '), n: names.length }), tone: 'wait' };
}

/** The log's message about a step of the house. */
export function noteWords(note: unknown): { id: string; args?: Record<string, unknown> } | null {
  if (typeof note === 'string') return { id: `house-note-${note}` };
  const [kind, inside] = Object.entries((note ?? {}) as Record<string, { seat?: number }>)[0] ?? [];
  if (!kind) return null;
  return { id: `house-note-${kind}`, args: { seat: { seat: inside?.seat ?? 0 } } };
}
