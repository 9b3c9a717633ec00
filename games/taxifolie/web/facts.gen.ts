// Generated from games/taxifolie by `cargo xtask goldens`; not to be edited.
import type { Facts } from '$web/shelf';

const facts: Facts = {
  "game": "taxifolie",
  "name": "Taxifolie",
  "order": 2,
  "seats": [
    2,
    6
  ],
  "pace": "turn_based",
  "quick": 3,
  "boxes": [
    {
      "id": "taxifolie-first",
      "subtitle": {
        "fr": "1re édition",
        "en": "first edition"
      },
      "pitch": {
        "fr": "Paris, six taxis et des clients très exigeants : choisissez bien votre chemin.",
        "en": "Paris, six taxis and very demanding clients: choose your way with care."
      },
      "minutes": [
        30,
        60
      ],
      "difficulty": 2,
      "options": {
        "edition": "first"
      }
    },
    {
      "id": "taxifolie-second",
      "subtitle": {
        "fr": "2e édition",
        "en": "second edition"
      },
      "pitch": {
        "fr": "Le même Paris avec des règles plus strictes : chaque souhait brisé se paie.",
        "en": "The same Paris with stricter rules: every broken wish has its price."
      },
      "minutes": [
        30,
        60
      ],
      "difficulty": 3,
      "options": {
        "edition": "second"
      }
    }
  ]
};
export default facts;
