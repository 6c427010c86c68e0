import { replay, type GameCore, type Played, type Run } from './core.ts';
import { crestsCore } from './crests/crests.ts';
import { juggleCore } from './juggle/juggle.ts';
import { marblesCore } from './marbles/marbles.ts';
import { penaltyCore } from './penalty/penalty.ts';
import { quanCore } from './quan/quan.ts';
import { snakeCore } from './snake/snake.ts';
import { guessCore } from './syllables/guess.ts';

/** The games whose scores the origin checks, and how it plays a run again. */
export interface Checked {
  readonly rate: number;
  readonly replay: (run: Run) => Played | null;
}
const checked = <State>(core: GameCore<State>): Checked => ({
  rate: core.rate,
  replay: (run) => replay(core, run),
});

export const ownGames: Readonly<Record<string, Checked>> = {
  'sut-luan-luu': checked(penaltyCore),
  'tang-bong': checked(juggleCore),
  'dua-bi': checked(marblesCore),
  'huy-hieu-2048': checked(crestsCore),
  'ran-san-co': checked(snakeCore),
  'o-an-quan': checked(quanCore),
  'doan-tieng': checked(guessCore),
};
