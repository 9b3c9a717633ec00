/** What the server sends of Marne, and the cards by their ids. */
import data from '../data/cards.json';
import type { Action, Colour, TaxiEvent } from './types.gen';

export type { Action, Colour, Standing, View as MarneView } from './types.gen';

export interface Soldier {
  id: string;
  kind: 'soldier' | 'joker' | 'bonus';
  colour: Colour | 'grey';
  count: number;
  effect: 'estafette' | 'sergent_de_ville' | 'renfort' | 'demi_tour' | null;
}
export interface Taxi {
  id: string;
  street: number;
  soldiers: number;
  colour: Colour;
  event: TaxiEvent | null;
}
export interface Street {
  index: number;
  name: string;
  colour: Colour;
}

export const STREETS = data.streets.map(({ index, name, colour }) => ({ index, name, colour })) as Street[];

const soldiers = new Map<string, Soldier>(
  (data.soldier_cards as Partial<Soldier>[]).map((card) => [
    card.id ?? '',
    { id: card.id ?? '', kind: card.kind ?? 'soldier', colour: card.colour ?? 'grey', count: card.count ?? 0, effect: card.effect ?? null },
  ]),
);
const taxis = new Map<string, Taxi>((data.taxi_cards as Taxi[]).map((card) => [card.id, card]));

const NOBODY: Soldier = { id: '', kind: 'soldier', colour: 'grey', count: 0, effect: null };
export const soldier = (id: string): Soldier => soldiers.get(id) ?? NOBODY;
export const taxi = (id: string): Taxi => taxis.get(id) ?? { id, street: 0, soldiers: 0, colour: 'blue', event: null };

/** The name of an action, and what is inside it. */
export function kindOf(action: Action): string {
  return typeof action === 'string' ? action : (Object.keys(action)[0] ?? '');
}

/** What is inside the actions of one kind. */
export function inside<K extends string>(actions: readonly Action[], kind: K): Extract<Action, Record<K, unknown>>[K][] {
  return actions.flatMap((action) =>
    typeof action === 'object' && kind in action ? [(action as unknown as Record<K, never>)[kind]] : [],
  );
}

/**
 * The thriftiest of several loads of one street: fewest soldiers too many, fewest jokers, fewest
 * cards. Only a suggestion: every legal load can be put together by hand.
 */
export function thriftiest(loads: readonly string[][]): string[] | null {
  const price = (cards: readonly string[]): number =>
    cards.reduce((sum, id) => sum + soldier(id).count * 100 + (soldier(id).kind === 'joker' ? 10 : 0) + 1, 0);
  return loads.reduce<string[] | null>((best, cards) => (best === null || price(cards) < price(best) ? cards : best), null);
}
