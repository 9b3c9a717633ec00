/** Taxifolie on the shelf: two editions, two boxes. */
import type { Box } from '$web/board';
import First from './CoverFirst.svelte';
import Second from './CoverSecond.svelte';

const boxes: Box[] = [
  {
    id: 'taxifolie-first',
    game: 'taxifolie',
    name: 'Taxifolie',
    subtitle: { fr: '1re édition', en: 'first edition' },
    pitch: {
      fr: 'Paris, six taxis et des clients très exigeants : choisissez bien votre chemin.',
      en: 'Paris, six taxis and very demanding clients: choose your way with care.',
    },
    seats: [2, 6],
    minutes: [45, 90],
    difficulty: 2,
    options: { edition: 'first' },
    quick: 3,
    cover: First,
    order: 2,
  },
  {
    id: 'taxifolie-second',
    game: 'taxifolie',
    name: 'Taxifolie',
    subtitle: { fr: '2e édition', en: 'second edition' },
    pitch: {
      fr: 'Le même Paris avec des règles plus strictes : chaque souhait brisé se paie.',
      en: 'The same Paris with stricter rules: every broken wish has its price.',
    },
    seats: [2, 6],
    minutes: [45, 90],
    difficulty: 3,
    options: { edition: 'second' },
    quick: 3,
    cover: Second,
    order: 3,
  },
];
export default boxes;
