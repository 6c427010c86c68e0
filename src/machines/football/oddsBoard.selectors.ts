import type { SnapshotFrom } from 'xstate';
import type { oddsBoardMachine } from './oddsBoard.machine.ts';

export type OddsBoardSnapshot = SnapshotFrom<typeof oddsBoardMachine>;

/** Whether prices are on their way, missing, true, or older than the board should be. */
export type PricesAre = 'awaited' | 'missing' | 'current' | 'old';

export const selectPrices = ({ value: { prices } }: OddsBoardSnapshot): PricesAre =>
  prices === 'doubtful' ? 'current' : prices;
export const selectWay = ({ value }: OddsBoardSnapshot) => value.way;
/** When the prices that are shown were told, epoch milliseconds. */
export const selectToldAt = ({ context }: OddsBoardSnapshot): number | null => context.toldAt;
