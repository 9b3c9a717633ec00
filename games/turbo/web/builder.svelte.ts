/** What the player holds while building: the chosen tile, how each kind lies, moves on their way. */
import { after, fits, left, tileOf } from './tiles';
import type { Action, City, Kind, PawnName } from './view';

export class Builder {
  /** The kind in the hand. */
  kind = $state<Kind | null>(null);
  /** How each kind is turned beside the city. */
  rotation = $state<Record<Kind, number>>({ straight: 0, curve: 0, tee: 0, double: 0, cross: 0, deadend: 0 });
  /** The pawn in the client's hand. */
  pawn = $state<PawnName | null>(null);
  /** The city with own actions that the server has not answered yet. */
  ahead = $state.raw<City | null>(null);

  tile(kind: Kind): string {
    return tileOf(kind, this.rotation[kind]);
  }

  /** A tap on a tile beside the city: takes it, or turns the one in the hand. */
  tap(kind: Kind): void {
    if (this.kind === kind) this.rotation[kind] = (this.rotation[kind] + 1) % 4;
    this.kind = kind;
  }

  /** Plays a building action and shows it at once. */
  build(city: City, action: Action, act: (action: Action) => void): void {
    if (!fits(city, action)) return;
    this.ahead = after(city, action);
    act(action);
    if (this.kind && left(this.ahead, this.kind) === 0) this.kind = null;
  }
}
