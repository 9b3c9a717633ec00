/**
 * The looks of the eight seats: a colour, a shape and an initial, so that colour is never the only
 * sign. The colours differ for colour-blind eyes too; a test simulates
 * three kinds of colour blindness.
 */
import { COLOURS, SHAPES, type Colour, type Shape, type Taxi } from './protocol.gen';

export interface SeatFace {
  /** The seat's number, from 1. */
  seat: number;
  name: string;
  /** The fill of its taxi, pawn or badge. */
  colour: string;
  /** The colour of the text on the fill. */
  on: string;
  shape: Shape;
  /** One letter or digit for small places. */
  initial: string;
  /** The id of the bot that plays here, if one does. */
  bot?: string;
}

/** How a colour is painted. */
interface Paint {
  colour: string;
  on: string;
}

export const PAINT: Readonly<Record<Colour, Paint>> = {
  yellow: { colour: '#ffcd1c', on: '#17203a' },
  indigo: { colour: '#4a3fd6', on: '#ffffff' },
  rust: { colour: '#b4500a', on: '#ffffff' },
  sky: { colour: '#55dcf5', on: '#17203a' },
  plum: { colour: '#6b1f72', on: '#ffffff' },
  green: { colour: '#0f9f7f', on: '#17203a' },
  lime: { colour: '#daf0b4', on: '#17203a' },
  black: { colour: '#14171e', on: '#ffffff' },
};

/** The taxi of a seat if nobody chooses one. */
export const usualTaxi = (seat: number): Taxi => ({
  colour: COLOURS[(seat - 1) % COLOURS.length] as Colour,
  shape: SHAPES[(seat - 1) % SHAPES.length] as Shape,
});

/** The face of a seat with its taxi. */
export function face(seat: number, name: string, taxi: Taxi = usualTaxi(seat)): SeatFace {
  const initial = [...name.trim()][0]?.toLocaleUpperCase() ?? String(seat);
  return { seat, name, initial, shape: taxi.shape, ...PAINT[taxi.colour] };
}

/** The outline of a shape in a box of 20 by 20 around the origin, as an SVG path. */
export function outline(shape: Shape): string {
  switch (shape) {
    case 'disc':
      return 'M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0z';
    case 'square':
      return 'M-8-8H8V8H-8z';
    case 'triangle':
      return 'M0-10L10 8.5H-10z';
    case 'diamond':
      return 'M0-10.5L10.5 0L0 10.5L-10.5 0z';
    case 'pentagon':
      return polygon(5, 10, 0);
    case 'hexagon':
      return polygon(6, 9.8, 30);
    case 'star':
      return star(11, 6.4);
    case 'cross':
      return 'M-4-9.5H4V-4H9.5V4H4V9.5H-4V4H-9.5V-4H-4z';
  }
}

const point = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

function polygon(corners: number, radius: number, turn: number): string {
  const points = Array.from({ length: corners }, (_, i) => point(radius, turn + (360 / corners) * i));
  return `M${points.join('L')}z`;
}

function star(outer: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, i) => point(i % 2 ? inner : outer, 36 * i));
  return `M${points.join('L')}z`;
}
