// Generated from games/marne by `cargo xtask goldens`; not to be edited.
import type { Facts } from '$web/shelf';

const facts: Facts = {
  "game": "marne",
  "name": "Marne",
  "order": 4,
  "seats": [
    1,
    5
  ],
  "pace": "turn_based",
  "quick": 2,
  "boxes": [
    {
      "id": "marne",
      "pitch": {
        "fr": "Septembre 1914, place des Invalides : faites partir ensemble les taxis et leurs soldats.",
        "en": "September 1914, the Invalides: send off the taxis and their soldiers, together."
      },
      "minutes": [
        20,
        40
      ],
      "difficulty": 2,
      "options": {}
    }
  ]
};
export default facts;
