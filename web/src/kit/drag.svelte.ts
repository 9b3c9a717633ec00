/** Carrying something over a drawing, with the mouse or a finger. Less than a few pixels is a click. */
import type { Point } from './motion';

const SLIP = 7;

export class Drag<What> {
  /** What is in the hand and where, in the drawing's units. */
  held = $state.raw<({ what: What } & Point) | null>(null);
  #lifted: Point | null = null;

  constructor(
    private readonly drop: (what: What, at: Point) => void,
    /** Called with the place it is carried to, and with `null` when it is dropped. */
    private readonly over: (at: Point | null) => void = () => undefined,
  ) {}

  /** What an element needs so that this can be lifted there; nothing: it can't. */
  from(what: What | null): Record<string, (event: PointerEvent) => void> {
    if (what === null) return {};
    return {
      onpointerdown: (event) => {
        if (event.button !== 0) return;
        // The drawing under it must not be panned meanwhile.
        event.stopPropagation();
        this.#lifted = { x: event.clientX, y: event.clientY };
      },
      onpointermove: (event) => this.#carry(event, what),
      onpointerup: (event) => {
        const held = this.held;
        this.#letGo();
        if (held) this.drop(held.what, point(event));
      },
      onpointercancel: () => this.#letGo(),
    };
  }

  #carry(event: PointerEvent, what: What): void {
    if (!this.#lifted) return;
    if (!this.held && Math.hypot(event.clientX - this.#lifted.x, event.clientY - this.#lifted.y) < SLIP) return;
    // The click at the end of a drag must not choose anything.
    if (!this.held) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.held = { what, ...point(event) };
    this.over(this.held);
  }

  #letGo(): void {
    this.#lifted = null;
    this.held = null;
    this.over(null);
  }
}

function point(event: PointerEvent): Point {
  const matrix = (event.currentTarget as SVGElement).ownerSVGElement?.getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  return { x, y };
}
