import type { Match } from '#domain/match/match.ts';
import { isCalledOff, matchPhase, matchStatus } from '#domain/match/matchStatus.ts';

/** The first matches of a day to show: live, then upcoming, then the rest; within these in the list's own order. */
export const firstOf = (matches: readonly Match[], most: number): readonly Match[] => {
  const rank = (match: Match) => {
    const status = matchStatus(match.status);
    if (isCalledOff(status)) return 3;
    const phase = matchPhase(status);
    if (phase === 'live') return 0;
    return phase === 'comingUp' ? 1 : 2;
  };
  const chosen = new Set([...matches].sort((a, b) => rank(a) - rank(b) || a.startTime - b.startTime).slice(0, most));
  return matches.filter((match) => chosen.has(match));
};
