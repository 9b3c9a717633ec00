/** The board of every game that has none of its own yet. */
import type { GameBoard } from '$web/board';
import PlainBoard from './PlainBoard.svelte';

/** Nothing is known of its secrets, so the players of one screen draw the curtain. */
const board: GameBoard = { board: PlainBoard, secrets: true };
export default board;
