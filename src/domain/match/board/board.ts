import type { BasketballBoard } from './basketball.ts';
import type { CasinoBoard } from './casino.ts';
import { mapScore, type EsportBoard } from './esport.ts';
import type { MarbleBoard } from './marble.ts';
import { pointsOf } from './basketball.ts';

/** The board of a match by its sport; football has the plain one. Names are texts, or on the origin words. */
export type Board<Name = string> = BasketballBoard | MarbleBoard<Name> | EsportBoard<Name> | CasinoBoard;
export type BoardSport = Board['sport'];

/** The score that a board shows, as a match has it; null for a race or a table. */
export const scoreOf = (board: Board<unknown>): string | null => {
  if (board.sport === 'basketball') return pointsOf(board).join('-');
  return board.sport === 'esport' ? mapScore(board).join('-') : null;
};
