/** Cards that travel from their pile to the player who gets them, above everything else on the page. */
import { tick } from 'svelte';
import { reducedMotion } from '$web/store/preferences.svelte';
import { flash } from './motion';

const TRAVEL_MS = 520;
/** The delay between cards that are dealt together. */
const STAGGER_MS = 110;

export interface Travel {
  /** Its origin: an element marked `data-pile`, or `data-card` when two cards change hands. */
  from: { pile: string } | { card: string };
  /** Its `data-card` in an open hand, if it goes there. */
  card?: string | undefined;
  /** The seat that gets it, and whether that is the viewer. */
  seat: number;
  mine: boolean;
  /** The colour of its back, if only the back is visible. */
  back: string;
}

/** The element with this mark, if it is visible; a hand may be folded or scrolled out of sight. */
function shown(mark: string, value: string | number): HTMLElement | SVGElement | null {
  const found = document.querySelectorAll<HTMLElement | SVGElement>(`[data-${mark}="${CSS.escape(String(value))}"]`);
  for (const one of found) {
    const { width, bottom, top } = one.getBoundingClientRect();
    if (width > 0 && bottom > 0 && top < innerHeight - 12) return one;
  }
  return null;
}

/** Moves cards across the page, once it shows the position after the deal. */
export async function travel(cards: readonly Travel[]): Promise<void> {
  await tick();
  cards.forEach((card, i) => void send(card, i * STAGGER_MS));
}

async function send({ from, card, seat, mine, back }: Travel, delay: number): Promise<void> {
  const start = 'pile' in from ? shown('pile', from.pile) : shown('card', from.card);
  const place = card === undefined ? null : shown('card', card);
  const end = place ?? shown('seat', seat) ?? shown('tab', mine ? 'hand' : 'seats');
  if (!end) return;
  if (!start || reducedMotion()) return flash(end);
  const ghost = place instanceof HTMLElement ? copyOf(place) : backOf(back, start);
  document.body.append(ghost);
  const [a, b] = [start.getBoundingClientRect(), end.getBoundingClientRect()];
  const own = ghost.getBoundingClientRect();
  const middle = (box: DOMRect): string => `${box.x + box.width / 2 - own.width / 2}px ${box.y + box.height / 2 - own.height / 2}px`;
  const small = Math.min(1, Math.max(0.3, a.width / own.width));
  const frames = [
    { translate: middle(a), scale: small, opacity: 1 },
    { translate: middle(b), scale: 1, opacity: 1, offset: 0.9 },
    { translate: middle(b), scale: 1, opacity: place ? 1 : 0 },
  ];
  // The card itself stays hidden until its copy has arrived.
  place?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + TRAVEL_MS });
  await ghost.animate(frames, { duration: TRAVEL_MS, delay, fill: 'backwards', easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)' }).finished.catch(() => undefined);
  ghost.remove();
}

function copyOf(card: HTMLElement): HTMLElement {
  const { width, height } = card.getBoundingClientRect();
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-card');
  return makeInert(copy, width, height);
}

function backOf(colour: string, pile: Element): HTMLElement {
  const { width, height } = pile.getBoundingClientRect();
  const back = document.createElement('div');
  back.style.background = colour;
  back.classList.add('back');
  return makeInert(back, Math.min(width, 60), Math.min(height, 80));
}

/** Makes a copy inert: no clicks, no focus, hidden from screen readers. */
function makeInert(ghost: HTMLElement, width: number, height: number): HTMLElement {
  ghost.classList.add('travelling');
  ghost.inert = true;
  ghost.ariaHidden = 'true';
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` });
  return ghost;
}
