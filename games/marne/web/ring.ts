/** The positions on the picture of the Esplanade: eight streets in a ring, north at the top. */
export interface Spot {
  x: number;
  y: number;
}

export const WHOLE = { x: 0, y: 0, w: 1000, h: 800 };
export const CENTRE: Spot = { x: 500, y: 400 };

/** Ring indices grow counter-clockwise from the north. */
const angle = (street: number): number => (-90 - 45 * street) * (Math.PI / 180);

const around = (street: number, rx: number, ry: number): Spot => ({
  x: CENTRE.x + rx * Math.cos(angle(street)),
  y: CENTRE.y + ry * Math.sin(angle(street)),
});

/** The officer's spot at the end of a street. */
export const spot = (street: number): Spot => around(street, 232, 168);
/** The position of a taxi in its street. */
export const stand = (street: number): Spot => around(street, 385, 300);
/** The outer end of a street. */
export const outer = (street: number): Spot => {
  const [near, far] = [spot(street), stand(street)];
  return { x: far.x + (far.x - near.x) * 1.8, y: far.y + (far.y - near.y) * 1.8 };
};

/** The way of a taxi that arrives from the north gate and goes round counter-clockwise. */
export function wayTo(street: number, from = street): Spot[] {
  const steps = (street - from + 8) % 8;
  const passed = Array.from({ length: steps + 1 }, (_, i) => spot((from + i) % 8));
  return [outer(from), stand(from), ...passed, stand(street)];
}
