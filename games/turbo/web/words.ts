/** Turbo in words: the spoken list walks tile, turn and place one after the other. */
import type { Speaking, Spoken } from '$web/board';
import { duration } from '$web/kit/duration';
import type { Step } from '$web/protocol.gen';
import { ORIENTATIONS, kindOf, rotationOf } from './tiles';
import { soloTime } from './timing';
import { PAWNS, type Action, type RoundEnd, type TurboChoices, type TurboView } from './view';

type Say = Speaking['say'];
const cellName = (cell: number, say: Say): string => say(`turbo-cell-${cell}`);

const plainWord = (action: Action): string => String(action).replaceAll('_', '-');

function places(choices: TurboChoices, say: Say): Spoken[] {
  const kinds = [...new Set(choices.tiles.map(kindOf))];
  return kinds.map((kind) => {
    const tile = say(`turbo-tile-${kind}`);
    return {
      label: say('turbo-ui-say-place', { tile }),
      next: () =>
        choices.empty.map((cell) => ({
          label: cellName(cell, say),
          next: () =>
            choices.tiles
              .filter((one) => kindOf(one) === kind)
              .map((one) => ({ label: say('turbo-ui-say-turned', { n: rotationOf(one), of: ORIENTATIONS[kind] }), action: { place: { cell, tile: one } } })),
        })),
    };
  });
}

function changes(choices: TurboChoices, view: TurboView, seat: number | null, say: Say): Spoken[] {
  const city = view.players.find((player) => player.seat === seat)?.city ?? [];
  return choices.built.map((cell) => {
    const tile = city[cell];
    return {
      label: say('turbo-ui-say-change', { cell: cellName(cell, say), tile: tile ? say(`turbo-tile-${kindOf(tile)}`) : '' }),
      next: () => [
        { label: say('turbo-action-rotate', { cell: cellName(cell, say) }), action: { rotate: { cell } } },
        { label: say('turbo-action-take-back', { cell: cellName(cell, say) }), action: { take_back: { cell } } },
        ...[0, 1, 2, 3, 5, 6, 7, 8]
          .filter((to) => to !== cell)
          .map((to) => ({ label: say('turbo-action-move', { from: cellName(cell, say), to: cellName(to, say) }), action: { move: { from: cell, to } } })),
      ],
    };
  });
}

export function spoken({ view, choices: given, seat, say }: Speaking): Spoken[] {
  const choices = given as TurboChoices;
  const { mode, solo } = view as TurboView;
  const plain = choices.plain.map((action) => {
    const label = say(`turbo-action-${plainWord(action)}`);
    const help = action === 'hint' || action === 'show';
    // What takes a time of the day out of its ranking can't be taken back.
    const costly = mode === 'daily' && solo?.ranked === true && (help || action === 'give_up');
    return {
      action,
      label,
      ...(action === 'give_up' ? {} : { main: label, aside: help }),
      ...(costly ? { sure: say('turbo-ui-sure-unranked') } : {}),
    };
  });
  const pawns = choices.rim.length
    ? PAWNS.map((pawn) => {
        const name = say(`turbo-pawn-${pawn.replace('_', '-')}`);
        return {
          label: say('turbo-ui-say-pawn', { pawn: name }),
          next: () => choices.rim.map((cell) => ({ label: say('turbo-action-pawn', { pawn: name, cell }), action: { pawn: { pawn, cell } } })),
        };
      })
    : [];
  // Giving up comes last: whoever takes the first move of the list must not lose by it.
  const [leaving, usual] = [plain.filter(({ action }) => action === 'give_up'), plain.filter(({ action }) => action !== 'give_up')];
  return [...usual, ...pawns, ...(choices.empty.length ? places(choices, say) : []), ...changes(choices, view as TurboView, seat, say), ...leaving];
}

export function prompt({ view, choices, seat, say }: Speaking): string {
  const { stage, players } = view as TurboView;
  const offered = choices as TurboChoices | null;
  if (stage === 'placing') return say(offered?.plain.includes('turn_tile') ? 'turbo-ui-prompt-turn' : 'turbo-ui-prompt-pawns');
  const filled = players.find((player) => player.seat === seat)?.filled ?? 0;
  return filled === 9 ? say('turbo-ui-prompt-claim') : say('turbo-ui-prompt-build', { n: 9 - filled });
}

/** How a round ended. */
export function endingWords(end: RoundEnd, faces: Speaking['faces'], say: Say): string {
  if (typeof end === 'string') return say(`turbo-ui-end-${end}`);
  if ('won' in end) return say(`turbo-ui-end-won-${end.won.how}`, { name: faces[end.won.seat - 1]?.name ?? String(end.won.seat) });
  return say('turbo-ui-end-dropped');
}

/** How long a solo player took, and whether that ranks. */
export function resultLine(given: unknown, say: Say, steps: readonly Step[]): string {
  const { mode, solo } = given as TurboView;
  const time = soloTime(steps);
  if (!solo || time.solved === 0) return '';
  const took = say('turbo-ui-took', { ...duration(time.ms), wrong: solo.wrong });
  if (!solo.ranked) return `${took} ${say('turbo-ui-unranked')}`;
  return mode === 'daily' && !time.spoilt ? `${took} ${say('turbo-ui-in-ranking')}` : took;
}

export function seatLine(given: unknown, seat: number, say: Say): string {
  const view = given as TurboView;
  const player = view.players.find((one) => one.seat === seat);
  if (!player) return '';
  const medals = say('turbo-ui-medals', { n: player.medals.length });
  const state = player.gone ? say('turbo-ui-gone') : player.out ? say('turbo-ui-out') : say('turbo-ui-filled', { n: player.filled });
  return view.client === seat && view.stage === 'placing' ? `${medals} • ${say('turbo-ui-client')}` : `${medals} • ${state}`;
}
