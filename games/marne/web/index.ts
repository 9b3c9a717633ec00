/** Marne's board, described for the frame. */
import type { GameBoard } from '$web/board';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import './paper.css';
import { prompt, seatLine, spoken } from './words';

const board: GameBoard = {
  board: Board,
  hand: Hand,
  prompt,
  seatLine,
  spoken,
  secrets: false,
  paper: 'marne-paper',
  soundOf: (event) => {
    const kind = typeof event === 'object' && event !== null ? Object.keys(event)[0] : null;
    if (kind === 'taxi_arrived' || kind === 'taxi_sent') return 'drive';
    if (kind === 'drawn' || kind === 'exchanged' || kind === 'discarded') return 'card';
    if (kind === 'officer_moved') return 'click';
    return kind === 'ended' ? 'won' : null;
  },
  intro: () => import('./intro').then((module) => module.steps()),
};
export default board;
