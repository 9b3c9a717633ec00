/** The parts of Taxifolie that the frame loads. */
import type { GameBoard } from '$web/board';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import './paper.css';
import type { Action, Choices, Event, View } from './types.gen';
import { prompt, rankLine, seatLine, spoken, verdict } from './words';

const soundOf = {
  opened: 'dice',
  rolled: 'dice',
  drove: 'drive',
  boarded: 'card',
  hazard: 'card',
  paid: 'won',
  broke: 'refused',
  served: 'click',
};

const board: GameBoard<View, Choices, Action, Event> = {
  board: Board,
  hand: Hand,
  prompt,
  verdict,
  seatLine,
  rankLine,
  spoken,
  secrets: false,
  paper: 'taxifolie-paper',
  soundOf,
  intro: () => import('./intro').then((module) => module.steps()),
};
export default board;
