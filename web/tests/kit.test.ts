/** The small parts: panning, QR codes, seats, Markdown, routes, seating. */
import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { firstPlaces, resize, toSeats } from '../src/home/seating';
import { shortest } from '../src/kit/ways';
import { qr } from '../src/kit/qr';
import { centre, fit, frame, inside, zoom } from '../src/kit/view-box';
import { pageAt } from '../src/router.svelte';
import { SHAPES } from '../src/protocol.gen';
import { PAINT, face, outline } from '../src/seats';
import { clockText } from '../src/table/clock';
import { same } from '../src/table/same';

const whole = { x: 0, y: 0, w: 100, h: 80 };

describe('panning and zooming', () => {
  it('never shows more than the whole, nor anything beyond its edge', () => {
    expect(inside({ x: -50, y: 500, w: 300, h: 1 }, whole, 1.25)).toEqual(whole);
    expect(inside({ x: 90, y: 0, w: 50, h: 40 }, whole, 1.25)).toEqual({ x: 50, y: 0, w: 50, h: 40 });
  });
  it('fits the whole into any shape', () => {
    expect(fit(whole, 0.5)).toEqual({ x: 0, y: -60, w: 100, h: 200 });
  });
  it('keeps the point under the finger where it is', () => {
    const near = zoom(whole, whole, 2, { x: 25, y: 20 });
    expect((25 - near.x) / near.w).toBeCloseTo(0.25);
    expect((20 - near.y) / near.h).toBeCloseTo(0.25);
  });
  it('frames points with a margin, not closer than the given span', () => {
    expect(frame([{ x: 50, y: 40 }], whole, 1.25, 25, 5)).toEqual({ x: 37.5, y: 30, w: 25, h: 20 });
    expect(
      frame(
        [
          { x: 30, y: 40 },
          { x: 70, y: 40 },
        ],
        whole,
        1.25,
        25,
        5,
      ),
    ).toEqual({ x: 25, y: 20, w: 50, h: 40 });
  });
  it('brings the taxi to the middle', () => {
    expect(centre(whole, whole, { x: 50, y: 40 }, 20)).toEqual({ x: 40, y: 32, w: 20, h: 16 });
  });
});

describe('QR codes', () => {
  it('have the size of their version and its three finders', () => {
    const cells = qr('http://192.168.1.20:8010/t/abcdefghijklmnop') as boolean[][];
    expect(cells.length).toBe(29);
    for (const [r, c] of [
      [0, 0],
      [0, 22],
      [22, 0],
    ] as const) {
      expect(cells[r]?.slice(c, c + 7)).toEqual(Array(7).fill(true));
      expect(cells[r + 1]?.slice(c, c + 7)).toEqual([true, false, false, false, false, false, true]);
    }
  });
  it('can be read back by another program, short or long', () => {
    for (const length of [4, 30, 75, 110, 150, 200, 260]) {
      const text = 'http://192.168.1.20:8010/t/'.padEnd(length, 'abcXYZ019-#=');
      const cells = qr(text) as boolean[][];
      const size = (cells.length + 8) * 4;
      const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
      cells.forEach((row, y) =>
        row.forEach((dark, x) => {
          for (let i = 0; dark && i < 16; i++) {
            const at = (((y + 4) * 4 + (i >> 2)) * size + (x + 4) * 4 + (i & 3)) * 4;
            pixels.fill(0, at, at + 3);
          }
        }),
      );
      expect(jsQR(pixels, size, size)?.data).toBe(text);
    }
  });
  it('refuse a text that is too long', () => {
    expect(qr('x'.repeat(400))).toBeNull();
  });
});

describe('seats', () => {
  it('differ in shape, and in colour for every kind of colour blindness', () => {
    const paints = Object.entries(PAINT);
    for (const kind of Object.keys(BLIND) as (keyof typeof BLIND)[]) {
      for (const [i, [a, one]] of paints.entries())
        for (const [b, other] of paints.slice(i + 1)) expect([kind, a, b, apart(kind, one.colour, other.colour) > 24]).toEqual([kind, a, b, true]);
    }
    expect(new Set(SHAPES.map(outline)).size).toBe(8);
  });
  it('can be read: the letter stands out from the fill', () => {
    for (const [name, { colour, on }] of Object.entries(PAINT)) expect([name, contrast(colour, on) >= 4.5]).toEqual([name, true]);
  });
  it('have an initial, an outline and the taxi that was chosen', () => {
    expect(face(3, 'élodie').initial).toBe('É');
    expect(face(3, '').initial).toBe('3');
    for (const shape of SHAPES) expect(outline(shape)).toMatch(/^M.*z$/);
    expect(face(3, 'Zoé', { colour: 'black', shape: 'star' })).toMatchObject({ colour: PAINT.black.colour, on: PAINT.black.on, shape: 'star' });
  });
});

describe('addresses', () => {
  it('lead to their pages, or to the page for unknown addresses', () => {
    expect(pageAt('/')).toEqual({ name: 'home' });
    expect(pageAt('/t/abc')).toEqual({ name: 'table', table: 'abc' });
    expect(pageAt('/rules/marne')).toEqual({ name: 'rules', game: 'marne' });
    expect(pageAt('/t')).toEqual({ name: 'lost' });
    expect(pageAt('/t/a/b')).toEqual({ name: 'lost' });
    expect(pageAt('/t/%E0%A4%A')).toEqual({ name: 'lost' });
  });
});

describe('a new table', () => {
  it('begins with me and the others, and new seats are like the last', () => {
    const places = resize(firstPlaces('here', 2, 'random'), 3, 'random');
    expect(toSeats(places, (n) => `P${n}`)).toEqual(['me', { here: { name: 'P2' } }, { here: { name: 'P3' } }]);
    expect(toSeats(firstPlaces('friends', 2, 'x'), String)).toEqual(['me', 'open']);
  });
});

describe('small functions', () => {
  it('write clocks as people read them', () => {
    expect(clockText(61_000)).toBe('1:01');
    expect(clockText(3_600_000)).toBe('1:00:00');
  });
  it('compare actions by value', () => {
    expect(same({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true);
    expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(same([1], { 0: 1 })).toBe(false);
  });
});

/** Linear matrices that simulate three kinds of colour blindness (Machado et al., severity 1). */
const BLIND = {
  none: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};
type Three = [number, number, number];
const linear = (hex: string): Three =>
  [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Three;
const times = (m: readonly number[], [r, g, b]: Three): Three =>
  [0, 3, 6].map((i) => Math.max(0, (m[i] ?? 0) * r + (m[i + 1] ?? 0) * g + (m[i + 2] ?? 0) * b)) as Three;
function lab(rgb: Three): Three {
  const [x, y, z] = times([0.4124, 0.3576, 0.1805, 0.2126, 0.7152, 0.0722, 0.0193, 0.1192, 0.9505], rgb);
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  return [116 * f(y) - 16, 500 * (f(x / 0.9505) - f(y)), 200 * (f(y) - f(z / 1.089))];
}
function apart(kind: keyof typeof BLIND, a: string, b: string): number {
  const [p, q] = [a, b].map((hex) => lab(times(BLIND[kind], linear(hex)))) as [Three, Three];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}
function contrast(a: string, b: string): number {
  const light = (hex: string): number => times([0.2126, 0.7152, 0.0722, 0, 0, 0, 0, 0, 0], linear(hex))[0];
  const [low, high] = [light(a), light(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

describe('a shortest way', () => {
  const next = (cell: number): number[] => ({ 1: [2, 4], 2: [1, 3], 3: [2, 5], 4: [1, 5], 5: [3, 4], 9: [] })[cell] ?? [];
  it('is the one with fewest cells, without its start', () => {
    expect(shortest(1, 5, next)).toEqual([4, 5]);
    expect(shortest(1, 3, next)).toEqual([2, 3]);
  });
  it('is empty if no street leads there, or nowhere has to be gone', () => {
    expect(shortest(1, 9, next)).toEqual([]);
    expect(shortest(1, 1, next)).toEqual([]);
  });
});
