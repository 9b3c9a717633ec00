/** A link is copied with the browser's clipboard, or without it over plain http. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copy } from '../src/kit/clipboard';

/** A page without a clipboard; `works`: whether the old command succeeds. */
function page(works: boolean): { value: string; selected: boolean; removed: boolean } {
  const area = {
    value: '',
    className: '',
    selected: false,
    removed: false,
    setAttribute: () => undefined,
    select: () => (area.selected = true),
    remove: () => (area.removed = true),
  };
  vi.stubGlobal('document', { createElement: () => area, body: { append: () => undefined }, execCommand: () => works && area.selected });
  return area;
}

afterEach(() => vi.unstubAllGlobals());

describe('copying', () => {
  it('uses the clipboard where there is one', async () => {
    const written: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
    expect(await copy('a link')).toBe(true);
    expect(written).toEqual(['a link']);
  });
  it('falls back to the old command where the clipboard is missing or refuses', async () => {
    for (const clipboard of [undefined, { writeText: () => Promise.reject(new Error('denied')) }]) {
      vi.stubGlobal('navigator', { clipboard });
      const area = page(true);
      expect(await copy('a link')).toBe(true);
      expect([area.value, area.removed]).toEqual(['a link', true]);
    }
  });
  it('reports failure when nothing worked', async () => {
    vi.stubGlobal('navigator', {});
    page(false);
    expect(await copy('a link')).toBe(false);
  });
});
