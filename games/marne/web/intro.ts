/** The introduction to Marne: one turn on a fixed position. */
import { same } from '$web/table/same';
import type { Action, Choices, Intro, View } from './view';

const base: View = {
  phase: 'officers',
  turn: 1,
  first: 1,
  actions_left: 3,
  arrived: false,
  no_bonus: false,
  silence: null,
  hand_sizes: [5, 5],
  hands: null,
  reserve: null,
  streets: [null, null, null, null, null, null, null, null],
  officers: null,
  tokens_left: 7,
  soldiers_left: 17,
  soldier_discard: [],
  taxis_left: 24,
  top_back: null,
  taxi_discard: [],
  drawn: null,
  resolving: null,
  score: 0,
  events: false,
  open_reserve: false,
  end: null,
};
const dealt: View = {
  ...base,
  phase: 'arrival',
  hands: [
    ['S02', 'S06', 'S11', 'S21', 'S25'],
    ['S04', 'S07', 'S12', 'S16', 'S26'],
  ],
  officers: [0, 4],
  top_back: 'blue',
};
const arrived: View = {
  ...dealt,
  phase: 'actions',
  arrived: true,
  taxis_left: 23,
  top_back: 'red',
  streets: [{ taxi: 'T03', token: false, required: 4 }, null, null, null, null, null, null, null],
};
const exchanged: View = {
  ...arrived,
  actions_left: 2,
  hands: [
    ['S02', 'S04', 'S11', 'S21', 'S25'],
    ['S06', 'S07', 'S12', 'S16', 'S26'],
  ],
};
const sent: View = {
  ...exchanged,
  actions_left: 1,
  hand_sizes: [3, 5],
  hands: [
    ['S11', 'S21', 'S25'],
    ['S06', 'S07', 'S12', 'S16', 'S26'],
  ],
  streets: base.streets,
  taxi_discard: ['T03'],
  soldier_discard: ['S02', 'S04'],
  score: 4,
};
const moved: View = { ...sent, actions_left: 0, officers: [1, 4] };

const choices = (...actions: Action[]): Choices => ({ actions: actions.map((action) => ({ action, words: { id: 'marne-ui-intro-move' } })) });
const one = (action: Action): Pick<Intro, 'choices' | 'expects'> => ({
  choices: choices(action),
  expects: (given) => same(given, action),
});

export function steps(): Intro[] {
  const load: Action = { load: { street: 0, cards: ['S02', 'S04'] } };
  const colours = (['blue', 'red', 'green', 'yellow'] as const).map((colour): Action => ({ place_officers: { colour } }));
  return [
    { text: 'marne-ui-intro-1', view: base },
    { text: 'marne-ui-intro-2', view: base, choices: choices(...colours), expects: (action) => same(action, colours[0]) },
    { text: 'marne-ui-intro-3', view: dealt },
    { text: 'marne-ui-intro-4', view: arrived, ...one({ exchange: { give: 'S06', take: 'S04' } }) },
    { text: 'marne-ui-intro-5', view: exchanged, choices: choices(load), expects: (action) => same(action, load) },
    { text: 'marne-ui-intro-6', view: sent, ...one({ move_officer: { from: 0, to: 1 } }) },
    { text: 'marne-ui-intro-7', view: moved },
  ];
}
