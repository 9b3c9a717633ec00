/** The state of building in this browser: the chosen tile, the rotation of each kind, unanswered moves. */
import { after, fits, left, tileOf } from './tiles';
import type { Action, City, Kind, PawnName } from './view';

export class Builder {
  /** The chosen kind. */
  kind = $state<Kind | null>(null);
  /** The rotation of each kind beside the city. */
  rotation = $state<Record<Kind, number>>({ straight: 0, curve: 0, tee: 0, double: 0, cross: 0, deadend: 0 });
  /** The pawn that the client has chosen. */
  pawn = $state<PawnName | null>(null);
  /** The city with the player's actions that the server has not answered yet. */
  ahead = $state.raw<City | null>(null);

  tile(kind: Kind): string {
    return tileOf(kind, this.rotation[kind]);
  }

  /** A tap on a tile beside the city: chooses it, or turns it if it is chosen already. */
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
