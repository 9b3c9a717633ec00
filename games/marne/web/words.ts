/** The names of Marne's cards, and the short labels of its buttons. */
import type { Speaking, Spoken } from '$web/board';
import { listed } from '$web/board';
import { STREETS, kindOf, soldier, taxi, type Action, type MarneView } from './view';

type Say = Speaking['say'];

/** A Soldier card in words. */
export function cardName(id: string, say: Say): string {
  const card = soldier(id);
  if (card.kind === 'bonus') return say(`marne-${(card.effect ?? '').replaceAll('_', '-')}`);
  return say('marne-ui-soldiers', { n: card.count, colour: say(`marne-ui-${card.colour}`) });
}

/** A Taxi card in words, with its event where events are played. */
export function taxiName(id: string, events: boolean, say: Say): string {
  const { soldiers, street, event } = taxi(id);
  const name = say('marne-taxi', { soldiers, street: STREETS[street]?.name ?? '' });
  return event && events ? `${name} • ${say(`marne-event-${event.replaceAll('_', '-')}`)}` : name;
}

/** Actions worth a button under the status line. */
const MAIN = ['turn_taxi', 'mobilise', 'keep', 'end_turn'];
/** Kinds with many actions are read out in groups. */
const GROUPED = ['load', 'exchange', 'move_officer', 'estafette', 'demi_tour', 'sergent_de_ville'];

export function spoken({ choices, say }: Speaking): Spoken[] {
  const all = listed(choices).map(({ action, words }) => ({ action: action as Action, label: say(words.id, words.args) }));
  const single = all
    .filter(({ action }) => !GROUPED.includes(kindOf(action)))
    .map(({ action, label }) => {
      const kind = kindOf(action);
      return MAIN.includes(kind) ? { action, label, main: say(`marne-ui-do-${kind}`) } : { action, label };
    });
  const groups = GROUPED.flatMap((kind): Spoken[] => {
    const inside = all.filter(({ action }) => kindOf(action) === kind);
    if (inside.length <= 2) return inside;
    return [{ label: say(`marne-ui-group-${kind}`, { n: inside.length }), next: () => inside }];
  });
  return [...single, ...groups];
}

export function prompt({ view, say }: Speaking): string {
  const { phase, actions_left } = view as MarneView;
  return phase === 'actions' ? say('marne-ui-prompt-actions', { n: actions_left }) : say(`marne-ui-prompt-${phase}`);
}

export function seatLine(view: unknown, seat: number, say: Say): string {
  const { hand_sizes, turn, phase, actions_left } = view as MarneView;
  const cards = say('marne-ui-cards', { n: hand_sizes[seat - 1] ?? 0 });
  return turn === seat && phase === 'actions' ? `${cards} • ${say('marne-ui-actions-left', { n: actions_left })}` : cards;
}

/** The band of the score table (MA-82), and that no events were played (MA-84). */
export function resultLine(view: unknown, say: Say): string {
  const { end, events } = view as MarneView;
  if (!end) return '';
  const band = say(`marne-band-${end.band.replaceAll('_', '-')}`);
  return events ? band : say('marne-ui-without-events', { band });
}
