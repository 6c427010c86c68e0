import { createContext, use } from 'react';
import type { Match } from '#domain/match/match.ts';

/** Opens the details of a match as a sheet. */
export interface MatchSheetControl {
  readonly show: (match: Match) => void;
}

export const MatchSheetContext = createContext<MatchSheetControl>({
  show: () => {
    throw new Error('useMatchSheet needs a MatchSheetProvider above it');
  },
});
export const useMatchSheet = () => use(MatchSheetContext);
