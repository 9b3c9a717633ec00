/** Marne's generated types, under the names that the board uses, and the cards by their ids. */
import { carried, type BoardProps, type Carried, type KindOf, type IntroStep, type Speaking, type Spoken } from '$web/board';
import data from '../data/cards.json';
import type { Action, Choices, Colour, Event, TaxiEvent, View } from './types.gen';

export type { Action, Choices, Colour, Standing, View } from './types.gen';
export type Props = BoardProps<View, Choices, Action, Event>;
export type Talk = Speaking<View, Choices>;
export type Prompt = Speaking<View, Choices | null>;
export type Line = Spoken<Action>;
export type Intro = IntroStep<View, Choices, Action>;

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
export const taxis: ReadonlyMap<string, Taxi> = new Map<string, Taxi>((data.taxi_cards as Taxi[]).map((card) => [card.id, card]));

const NOBODY: Soldier = { id: '', kind: 'soldier', colour: 'grey', count: 0, effect: null };
export const soldier = (id: string): Soldier => soldiers.get(id) ?? NOBODY;
export const taxi = (id: string): Taxi => taxis.get(id) ?? { id, street: 0, soldiers: 0, colour: 'blue', event: null };

/** The data of all actions of one kind. */
export function inside<K extends KindOf<Action>>(actions: readonly Action[], kind: K): Carried<Action, K>[] {
  return actions.flatMap((action) => carried(action, kind) ?? []);
}

/**
 * The cheapest of several loads of one street: fewest surplus soldiers, then fewest jokers, then fewest
 * cards. It is only a suggestion: the player can pick any legal load.
 */
export function thriftiest(loads: readonly string[][]): string[] | null {
  const price = (cards: readonly string[]): number => cards.reduce((sum, id) => sum + soldier(id).count * 100 + (soldier(id).kind === 'joker' ? 10 : 0) + 1, 0);
  return loads.reduce<string[] | null>((best, cards) => (best === null || price(cards) < price(best) ? cards : best), null);
}
