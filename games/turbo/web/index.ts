/** The parts of Turbo that the frame loads. */
import type { GameBoard } from '$web/board';
import Board from './Board.svelte';
import Finish from './Finish.svelte';
import Cities from './Cities.svelte';
import './paper.css';
import type { Action, Choices, Event, View } from './types.gen';
import { prompt, rankLine, resultLine, seatLine, spoken, verdict } from './words';

const soundOf = {
  placed: 'click',
  moved: 'click',
  rotated: 'click',
  started: 'turn',
  task: 'turn',
  wrong: 'refused',
  round_won: 'won',
  solved: 'won',
};

const board: GameBoard<View, Choices, Action, Event> = {
  board: Board,
  hand: Cities,
  prompt,
  verdict,
  ending: Finish,
  seatLine,
  rankLine,
  resultLine,
  spoken,
  atOnce: true,
  leaving: true,
  secrets: true,
  paper: 'turbo-paper',
  soundOf,
  intro: () => import('./intro').then((module) => module.steps()),
};
export default board;
