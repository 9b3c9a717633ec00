/** The parts of Marne that the frame loads. */
import type { GameBoard } from '$web/board';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import './paper.css';
import Scale from './Scale.svelte';
import type { Action, Choices, Event, View } from './types.gen';
import { prompt, resultLine, seatLine, spoken, verdict } from './words';

const soundOf = {
  taxi_arrived: 'drive',
  taxi_sent: 'drive',
  drawn: 'card',
  exchanged: 'card',
  discarded: 'card',
  officer_moved: 'click',
  ended: 'won',
};

const board: GameBoard<View, Choices, Action, Event> = {
  board: Board,
  hand: Hand,
  prompt,
  verdict,
  ending: Scale,
  seatLine,
  resultLine,
  spoken,
  secrets: false,
  paper: 'marne-paper',
  soundOf,
  intro: () => import('./intro').then((module) => module.steps()),
};
export default board;
