/** The parts of Boomville that the frame loads. */
import type { GameBoard } from '$web/board';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import './paper.css';
import type { Action, Choices, Event, View } from './types.gen';
import { prompt, question, rankLine, seatLine, spoken, verdict } from './words';

const soundOf = {
  rolled: 'dice',
  drove: 'drive',
  drew: 'card',
  drew_destination: 'card',
  arrived: 'won',
  barred: 'click',
  placed_cone: 'click',
  placed_one_way: 'click',
  removed: 'click',
};

const board: GameBoard<View, Choices, Action, Event> = {
  board: Board,
  hand: Hand,
  prompt,
  question,
  verdict,
  seatLine,
  rankLine,
  spoken,
  secrets: true,
  paper: 'boomville-paper',
  soundOf,
  intro: () => import('./intro').then((module) => module.steps()),
};
export default board;
