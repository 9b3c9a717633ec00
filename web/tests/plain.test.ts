/** A game without a drawn board: on the shelf, and readable through the default board. */
import { describe, expect, it } from 'vitest';
import { loadBoard, spokenList } from '../src/board';
import { rowsOf } from '../src/plain/sheet';
import { face } from '../src/seats';
import { boxesOf, shelf, type Facts } from '../src/shelf';

const faces = [face(1, 'Zoé'), face(2, 'Ali')];
const texts: Record<string, string> = { 'nim-view-left': 'Matches left', yes: 'yes', no: 'no' };
const say = (id: string): string => texts[id] ?? id;
const rows = (view: unknown): ReturnType<typeof rowsOf> => rowsOf(view, { game: 'nim', faces, say });

describe('the sheet of a view', () => {
  it('has a label for each field, in the words of the game if it has any', () => {
    expect(rows({ left: 3, taxi_pile: 'face_down', hidden: null })).toEqual([
      { label: 'Matches left', text: '3' },
      { label: 'Taxi pile', text: 'face down' },
      { label: 'Hidden', text: '–' },
    ]);
  });
  it('calls seats by their names', () => {
    expect(rows({ turn: 2, to_act: [1, 2], limit: 2 })).toEqual([
      { label: 'Turn', text: 'Ali' },
      { label: 'To act', text: 'Zoé, Ali' },
      { label: 'Limit', text: '2' },
    ]);
  });
  it('nests lists, one entry for each player under their name', () => {
    expect(
      rows({
        players: [
          { hand: [4, 7], stopped: false },
          { hand: null, stopped: true },
        ],
      }),
    ).toEqual([
      {
        label: 'Players',
        rows: [
          {
            label: 'Zoé',
            face: faces[0],
            rows: [
              { label: 'Hand', text: '4, 7' },
              { label: 'Stopped', text: 'no' },
            ],
          },
          {
            label: 'Ali',
            face: faces[1],
            rows: [
              { label: 'Hand', text: '–' },
              { label: 'Stopped', text: 'yes' },
            ],
          },
        ],
      },
    ]);
  });
  it('reads lists of lists and bare values', () => {
    expect(rows({ grid: [[1, 2], [], [3]] })).toEqual([
      {
        label: 'Grid',
        rows: [
          { label: '1', text: '1, 2' },
          { label: '2', text: '–' },
          { label: '3', text: '3' },
        ],
      },
    ]);
    expect(rows('over')).toEqual([{ label: '', text: 'over' }]);
  });
});

describe('a game without a folder of its own for the browser', () => {
  const facts: Facts = {
    game: 'nim',
    name: 'Nim',
    order: 9,
    seats: [2, 4],
    pace: 'turn_based',
    quick: 2,
    boxes: [{ id: 'nim', pitch: { fr: 'Ne prenez pas la dernière.', en: 'Do not take the last one.' }, minutes: [5, 10], difficulty: 1, options: {} }],
  };
  it('is on the shelf with the default cover', () => {
    expect(boxesOf(facts)).toMatchObject([{ id: 'nim', game: 'nim', name: 'Nim', seats: [2, 4], here: true, cover: undefined }]);
  });
  it('gets the default board, which hides hands between two players who share a screen', async () => {
    const board = await loadBoard('nim');
    expect(board.board).toBeDefined();
    expect(board.secrets).toBe(true);
  });
  it('offers its choices in words', () => {
    const choices = { actions: [{ action: { take: 1 }, words: { id: 'nim-view-left' } }] };
    expect(spokenList(null, { view: {}, choices, seat: 1, faces, options: {}, say })).toEqual([{ label: 'Matches left', action: { take: 1 } }]);
  });
});

describe('the shelf', () => {
  it('has the games in order, each box with its facts', () => {
    const boxes = ['boomville', 'taxifolie-first', 'taxifolie-second', 'turbo', 'marne'];
    expect(shelf.map((box) => box.id).filter((id) => boxes.includes(id))).toEqual(boxes);
    for (const box of shelf) expect([box.id, box.pitch.fr !== '' && box.pitch.en !== '']).toEqual([box.id, true]);
  });
  it('names the fewest players without the solo game', () => {
    expect(shelf.find((box) => box.game === 'turbo')).toMatchObject({ seats: [2, 8], here: false, solo: { mode: 'trial' }, daily: { mode: 'daily' } });
  });
});
