/** The introduction to Turbo: one small city, placed tile by tile. */
import { carried, kindOf } from '$web/board';
import { after, fits } from './tiles';
import { PAWNS, type Action, type Choices, type City, type Intro, type View } from './view';

const NOBODY = { filled: 0, out: false, waits: false, gone: false, medals: [], earlier: 0, city: null, faults: null };
const PAWNED: (number | null)[] = [0, 2, 6, 8];
/** A solution of the task: both yellow pawns on top, both black ones below. */
const DONE: City = ['straight:0', 'curve:1', 'curve:3', 'tee:1', 'cross:0', 'curve:2', 'straight:0', 'deadend:0', 'straight:0'];

function view(city: City | null, pawns: (number | null)[], stage: View['stage']): View {
  return {
    mode: 'race',
    stage,
    game: 1,
    games: 1,
    round: 1,
    pile: 12,
    client: 1,
    pawns,
    centre: city?.[4] ?? null,
    players: [
      { ...NOBODY, seat: 1, city, filled: city?.filter((tile) => tile !== null).length ?? 0 },
      { ...NOBODY, seat: 2, filled: 3 },
    ],
    clocks: { limit: null, head_start: null, second_chance: null },
    last: null,
    solo: null,
  };
}
const START: City = [null, null, null, null, 'cross:0', null, null, null, null];
const choices = (city: City, plain: Action[] = []): Choices => ({
  pawns: [],
  rim: [],
  empty: city.flatMap((tile, i) => (tile === null ? [i] : [])),
  tiles: ['straight:0', 'straight:1', 'curve:0', 'curve:1', 'curve:2', 'curve:3', 'tee:0', 'deadend:0'],
  built: city.flatMap((tile, i) => (tile !== null && i !== 4 ? [i] : [])),
  plain,
});

export function steps(): Intro[] {
  const almost = DONE.map((tile, i) => (i === 1 ? null : tile));
  const turned = DONE.map((tile, i) => (i === 5 ? 'curve:1' : tile));
  return [
    { text: 'turbo-ui-intro-1', view: view(null, [null, null, null, null], 'placing') },
    {
      text: 'turbo-ui-intro-2',
      view: view(null, [null, 2, 6, 8], 'placing'),
      choices: { pawns: [...PAWNS], rim: [0, 1, 3, 4, 5, 7, 9, 10, 11], empty: [], tiles: [], built: [], plain: [] },
      expects: (action) => kindOf(action) === 'pawn',
    },
    { text: 'turbo-ui-intro-3', view: view(START, PAWNED, 'building') },
    {
      text: 'turbo-ui-intro-4',
      view: view(almost, PAWNED, 'building'),
      choices: choices(almost),
      expects: (action) => fits(almost, action) && after(almost, action)[1] === DONE[1],
    },
    {
      text: 'turbo-ui-intro-5',
      view: { ...view(turned, PAWNED, 'building') },
      choices: choices(turned),
      expects: (action) => carried(action, 'rotate')?.cell === 5,
    },
    { text: 'turbo-ui-intro-6', view: view(DONE, PAWNED, 'building'), choices: choices(DONE, ['claim']), expects: (action) => action === 'claim' },
    { text: 'turbo-ui-intro-7', view: view(DONE, PAWNED, 'over') },
  ];
}
