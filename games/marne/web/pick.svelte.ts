/** The pieces that the player has picked so far, shared by the ring and the hands. */
import { carried } from '$web/board';
import { inside, soldier, thriftiest, type Action } from './view';

export type Pick =
  | { kind: 'none' }
  /** An officer to be moved; with a card, by an Estafette. */
  | { kind: 'officer'; from: number; card: string | null }
  /** A taxi to be loaded, and the cards for it. */
  | { kind: 'load'; street: number; cards: string[] }
  /** A taxi to be turned. */
  | { kind: 'taxi'; from: number; card: string }
  /** A bonus card whose target is to be chosen. */
  | { kind: 'bonus'; card: string; streets: number[] }
  /** One of the player's cards, to be exchanged. */
  | { kind: 'give'; card: string };

const state = $state<{ pick: Pick }>({ pick: { kind: 'none' } });

export const pick = (): Pick => state.pick;
export function put(next: Pick): void {
  state.pick = next;
}
export const clear = (): void => put({ kind: 'none' });

const sorted = (cards: readonly string[]): string => [...cards].sort().join();

/** The load picked so far, if it is legal. */
export function readyLoad(actions: readonly Action[], now: Pick): Action | null {
  if (now.kind !== 'load') return null;
  const found = inside(actions, 'load').find((load) => load.street === now.street && sorted(load.cards) === sorted(now.cards));
  return found ? { load: found } : null;
}

/** Whether a card can be part of a load in this street. */
export const embarks = (actions: readonly Action[], street: number, card: string): boolean =>
  inside(actions, 'load').some((load) => load.street === street && load.cards.includes(card));

/** A click on a taxi: suggests cards, then sends it off. */
export function pickTaxi(actions: readonly Action[], street: number, act: (action: Action) => void): void {
  const now = state.pick;
  if (now.kind === 'load' && now.street === street) {
    const load = readyLoad(actions, now);
    if (load) {
      clear();
      act(load);
    }
    return;
  }
  const loads = inside(actions, 'load').filter((load) => load.street === street);
  put({ kind: 'load', street, cards: [...(thriftiest(loads.map((load) => load.cards)) ?? [])] });
}

/** A click on one of the player's cards while a taxi is being loaded. */
export function toggleCard(card: string): void {
  const now = state.pick;
  if (now.kind !== 'load') return;
  const cards = now.cards.includes(card) ? now.cards.filter((other) => other !== card) : [...now.cards, card];
  put({ ...now, cards });
}

/** The bonus actions of one card. */
export function bonusActions(actions: readonly Action[], card: string): Action[] {
  const kind = soldier(card).effect;
  return kind === null ? [] : actions.filter((action) => carried(action, kind)?.card === card);
}
