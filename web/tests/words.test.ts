/** The browser puts messages into words by the same rules as the crate `words`. */
import { describe, expect, it } from 'vitest';
import { Words } from '../src/i18n/words';

const text = `toy-taxi = the taxi
toy-drives = { $who } drives { $what } { $n ->
    [one] one cell
   *[other] { $n } cells
 } past { $past }.
toy-money = { $n } euros
`;
const words = new Words('en', [text]);

describe('a message is put into words', () => {
  it('with names, nested messages, plurals and lists', () => {
    const message = {
      id: 'toy-drives',
      args: { who: { seat: 2 }, what: { id: 'toy-taxi' }, n: 3, past: ['a', { id: 'toy-taxi' }, 7] },
    };
    expect(words.render(message, (seat) => `Player ${seat}`)).toBe('Player 2 drives the taxi 3 cells past a, the taxi, 7.');
    expect(words.render({ ...message, args: { ...message.args, n: 1 } }, String)).toContain('one cell');
  });
  it('with numbers as Rust writes them: no grouping, in any language', () => {
    for (const language of ['fr', 'en'] as const) {
      expect(new Words(language, [text]).render({ id: 'toy-money', args: { n: 1234567 } }, String)).toBe('1234567 euros');
    }
  });
  it('without marks around arguments', () => {
    expect(words.say({ id: 'toy-money', args: { n: 5 } })).toBe('5 euros');
  });
  it('or gives its bare id when something is missing', () => {
    expect(() => words.render({ id: 'toy-none' }, String)).toThrow();
    expect(() => words.render({ id: 'toy-drives' }, String)).toThrow();
    expect(words.say({ id: 'toy-none' })).toBe('toy-none');
  });
  it('and reports broken texts', () => {
    expect(new Words('fr', ['a = 1\na = 2\n']).mistakes).toHaveLength(1);
  });
});
