import { oddsBoardMachine } from './oddsBoard.machine.ts';

interface OddsBoardNeeds {
  /** Asks the source for the prices; what comes of it is told to the chart. */
  readonly ask: () => void;
}

export const wireOddsBoard = ({ ask }: OddsBoardNeeds) => oddsBoardMachine.provide({ actions: { ask } });
