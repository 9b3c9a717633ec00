/** Boomville on the shelf. */
import type { Box } from '$web/board';
import Cover from './Cover.svelte';

const boxes: Box[] = [
  {
    id: 'boomville',
    game: 'boomville',
    name: 'Boomville',
    pitch: {
      fr: 'Des adresses secrètes, une ville pleine de barrières : arrivez le premier, et gênez les autres.',
      en: 'Secret addresses, a town full of barriers: get there first, and get in the way.',
    },
    seats: [2, 6],
    minutes: [20, 45],
    difficulty: 1,
    options: {},
    quick: 3,
    cover: Cover,
    order: 1,
  },
];
export default boxes;
