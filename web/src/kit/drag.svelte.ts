/** Dragging something over a drawing, with the mouse or a finger. A move of a few pixels is still a click. */
import type { Point } from './motion';

/** A pointer that moves less than this still clicks. */
const MIN_DRAG_PX = 7;

export class Drag<What> {
  /** The dragged thing and its place, in the drawing's units. */
  held = $state.raw<({ what: What } & Point) | null>(null);
  #lifted: Point | null = null;

  constructor(
    private readonly drop: (what: What, at: Point) => void,
    /** Called with the place it is carried to, and with `null` when it is dropped. */
    private readonly over: (at: Point | null) => void = () => undefined,
  ) {}

  /** The event handlers of an element that `what` can be dragged from; none if `what` is `null`. */
  from(what: What | null): Record<string, (event: PointerEvent) => void> {
    if (what === null) return {};
    return {
      onpointerdown: (event) => {
        if (event.button !== 0) return;
        // The drawing under it must not pan during the drag.
        event.stopPropagation();
        this.#lifted = { x: event.clientX, y: event.clientY };
      },
      onpointermove: (event) => this.#carry(event, what),
      onpointerup: (event) => {
        const held = this.held;
        this.#release();
        if (held) this.drop(held.what, point(event));
      },
      onpointercancel: () => this.#release(),
    };
  }

  #carry(event: PointerEvent, what: What): void {
    if (!this.#lifted) return;
    if (!this.held && Math.hypot(event.clientX - this.#lifted.x, event.clientY - this.#lifted.y) < MIN_DRAG_PX) return;
    // The click at the end of a drag must not choose anything.
    if (!this.held) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.held = { what, ...point(event) };
    this.over(this.held);
  }

  #release(): void {
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
