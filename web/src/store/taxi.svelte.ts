/** The taxi that this person chose last; it is asked for at each new table. */
import { COLOURS, SHAPES, type Taxi } from '$web/protocol.gen';
import { keep, kept } from './kept';

/** A remembered taxi; `null`: none, or one that no longer exists. */
export function readTaxi(text: string | null): Taxi | null {
  const [colourWord, shapeWord] = (text ?? '').split(' ');
  const colour = COLOURS.find((one) => one === colourWord);
  const shape = SHAPES.find((one) => one === shapeWord);
  return colour && shape ? { colour, shape } : null;
}

const mine = $state<{ taxi: Taxi | null }>({ taxi: readTaxi(kept('my-taxi')) });

export const myTaxi = (): Taxi | null => mine.taxi;

/** The wish as a field of a request; empty: none. */
export const taxiWish = (): { taxi?: Taxi } => (mine.taxi ? { taxi: { ...mine.taxi } } : {});

export function rememberTaxi(taxi: Taxi): void {
  mine.taxi = taxi;
  keep('my-taxi', `${taxi.colour} ${taxi.shape}`);
}
