/** Marne on the shelf. */
import type { Box } from '$web/board';
import Cover from './Cover.svelte';

const boxes: Box[] = [
  {
    id: 'marne',
    game: 'marne',
    name: 'Marne',
    pitch: {
      fr: 'Septembre 1914, place des Invalides : faites partir ensemble les taxis et leurs soldats.',
      en: 'September 1914, the Invalides: send off the taxis and their soldiers, together.',
    },
    seats: [1, 5],
    minutes: [20, 40],
    difficulty: 2,
    options: {},
    quick: 2,
    cover: Cover,
    order: 5,
  },
];
export default boxes;
