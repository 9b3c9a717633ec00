/** Turbo in words: the spoken list asks for tile, rotation and place one after the other. */
import { winners, type Ended, type Say } from '$web/board';
import type { SeatFace } from '$web/seats';
import { duration } from '$web/kit/duration';
import { ORIENTATIONS, kindOf, rotationOf } from './tiles';
import { soloTime } from './timing';
import type { Action, Choices, Line, Prompt, RoundEnd, Talk, TurboStep, View } from './view';

const cellName = (cell: number, say: Say): string => say(`turbo-cell-${cell}`);

const plainWord = (action: Action): string => String(action).replaceAll('_', '-');

function places(choices: Choices, say: Say): Line[] {
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

function changes(choices: Choices, view: View, seat: number | null, say: Say): Line[] {
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

export function spoken({ view, choices, seat, say }: Talk): Line[] {
  const { mode, solo } = view;
  const plain = choices.plain.map((action) => {
    const label = say(`turbo-action-${plainWord(action)}`);
    const help = action === 'hint' || action === 'show';
    // In the puzzle of the day, help takes the time out of the ranking for good.
    const costly = mode === 'daily' && solo?.ranked === true && (help || action === 'give_up');
    return {
      action,
      label,
      ...(action === 'give_up' ? {} : { main: label, aside: help }),
      ...(costly ? { sure: say('turbo-ui-sure-unranked') } : {}),
    };
  });
  const pawns = choices.pawns.map((pawn) => {
    const name = say(`turbo-pawn-${pawn.replace('_', '-')}`);
    return {
      label: say('turbo-ui-say-pawn', { pawn: name }),
      next: () => choices.rim.map((cell) => ({ label: say('turbo-action-pawn', { pawn: name, cell }), action: { pawn: { pawn, cell } } })),
    };
  });
  // Giving up comes last: the first move of the list must not lose the game.
  const [leaving, usual] = [plain.filter(({ action }) => action === 'give_up'), plain.filter(({ action }) => action !== 'give_up')];
  return [...usual, ...pawns, ...(choices.empty.length ? places(choices, say) : []), ...changes(choices, view, seat, say), ...leaving];
}

export function prompt({ view: { stage, players }, choices, seat, say }: Prompt): string {
  if (stage === 'placing') return say(choices?.plain.includes('turn_tile') ? 'turbo-ui-prompt-turn' : 'turbo-ui-prompt-pawns');
  const filled = players.find((player) => player.seat === seat)?.filled ?? 0;
  return filled === 9 ? say('turbo-ui-prompt-claim') : say('turbo-ui-prompt-build', { n: 9 - filled });
}

/** The round, and the game if the match has several. */
export function roundLine({ game, games, round, pile }: Pick<View, 'game' | 'games' | 'round' | 'pile'>, say: Say): string {
  const line = say('turbo-ui-round', { n: round, left: pile });
  return games > 1 ? `${say('turbo-ui-game', { n: game, of: games })} • ${line}` : line;
}

/** What help costs alone: only the puzzle of the day has a ranking. */
export function helpLine({ mode, solo, stage }: Pick<View, 'mode' | 'solo' | 'stage'>, say: Say): string {
  if (!solo) return '';
  if (mode !== 'daily') return solo.ranked ? '' : say('turbo-ui-helped', { n: solo.solved });
  return solo.ranked ? (stage === 'over' ? '' : say('turbo-ui-ranked')) : say('turbo-ui-unranked');
}

/** The end of a round, in words. */
export function endingWords(end: RoundEnd, faces: readonly SeatFace[], say: Say): string {
  if (typeof end === 'string') return say(`turbo-ui-end-${end}`);
  if ('won' in end) return say(`turbo-ui-end-won-${end.won.how}`, { name: faces[end.won.seat - 1]?.name ?? String(end.won.seat) });
  return say('turbo-ui-end-dropped');
}

/** The time of a solo player and, for the puzzle of the day, whether it is ranked. */
export function resultLine({ mode, solo }: Pick<View, 'mode' | 'solo'>, say: Say, steps: readonly TurboStep[]): string {
  const time = soloTime(steps);
  if (!solo || time.solved === 0) return '';
  const took = say('turbo-ui-took', { ...duration(time.ms), wrong: solo.wrong });
  if (!solo.ranked) return `${took} ${helpLine({ mode, solo, stage: 'over' }, say)}`;
  return mode === 'daily' && !time.unranked ? `${took} ${say('turbo-ui-in-ranking')}` : took;
}

/** Who won with how many medals; alone, how many tasks were solved. */
export function verdict({ view, end, faces, say }: Ended<View>): string {
  if (view.solo) return say('turbo-ui-verdict-solo', { n: end.scores?.[0] ?? 0, of: view.solo.tasks });
  const names = winners({ end, faces });
  return say('turbo-ui-verdict', { names, n: names.length, medals: Math.max(0, ...(end.scores ?? [])) });
}

export function rankLine(view: View, seat: number, say: Say): string {
  const player = view.players.find((one) => one.seat === seat);
  return player ? say('turbo-ui-medals', { n: player.earlier + player.medals.length }) : '';
}

export function seatLine(view: View, seat: number, say: Say): string {
  const player = view.players.find((one) => one.seat === seat);
  if (!player) return '';
  const medals = say('turbo-ui-medals', { n: player.earlier + player.medals.length });
  const state = player.gone ? say('turbo-ui-gone') : player.out ? say('turbo-ui-out') : say('turbo-ui-filled', { n: player.filled });
  return view.client === seat && view.stage === 'placing' ? `${medals} • ${say('turbo-ui-client')}` : `${medals} • ${state}`;
}
