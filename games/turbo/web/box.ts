/** Turbo on the shelf. */
import type { Box } from '$web/board';
import Cover from './Cover.svelte';

const boxes: Box[] = [
  {
    id: 'turbo',
    game: 'turbo',
    name: 'Turbo',
    pitch: {
      fr: 'Neuf tuiles, quatre pions, tout le monde en même temps : bâtissez la ville avant les autres.',
      en: 'Nine tiles, four pawns, everybody at once: build the city before the others do.',
    },
    seats: [2, 8],
    minutes: [10, 30],
    difficulty: 2,
    options: {},
    solo: { mode: 'trial' },
    daily: { mode: 'daily' },
    here: false,
    quick: 2,
    cover: Cover,
    order: 4,
  },
];
export default boxes;
