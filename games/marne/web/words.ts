/** The names of Marne's cards, and the short labels of its buttons. */
import { kindOf, type Ended, type Say } from '$web/board';
import { STREETS, soldier, taxi, type Line, type Prompt, type Talk, type View } from './view';

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
const MAIN: readonly string[] = ['turn_taxi', 'mobilise', 'keep', 'end_turn'];
/** Kinds with many actions, which are read out in groups. */
const GROUPED: readonly string[] = ['load', 'exchange', 'move_officer', 'estafette', 'demi_tour', 'sergent_de_ville'];

export function spoken({ choices, say }: Talk): Line[] {
  const all = choices.actions.map(({ action, words }) => ({ action, label: say(words.id, words.args) }));
  const single = all
    .filter(({ action }) => !GROUPED.includes(kindOf(action)))
    .map(({ action, label }) => {
      const kind = kindOf(action);
      return MAIN.includes(kind) ? { action, label, main: say(`marne-ui-do-${kind}`) } : { action, label };
    });
  const groups = GROUPED.flatMap((kind): Line[] => {
    const inside = all.filter(({ action }) => kindOf(action) === kind);
    if (inside.length <= 2) return inside;
    return [{ label: say(`marne-ui-group-${kind}`, { n: inside.length }), next: () => inside }];
  });
  return [...single, ...groups];
}

export function prompt({ view: { phase, actions_left }, say }: Prompt): string {
  return phase === 'actions' ? say('marne-ui-prompt-actions', { n: actions_left }) : say(`marne-ui-prompt-${phase}`);
}

export function seatLine({ hand_sizes, turn, phase, actions_left }: View, seat: number, say: Say): string {
  const cards = say('marne-ui-cards', { n: hand_sizes[seat - 1] ?? 0 });
  return turn === seat && phase === 'actions' ? `${cards} • ${say('marne-ui-actions-left', { n: actions_left })}` : cards;
}

/** The common score (MA-81). */
export const verdict = ({ view, say }: Ended<View>): string => say('marne-ui-verdict', { n: view.score });

/** The band of the score table (MA-82), with a note if no events were played (MA-84). */
export function resultLine({ end, events }: Pick<View, 'end' | 'events'>, say: Say): string {
  if (!end) return '';
  const band = say(`marne-band-${end.band.replaceAll('_', '-')}`);
  return events ? band : say('marne-ui-without-events', { band });
}
