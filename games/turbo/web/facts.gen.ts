// Generated from games/turbo by `cargo xtask goldens`; not to be edited.
import type { Facts } from '$web/shelf';

const facts: Facts = {
  "game": "turbo",
  "name": "Turbo",
  "order": 3,
  "seats": [
    1,
    8
  ],
  "pace": "simultaneous",
  "quick": 2,
  "solo": {
    "mode": "trial"
  },
  "daily": {
    "mode": "daily"
  },
  "boxes": [
    {
      "id": "turbo",
      "pitch": {
        "fr": "Neuf tuiles, quatre pions, tout le monde en même temps : bâtissez la ville avant les autres.",
        "en": "Nine tiles, four pawns, everybody at once: build the city before the others do."
      },
      "minutes": [
        10,
        30
      ],
      "difficulty": 1,
      "options": {}
    }
  ]
};
export default facts;
