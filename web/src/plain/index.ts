/** The default board, for every game that has none of its own yet. */
import type { GameBoard } from '$web/board';
import PlainBoard from './PlainBoard.svelte';

/** Such a game may have secrets, so players who share a screen get the curtain. */
const board: GameBoard = { board: PlainBoard, secrets: true };
export default board;
