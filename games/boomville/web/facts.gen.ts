// Generated from games/boomville by `cargo xtask goldens`; not to be edited.
import type { Facts } from '$web/shelf';

const facts: Facts = {
  "game": "boomville",
  "name": "Boomville",
  "order": 1,
  "seats": [
    2,
    6
  ],
  "pace": "turn_based",
  "quick": 3,
  "boxes": [
    {
      "id": "boomville",
      "pitch": {
        "fr": "Des adresses secrètes, une ville pleine de barrières : arrivez le premier, et gênez les autres.",
        "en": "Secret addresses, a town full of barriers: get there first, and get in the way."
      },
      "minutes": [
        20,
        45
      ],
      "difficulty": 1,
      "options": {}
    }
  ]
};
export default facts;
