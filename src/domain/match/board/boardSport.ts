import type { BoardSport } from './board.ts';

// In a file of its own: cards ask which sport it is, and need nothing else of the boards.
const sports: Readonly<Record<string, BoardSport>> = { '2': 'basketball', '3': 'marble', '4': 'casino', '5': 'esport' };

/** Of the kind of content (`liveModeId`), if its matches have a board of their own. */
export const boardSportOf = (liveModeId: string): BoardSport | null => sports[liveModeId] ?? null;
